/// A text with marks, with which tests state places without counting columns.
///
/// `1️⃣` marks a position; marks are removed from the text, and each is identified by its digit.
package struct MarkedText {
  package let text: String
  /// Line and column, from 1, of each mark.
  package let marks: [Int: (line: Int, column: Int)]

  package init(_ marked: String) {
    var text = ""
    var marks: [Int: (line: Int, column: Int)] = [:]
    var (line, column) = (1, 1)
    for character in marked {
      if character.unicodeScalars.contains("\u{20E3}"),
        let digit = character.unicodeScalars.first?.properties.numericValue
      {
        marks[Int(digit)] = (line, column)
        continue
      }
      text.append(character)
      if character.isNewline {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    self.text = text
    self.marks = marks
  }
}
