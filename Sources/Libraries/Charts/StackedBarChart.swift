package import Markup

/// Vertical bars of stacked parts, such as what each month's money was spent on, with a legend.
///
/// The drawing has classes and no colours, because themes set those for `chart-part-1` to
/// `chart-part-6`. Parts below 0, such as refunds, hang below the line at 0.
package struct StackedBarChart: Sendable, Hashable {
  /// Greatest number of parts for which themes have distinct colours.
  package static let mostParts = 6

  /// Bar with its label and the values of its parts.
  package struct Bar: Sendable, Hashable {
    package let label: String
    /// Values in the order of the chart's names; a value that is not finite gets no part.
    package let parts: [Double]
    /// The total in words: "$1,234".
    package let text: String

    package init(_ label: String, _ parts: [Double], text: String) {
      self.label = label
      self.parts = parts
      self.text = text
    }
  }

  package var bars: [Bar]
  /// Names of the parts, at most six.
  package var names: [String]
  /// Title for assistive technology; plain text.
  package var title: String
  /// Description of what the bars show, in words; plain text, left out if empty.
  package var description: String
  /// Prefix of the ids in the drawing, unique on the page.
  package var idPrefix: String

  package init(
    _ bars: [Bar], names: [String], title: String, description: String = "", idPrefix: String
  ) {
    self.bars = bars
    self.names = names
    self.title = title
    self.description = description
    self.idPrefix = idPrefix
  }

  /// Height of the bars, and room above and below them, in tenths of an em.
  private static let (height, above, below) = (130, 20, 30)
  /// Height of a row of the legend in tenths of an em.
  private static let row = 16

  /// Draws the chart; `nil` without bars. `mark` formats the value of a mark on the axis.
  package func svg(mark: (Double) -> String) -> SVG? {
    guard !bars.isEmpty else { return nil }
    let axis = ValueAxis(of: bars.flatMap { [$0.sum { max($0, 0) }, $0.sum { min($0, 0) }] })
    let marks = axis.marks.map { (place: hundredths(axis.share(of: $0)), text: mark($0)) }
    let side = ChartSize.share(ofCharacters: marks.map(\.text.count).max() ?? 0)
    let legend = Self.above + Self.height + Self.below
    let frame = ChartFrame(
      title: title, description: description, idPrefix: idPrefix,
      height: legend + (names.count + 1) / 2 * Self.row + 4)
    return frame.svg { output in
      output.append("<svg")
      output.append("x", percent: side)
      output.append("y", em: Self.above)
      output.append("width", percent: 9_800 - side)
      output.append("height", em: Self.height)
      output.append(" overflow=\"visible\">")
      output.append(marksBeside: marks)
      for index in bars.indices { writeBar(at: index, on: axis, to: &output) }
      let zero = 10_000 - hundredths(axis.share(of: 0))
      output.append("<line class=\"chart-base\" x2=\"100%\"")
      output.append("y1", percent: zero)
      output.append("y2", percent: zero)
      output.append("/>")
      writeLabels(to: &output)
      output.append("</svg>")
      writeLegend(at: legend, to: &output)
    }
  }

  /// Left edge of a bar's slot in hundredths of a percent.
  private func edge(_ index: Int) -> Int { index * 10_000 / bars.count }

  /// Writes the parts of a bar: those above 0 upwards from the line, those below 0 downwards.
  private func writeBar(at index: Int, on axis: ValueAxis, to output: inout OutputBuffer) {
    let bar = bars[index]
    let width = edge(index + 1) - edge(index)
    var (up, down) = (0.0, 0.0)
    output.append("<g class=\"chart-stack\"><title>")
    output.append(text: bar.label)
    output.append(": ")
    output.append(text: bar.text)
    output.append("</title>")
    for (part, value) in bar.parts.enumerated() where value.isFinite && value != 0 {
      let start = value > 0 ? up : down
      if value > 0 { up += value } else { down += value }
      let (low, high) = (min(start, start + value), max(start, start + value))
      let (bottom, top) = (hundredths(axis.share(of: low)), hundredths(axis.share(of: high)))
      guard top > bottom else { continue }
      output.append("<rect class=\"chart-part-\(part % Self.mostParts + 1)\"")
      output.append("x", percent: edge(index) + width / 8)
      output.append("y", percent: 10_000 - top)
      output.append("width", percent: max(1, width * 3 / 4))
      output.append("height", percent: top - bottom)
      output.append("/>")
    }
    output.append("</g>")
  }

  private func writeLabels(to output: inout OutputBuffer) {
    let labels = LabelSteps(count: bars.count, characters: bars.map(\.label.count).max() ?? 0)
    output.append("<g class=\"chart-labels\" text-anchor=\"middle\">")
    for (index, bar) in bars.enumerated() where labels.room(at: index) != .never {
      output.append(textIn: labels.room(at: index))
      output.append("x", percent: (edge(index) + edge(index + 1)) / 2)
      output.append(" y=\"100%\"")
      output.append("dy", em: 15)
      output.append(">")
      output.append(text: bar.label)
      output.append("</text>")
    }
    output.append("</g>")
  }

  /// Number of characters of the longest name that fits in the legend on a phone.
  private static let longest = 20

  /// Writes the names of the parts in two columns, each after a square in the colour of its part.
  private func writeLegend(at top: Int, to output: inout OutputBuffer) {
    output.append("<g class=\"chart-legend\">")
    for (index, name) in names.prefix(Self.mostParts).enumerated() {
      let (x, y) = (index % 2 * 5_000, top + index / 2 * Self.row)
      output.append("<rect class=\"chart-part-\(index + 1)\" width=\".8em\" height=\".8em\"")
      output.append("x", percent: x)
      output.append("y", em: y)
      output.append("/><text dx=\"1.2em\"")
      output.append("x", percent: x)
      output.append("y", em: y + 8)
      output.append(">")
      output.append(text: name.count > Self.longest ? name.prefix(Self.longest - 1) + "…" : name)
      output.append("</text>")
    }
    output.append("</g>")
  }

  private func hundredths(_ share: Double) -> Int { Int((share * 10_000).rounded()) }
}

extension StackedBarChart.Bar {
  /// Sum of the results of a function for each finite part.
  fileprivate func sum(_ part: (Double) -> Double) -> Double {
    parts.reduce(0) { $1.isFinite ? $0 + part($1) : $0 }
  }
}
