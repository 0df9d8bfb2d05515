/// A range in one line of a file, with lines and columns counted from 1.
package struct SourceRange: Sendable, Hashable {
  /// Path below the site's folder, with `/` between its segments.
  package let file: String
  /// Line from 1; 0 for the whole file.
  package let line: Int
  /// Column from 1, in characters as in editors.
  package let column: Int
  /// Number of characters, at least 1; a range over several lines ends with its first line. 0 if
  /// the source line is left out.
  package let length: Int
  /// The source line without its line ending; for a very long line, the part around the range.
  package let text: String
  /// Column of the text's first character, from 1.
  package let textColumn: Int

  package init(
    file: String, line: Int, column: Int, length: Int, text: String, textColumn: Int = 1
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.text = text
    self.textColumn = textColumn
  }

  /// Creates the place of a whole file, for mistakes that concern no line.
  package init(file: String) {
    self.init(file: file, line: 0, column: 0, length: 0, text: "")
  }
}

extension SourceRange {
  /// The place without its source line, for a file whose content must not appear in a log.
  package var withoutSource: SourceRange {
    SourceRange(file: file, line: line, column: column, length: 0, text: "")
  }

  /// Whether the source line is left out.
  var isSecret: Bool { line > 0 && length == 0 }
}

extension SourceRange: Comparable {
  package static func < (a: SourceRange, b: SourceRange) -> Bool {
    (a.file, a.line, a.column, a.length) < (b.file, b.line, b.column, b.length)
  }
}
