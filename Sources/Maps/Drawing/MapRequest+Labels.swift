import Geodesy
import Markup

/// How large type is on a drawing that is shown at some width.
///
/// Type scales with the drawing, so there are two layouts of names, of which a theme shows one: on
/// narrow screens larger type, and fewer names.
private enum Scale: CaseIterable {
  case wide, narrow

  var em: Double { self == .wide ? 15 : 28 }
  /// Distance between dots and names. Dots keep their size on the screen.
  var gap: Double { self == .wide ? 9 : 17 }
  /// Size of the scale's number, and greatest length of its bar.
  var note: (em: Double, length: Double) { self == .wide ? (12, 130) : (25, 230) }
}

extension MapRequest {
  /// Most names that are tried.
  private static let nameLimit = 150

  /// Writes names, the scale and the locator.
  func writeLabels(on view: some MapView, to output: inout OutputBuffer) {
    let size = view.size / 2
    var lines = LineCells(size: size)
    for route in routes {
      for line in view.lines(through: route.directions) { lines.add(line.map { $0 / 2 }) }
    }
    let names = names(on: view)
    var corners = Corners(size: size, lines: lines, dots: names.map(\.dot))
    if let region = view.region, region.radius < 12 {
      let diameter = SIMD2(repeating: 2 * Locator.radius)
      if let corner = corners.take(diameter, from: [.topRight, .topLeft, .bottomRight, .bottomLeft])
      {
        Locator(of: region.middle).write(at: corner, to: &output)
      }
    }
    for scale in Scale.allCases {
      output.append(scale == .wide ? "<g class=\"map-labels\"" : "<g class=\"map-labels map-narrow\"")
      output.append(" aria-hidden=\"true\">")
      var corners = corners
      // Beyond some 20 degrees lengths differ by more than three per cent.
      if let region = view.region, region.radius < 20 {
        let bar = ScaleBar(
          kilometresOfUnit: region.kilometresOfUnit * 2, atMost: scale.note.length)
        if let corner = corners.take(
          bar.size(em: scale.note.em), from: [.bottomLeft, .bottomRight, .topLeft, .topRight])
        {
          bar.write(at: corner, em: scale.note.em, to: &output)
        }
      }
      var layout = LabelLayout(
        em: scale.em, gap: scale.gap, frame: Box(low: .zero, high: size).grown(by: -4),
        taken: corners.taken, lines: lines)
      layout.place(names)
      for label in layout.labels { label.write(to: &output) }
      output.append("</g>")
    }
  }

  /// Names of stops on the drawing with their places in units, the most important first, and one
  /// for those that are the same.
  private func names(
    on view: some MapView
  ) -> [(index: Int, text: String, dot: SIMD2<Double>)] {
    var seen: Set<NameAndPlace> = []
    var names: [(index: Int, text: String, dot: SIMD2<Double>)] = []
    let order = stops.indices.sorted { (stops[$0].rank, $0) < (stops[$1].rank, $1) }
    for index in order {
      guard let place = view.dot(of: stops[index]) else { continue }
      let text = names.count < Self.nameLimit ? stops[index].label.asLabel : ""
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

/// Corners of a drawing, where what belongs to none of its places finds room.
struct Corners {
  enum Corner { case topLeft, topRight, bottomLeft, bottomRight }

  let size: SIMD2<Double>
  let lines: LineCells
  let dots: [SIMD2<Double>]
  private(set) var taken: [Box] = []

  init(size: SIMD2<Double>, lines: LineCells, dots: [SIMD2<Double>]) {
    self.size = size
    self.lines = lines
    self.dots = dots
  }

  /// Takes the first of some corners where the fewest lines are, and no dot, and returns the upper
  /// left place of a box of a size in it; `nil` if there is none.
  mutating func take(_ box: SIMD2<Double>, from corners: [Corner]) -> SIMD2<Double>? {
    let margin = 14.0
    let boxes = corners.map { corner in
      let left = corner == .topLeft || corner == .bottomLeft
      let top = corner == .topLeft || corner == .topRight
      let low = SIMD2(
        left ? margin : size.x - margin - box.x, top ? margin : size.y - margin - box.y)
      return Box(low: low, high: low + box)
    }
    let free = boxes.filter { box in
      let around = box.grown(by: 12)
      return !dots.contains { around.contains($0) } && !taken.contains { $0.meets(around) }
    }
    guard let best = free.min(by: { lines.count(in: $0) < lines.count(in: $1) }) else { return nil }
    taken.append(best)
    return best.low
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
