package import Markup

/// Line through values measured along a way or over time, with the area below it and axes in round
/// steps.
///
/// The drawing has classes and no colours, because themes set those. Labels that don't fit on a
/// phone have the class `chart-wide`.
package struct LineChart: Sendable, Hashable {
  /// Value with its place along the chart.
  package struct Point: Sendable, Hashable {
    /// Place from the left, in any unit; not less than that of the previous point.
    package let place: Double
    package let value: Double

    package init(_ place: Double, _ value: Double) {
      self.place = place
      self.value = value
    }
  }

  package var points: [Point]
  /// Title for assistive technology, such as "Elevation along the route"; plain text.
  package var title: String
  /// Description of what the line shows, in words; plain text, left out if empty.
  package var description: String
  /// Prefix of the ids in the drawing, unique on the page; hyphens replace characters other than
  /// ASCII letters, digits, `_` and `-`.
  package var idPrefix: String
  /// Whether the axis includes 0 and the area begins there, as for amounts that may be owed.
  /// Otherwise the axis begins near the least value, as for heights.
  package var isFromZero: Bool

  package init(
    _ points: [Point], title: String, description: String = "", idPrefix: String,
    isFromZero: Bool = false
  ) {
    self.points = points
    self.isFromZero = isFromZero
    self.title = title
    self.description = description
    self.idPrefix = idPrefix
  }

  /// Height of the line's area, and room above and below it, in tenths of an em.
  private static let (height, above, below) = (100, 10, 30)
  /// Size of the line's own coordinate system, which is stretched to the area.
  private static let (width, depth) = (1_000, 200)

  /// Draws the chart; `nil` if it has fewer than two finite points, or if all places are equal.
  ///
  /// `mark` formats the value of a mark on the vertical axis, and `placeMark` that of a mark along
  /// the chart.
  package func svg(
    mark: (Double) -> String, placeMark: (Double) -> String
  ) -> SVG? {
    svg(mark: mark) { length in
      ValueAxis(of: [length]).marks.filter { $0 <= length }
        .map { PlaceMark(share: $0 / length, text: placeMark($0)) }
    }
  }

  /// Text below a place along the chart, such as a month's name.
  package struct PlaceMark: Sendable, Hashable {
    /// Share of the chart's length before it, 0 to 1.
    package let share: Double
    package let text: String

    package init(share: Double, text: String) {
      self.share = share
      self.text = text
    }
  }

  /// Draws the chart; `nil` if it has fewer than two finite points, or if all places are equal.
  ///
  /// `places` returns the marks along a chart of the given length, in order.
  package func svg(
    mark: (Double) -> String, places: (_ length: Double) -> [PlaceMark]
  ) -> SVG? {
    let points = points.filter { $0.place.isFinite && $0.value.isFinite }
    guard let first = points.first, let last = points.last, first.place < last.place,
      (last.place - first.place).isFinite
    else { return nil }
    let values = points.lazy.map(\.value)
    let axis = isFromZero ? ValueAxis(of: values) : ValueAxis(spanning: values)
    let marks = axis.marks.map { (place: hundredths(axis.share(of: $0)), text: mark($0)) }
    let length = last.place - first.place
    let side = ChartSize.share(ofCharacters: marks.map(\.text.count).max() ?? 0)
    let frame = ChartFrame(
      title: title, description: description, idPrefix: idPrefix,
      height: Self.above + Self.height + Self.below)
    return frame.svg { output in
      output.append("<svg")
      output.append("x", percent: side)
      output.append("y", em: Self.above)
      output.append("width", percent: 9_600 - side)
      output.append("height", em: Self.height)
      output.append(" overflow=\"visible\">")
      output.append(marksBeside: marks)
      write(places(length), to: &output)
      output.append("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 1000 200\"")
      output.append(" preserveAspectRatio=\"none\">")
      let line = Self.line(points, from: first.place, over: length, on: axis)
      let base = Self.depth - (isFromZero ? Self.height(of: 0, on: axis) : 0)
      output.append("<path class=\"chart-area\" d=\"M0 \(base)L")
      output.append(line)
      output.append("L1000 \(base)Z\"/><path class=\"chart-line\" d=\"M")
      output.append(line)
      output.append("\"/></svg>")
      if isFromZero { writeZero(on: axis, to: &output) }
      output.append("</svg>")
    }
  }

  /// Writes the line at 0, if values are on both sides of it.
  private func writeZero(on axis: ValueAxis, to output: inout OutputBuffer) {
    let zero = hundredths(1 - axis.share(of: 0))
    output.append("<line class=\"chart-base\" x2=\"100%\"")
    output.append("y1", percent: zero)
    output.append("y2", percent: zero)
    output.append("/>")
  }

  /// Writes the texts of the marks below the chart.
  private func write(_ places: [PlaceMark], to output: inout OutputBuffer) {
    output.append("<g class=\"chart-marks\" text-anchor=\"middle\">")
    let steps = LabelSteps(count: places.count, characters: places.map(\.text.count).max() ?? 0)
    for (index, place) in places.enumerated() where steps.room(at: index) != .never {
      output.append(textIn: steps.room(at: index))
      output.append("x", percent: hundredths(place.share))
      output.append(" y=\"100%\" dy=\"1.5em\">")
      output.append(text: place.text)
      output.append("</text>")
    }
    output.append("</g>")
  }

  /// Points of the line in whole units of its drawing. If many points share a column, the first,
  /// highest, lowest and last are kept, which look the same.
  private static func line(
    _ points: [Point], from start: Double, over length: Double, on axis: ValueAxis
  ) -> String {
    var text = ""
    var column: (x: Int, ys: [Int]) = (0, [])
    func close() {
      var ys = column.ys
      if ys.count > 4, let low = ys.max(), let high = ys.min() {
        let lowFirst = (ys.firstIndex(of: low) ?? 0) < (ys.firstIndex(of: high) ?? 0)
        ys = [ys[0]] + (lowFirst ? [low, high] : [high, low]) + [ys[ys.count - 1]]
      }
      var last: Int?
      for y in ys where y != last {
        text += text.isEmpty ? "\(column.x) \(y)" : "L\(column.x) \(y)"
        last = y
      }
    }
    for point in points {
      let x = Int(((point.place - start) / length * Double(width)).rounded())
      let y = depth - height(of: point.value, on: axis)
      if x != column.x {
        close()
        column = (x, [])
      }
      column.ys.append(y)
    }
    close()
    return text
  }

  /// Height of a value in units of the line's drawing.
  private static func height(of value: Double, on axis: ValueAxis) -> Int {
    Int((axis.share(of: value) * Double(depth)).rounded())
  }

  private func hundredths(_ share: Double) -> Int { Int((share * 10_000).rounded()) }
}
