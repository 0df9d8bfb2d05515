/// Markdown syntax for the manuals.
enum Markdown {
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows.map { $0.map(cell) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// Escapes `|`, which would begin the next cell, and line ends, which would begin the next row.
  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }

  static func code(_ text: some StringProtocol) -> String { "`\(text)`" }

  static func link(to heading: String) -> String { "[\(heading)](#\(anchor(heading)))" }

  /// Returns GitHub's anchor of a heading: lower case, spaces as `-`, without most punctuation.
  static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character)
          ? character : nil
      })
  }
}
