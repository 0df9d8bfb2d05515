import Markup

extension BarChart {
  /// Height of a row of label and bar, and of the axis below all rows, in tenths of an em.
  private static let (row, below) = (32, 22)
  /// Top and height of a bar in its row, in tenths of an em.
  private static let (top, thickness) = (14, 12)
  /// Number of characters of the longest label that fits on a phone.
  private static let longest = 36

  /// Draws horizontal bars below each other, each with its label above it, and the axis below all.
  func lying(_ axis: ValueAxis, _ marks: [(place: Int, text: String)]) -> SVG {
    let side = ChartSize.share(ofCharacters: bars.map(\.text.count).max() ?? 0)
    let start = hasNegativeBars ? side : 0
    return frame(height: bars.count * Self.row + Self.below).svg { output in
      output.append("<svg")
      output.append("x", percent: start)
      output.append("width", percent: 10_000 - start - side)
      output.append("height", em: bars.count * Self.row)
      output.append(" overflow=\"visible\">")
      writeMarks(marks, to: &output)
      writeRows(on: axis, to: &output)
      let zero = hundredths(axis.share(of: 0))
      output.append("<line class=\"chart-base\" y2=\"100%\"")
      output.append("x1", percent: zero)
      output.append("x2", percent: zero)
      output.append("/></svg>")
      writeLabels(to: &output)
    }
  }

  private func writeMarks(
    _ marks: [(place: Int, text: String)], to output: inout OutputBuffer
  ) {
    output.append("<g class=\"chart-grid\">")
    for mark in marks {
      output.append("<line y2=\"100%\"")
      output.append("x1", percent: mark.place)
      output.append("x2", percent: mark.place)
      output.append("/>")
    }
    output.append("</g><g class=\"chart-marks\" text-anchor=\"middle\">")
    let steps = LabelSteps(count: marks.count, characters: marks.map(\.text.count).max() ?? 0)
    for (index, mark) in marks.enumerated() where steps.room(at: index) != .never {
      output.append(textIn: steps.room(at: index))
      output.append("x", percent: mark.place)
      output.append(" y=\"100%\" dy=\"1.5em\">")
      output.append(text: mark.text)
      output.append("</text>")
    }
    output.append("</g>")
  }

  /// Writes the bars, and each value at the end of its bar.
  private func writeRows(on axis: ValueAxis, to output: inout OutputBuffer) {
    let zero = hundredths(axis.share(of: 0))
    let ends = bars.map { hundredths(axis.share(of: $0.value)) }
    output.append("<g class=\"chart-bars\">")
    for (index, bar) in bars.enumerated() {
      output.append("<rect")
      output.append("x", percent: min(zero, ends[index]))
      output.append("y", em: index * Self.row + Self.top)
      output.append("width", percent: abs(zero - ends[index]))
      output.append("height", em: Self.thickness)
      output.append(titleOf: bar)
    }
    output.append("</g><g class=\"chart-values\">")
    for (index, bar) in bars.enumerated() {
      output.append(bar.value < 0 ? "<text text-anchor=\"end\" dx=\"-.4em\"" : "<text dx=\".4em\"")
      output.append("x", percent: ends[index])
      output.append("y", em: index * Self.row + Self.top + Self.thickness - 2)
      output.append(">")
      output.append(text: bar.text)
      output.append("</text>")
    }
    output.append("</g>")
  }

  /// Writes each label above its bar, from the left edge of the drawing, because there isn't room
  /// beside the bars.
  private func writeLabels(to output: inout OutputBuffer) {
    output.append("<g class=\"chart-labels\">")
    for (index, bar) in bars.enumerated() {
      output.append("<text dx=\".2em\"")
      output.append("y", em: index * Self.row + 10)
      output.append(">")
      let label = bar.label
      output.append(
        text: label.count > Self.longest ? label.prefix(Self.longest - 1) + "…" : label)
      output.append("</text>")
    }
    output.append("</g>")
  }
}
