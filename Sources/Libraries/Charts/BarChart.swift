package import Markup

/// Bars of values with an axis in round steps; each value is written beside its bar.
///
/// The drawing has classes and no colours, because themes set those. Labels that don't fit on a
/// phone have the class `chart-wide`.
package struct BarChart: Sendable, Hashable {
  /// Bar with its label and its value, both as readers see them.
  package struct Bar: Sendable, Hashable {
    package let label: String
    /// Length of the bar; a value that is not finite gets no bar.
    package let value: Double
    /// The value in words: "1,234 km".
    package let text: String

    package init(_ label: String, _ value: Double, text: String) {
      self.label = label
      self.value = value
      self.text = text
    }
  }

  /// Direction in which bars grow.
  package enum Direction: Sendable, Hashable {
    /// Vertical bars next to each other, such as one for each year.
    case vertical
    /// Horizontal bars, each below its label, which may be long.
    case horizontal
  }

  package var bars: [Bar]
  package var direction: Direction
  /// Title for assistive technology, such as "Trips by year"; plain text.
  package var title: String
  /// Description of what the bars show, in words; plain text, left out if empty.
  package var description: String
  /// Prefix of the ids in the drawing, unique on the page; hyphens replace characters other than
  /// ASCII letters, digits, `_` and `-`.
  package var idPrefix: String
  /// Least difference between two marks of the axis; 1 for counts.
  package var leastStep: Double

  package init(
    _ bars: [Bar], _ direction: Direction, title: String, description: String = "",
    idPrefix: String, leastStep: Double = 0
  ) {
    self.bars = bars
    self.direction = direction
    self.title = title
    self.description = description
    self.idPrefix = idPrefix
    self.leastStep = leastStep
  }

  /// Draws the chart; `nil` without bars. `mark` formats the value of a mark on the axis.
  package func svg(mark: (Double) -> String) -> SVG? {
    guard !bars.isEmpty else { return nil }
    let axis = ValueAxis(of: bars.lazy.map(\.value), leastStep: leastStep)
    let marks = axis.marks.map { (place: hundredths(axis.share(of: $0)), text: mark($0)) }
    return switch direction {
    case .vertical: upright(axis, marks)
    case .horizontal: lying(axis, marks)
    }
  }

  var hasNegativeBars: Bool { bars.contains { $0.value < 0 } }

  func frame(height: Int) -> ChartFrame {
    ChartFrame(title: title, description: description, idPrefix: idPrefix, height: height)
  }

  /// A share of the width or height in hundredths of a percent.
  func hundredths(_ share: Double) -> Int { Int((share * 10_000).rounded()) }
}

extension OutputBuffer {
  /// Appends the title that a browser shows for the bar under the pointer, and the bar's end tag.
  mutating func append(titleOf bar: BarChart.Bar) {
    append("><title>")
    append(text: bar.label)
    append(": ")
    append(text: bar.text)
    append("</title></rect>")
  }

  /// Appends the beginning of a text's tag, with the class `chart-wide` if it needs a wide chart.
  mutating func append(textIn room: LabelSteps.Room) {
    append(room == .whereWide ? "<text class=\"chart-wide\"" : "<text")
  }
}
