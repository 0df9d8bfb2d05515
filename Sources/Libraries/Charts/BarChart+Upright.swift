import Markup

extension BarChart {
  /// Height of the bars, and room above and below them, in tenths of an em.
  private static let (height, above, below) = (130, 20, 30)

  /// Draws vertical bars next to each other, with the axis on the left.
  func upright(_ axis: ValueAxis, _ marks: [(place: Int, text: String)]) -> SVG {
    let side = ChartSize.share(ofCharacters: marks.map(\.text.count).max() ?? 0)
    return frame(height: Self.above + Self.height + Self.below).svg { output in
      output.append("<svg")
      output.append("x", percent: side)
      output.append("y", em: Self.above)
      output.append("width", percent: 9_800 - side)
      output.append("height", em: Self.height)
      output.append(" overflow=\"visible\">")
      output.append(marksBeside: marks)
      writeBars(on: axis, to: &output)
      writeBase(on: axis, to: &output)
      writeTexts(on: axis, to: &output)
      output.append("</svg>")
    }
  }

  /// Left edge of a bar's slot in hundredths of a percent.
  private func edge(_ index: Int) -> Int { index * 10_000 / bars.count }

  private func writeBars(on axis: ValueAxis, to output: inout OutputBuffer) {
    let zero = hundredths(axis.share(of: 0))
    output.append("<g class=\"chart-bars\">")
    for (index, bar) in bars.enumerated() {
      let end = hundredths(axis.share(of: bar.value))
      let width = edge(index + 1) - edge(index)
      output.append("<rect")
      output.append("x", percent: edge(index) + width / 8)
      output.append("y", percent: 10_000 - max(zero, end))
      output.append("width", percent: max(1, width * 3 / 4))
      output.append("height", percent: abs(zero - end))
      output.append(titleOf: bar)
    }
    output.append("</g>")
  }

  private func writeBase(on axis: ValueAxis, to output: inout OutputBuffer) {
    let zero = 10_000 - hundredths(axis.share(of: 0))
    output.append("<line class=\"chart-base\" x2=\"100%\"")
    output.append("y1", percent: zero)
    output.append("y2", percent: zero)
    output.append("/>")
  }

  /// Writes labels below all bars, and each value at the end of its bar.
  private func writeTexts(on axis: ValueAxis, to output: inout OutputBuffer) {
    let labels = LabelSteps(
      count: bars.count, characters: bars.map(\.label.count).max() ?? 0)
    let values = LabelSteps(
      count: bars.count, characters: bars.map { max($0.label.count, $0.text.count) }.max() ?? 0)
    // The value below a negative bar that reaches the bottom needs room above the labels.
    let down = hasNegativeBars ? 24 : 15
    output.append("<g class=\"chart-labels\" text-anchor=\"middle\">")
    for (index, bar) in bars.enumerated() where labels.room(at: index) != .never {
      output.append(textIn: labels.room(at: index))
      output.append("x", percent: (edge(index) + edge(index + 1)) / 2)
      output.append(" y=\"100%\"")
      output.append("dy", em: down)
      output.append(">")
      output.append(text: bar.label)
      output.append("</text>")
    }
    output.append("</g><g class=\"chart-values\" text-anchor=\"middle\">")
    for (index, bar) in bars.enumerated() where values.room(at: index) != .never {
      output.append(textIn: values.room(at: index))
      output.append("x", percent: (edge(index) + edge(index + 1)) / 2)
      output.append("y", percent: 10_000 - hundredths(axis.share(of: bar.value)))
      output.append("dy", em: bar.value < 0 ? 11 : -4)
      output.append(">")
      output.append(text: bar.text)
      output.append("</text>")
    }
    output.append("</g>")
  }
}
