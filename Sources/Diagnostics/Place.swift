/// A range in one line of a file, as a person counts: lines and columns from 1.
package struct Place: Sendable, Hashable {
  /// The path below the site's folder, with `/` between its segments.
  package let file: String
  /// From 1; 0 where the whole file is meant.
  package let line: Int
  /// From 1, in characters as an editor's cursor moves over them.
  package let column: Int
  /// In characters, at least 1; a range over several lines is cut at the end of its first.
  package let length: Int
  /// The source line without its line ending; of a very long one, the part around the range.
  package let text: String
  /// The column of the text's first character, from 1.
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

  /// The whole of a file, for mistakes that no line holds.
  package init(file: String) {
    self.init(file: file, line: 0, column: 0, length: 0, text: "")
  }
}

extension Place: Comparable {
  package static func < (a: Place, b: Place) -> Bool {
    (a.file, a.line, a.column, a.length) < (b.file, b.line, b.column, b.length)
  }
}
