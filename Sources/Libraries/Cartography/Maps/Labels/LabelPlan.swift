import Geodesy
import Markup

/// Everything on a map that is placed wherever there is room.
struct LabelPlan {
  /// Small globe, and its upper left corner in units.
  let locator: (globe: Locator, corner: SIMD2<Double>)?
  /// Layouts of the same names, one for each size of type.
  let sheets: [Sheet]

  struct Sheet {
    let type: TypeSize
    /// Scale bar, and its upper left corner.
    let bar: (bar: ScaleBar, corner: SIMD2<Double>)?
    let labels: [LabelLayout.Label]
  }
}

/// Size of type on a drawing, depending on the width at which it is shown.
///
/// Type scales with the drawing, so each map has two layouts of names, and a theme shows one of
/// them. The layout for narrow screens has larger type and fewer names.
enum TypeSize: CaseIterable {
  case wide, narrow

  var em: Double { self == .wide ? 15 : 28 }
  /// Distance between dots and names. Dots keep their size on the screen.
  var gap: Double { self == .wide ? 9 : 17 }
  /// Size of the scale's number, and greatest length of its bar.
  var note: (em: Double, length: Double) { self == .wide ? (12, 130) : (25, 230) }
}

extension MapRequest {
  /// Greatest number of names that are tried.
  private static let nameLimit = 150

  /// Finds room for names, the scale and the locator.
  func labelPlan(on view: some MapView) -> LabelPlan {
    let size = view.size / 2
    var lines = LineCells(size: size)
    for route in routes {
      for line in view.lines(through: route.directions) { lines.add(line.map { $0 / 2 }) }
    }
    let names = names(on: view)
    var corners = Corners(size: size, lines: lines, dots: names.map(\.dot))
    var locator: (globe: Locator, corner: SIMD2<Double>)?
    if let region = view.region, region.radius < 12,
      let corner = corners.take(
        SIMD2(repeating: 2 * Locator.radius),
        from: [.topRight, .topLeft, .bottomRight, .bottomLeft])
    {
      locator = (Locator(of: region.middle), corner)
    }
    let sheets = TypeSize.allCases.map { type in
      sheet(type, names: names, region: view.region, corners: corners)
    }
    return LabelPlan(locator: locator, sheets: sheets)
  }

  private func sheet(
    _ type: TypeSize, names: [(index: Int, text: String, dot: SIMD2<Double>)], region: Region?,
    corners: Corners
  ) -> LabelPlan.Sheet {
    var corners = corners
    var bar: (bar: ScaleBar, corner: SIMD2<Double>)?
    // Beyond some 20 degrees, lengths on the map differ by more than three percent.
    if let region, region.radius < 20 {
      let scale = ScaleBar(
        kilometresOfUnit: region.kilometresOfUnit * 2, atMost: type.note.length)
      bar = corners.take(
        scale.size(em: type.note.em), from: [.bottomLeft, .bottomRight, .topLeft, .topRight]
      ).map { (scale, $0) }
    }
    var layout = LabelLayout(
      em: type.em, gap: type.gap, frame: Box(low: .zero, high: corners.size).grown(by: -4),
      taken: corners.taken, lines: corners.lines)
    layout.place(names)
    return LabelPlan.Sheet(type: type, bar: bar, labels: layout.labels)
  }

  /// Names of the stops on the drawing with their places in units, the most important first. Equal
  /// names in the same place are listed once.
  private func names(
    on view: some MapView
  ) -> [(index: Int, text: String, dot: SIMD2<Double>)] {
    var seen: Set<NameAndPlace> = []
    var names: [(index: Int, text: String, dot: SIMD2<Double>)] = []
    let order = stops.indices.sorted { (stops[$0].rank, $0) < (stops[$1].rank, $1) }
    for index in order {
      guard let place = view.dot(of: stops[index]) else { continue }
      let hasName = stops[index].kind == .place && names.count < Self.nameLimit
      let text = hasName ? stops[index].label.asLabel : ""
      guard seen.insert(NameAndPlace(text: text, place: place / 16)).inserted else { continue }
      names.append((index, text, SIMD2<Double>(place) / 2))
    }
    return names
  }
}

private struct NameAndPlace: Hashable {
  let text: String
  let place: SIMD2<Int>
}

extension LabelPlan {
  func write(to output: inout OutputBuffer) {
    if let locator { locator.globe.write(at: locator.corner, to: &output) }
    for sheet in sheets {
      output.append("<g class=\"map-labels")
      if sheet.type == .narrow { output.append(" map-narrow") }
      output.append("\" aria-hidden=\"true\">")
      if let bar = sheet.bar {
        bar.bar.write(at: bar.corner, em: sheet.type.note.em, to: &output)
      }
      for label in sheet.labels { label.write(to: &output) }
      output.append("</g>")
    }
  }
}

extension LabelLayout.Label {
  fileprivate func write(to output: inout OutputBuffer) {
    output.append("<text x=\"")
    switch anchor {
    case .start: output.append(tenths: box.low.x)
    case .middle: output.append(tenths: box.centre.x)
    case .end: output.append(tenths: box.high.x)
    }
    output.append("\" y=\"")
    output.append(tenths: baseline)
    switch anchor {
    case .start: output.append("\">")
    case .middle: output.append("\" text-anchor=\"middle\">")
    case .end: output.append("\" text-anchor=\"end\">")
    }
    output.appendEscaped(text)
    output.append("</text>")
  }
}
