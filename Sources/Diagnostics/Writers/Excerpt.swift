/// The part of a source line that fits a terminal, and where the caret stands below it.
struct Excerpt {
  /// Characters of a long line that are shown before and behind the caret.
  private static let before = 60
  private static let behind = 100
  /// So many more before the caret are not worth a cut.
  private static let slack = 20

  let line: String
  /// What stands below the line up to the caret: blanks, and tabs where the line has them.
  let indent: String
  /// In columns, at least 1.
  let width: Int

  init(_ place: Place) {
    let start = max(place.column - place.textColumn, 0)
    let first = start > Self.before + Self.slack ? start - Self.before : 0
    let rest = place.text.dropFirst(first)
    let ahead = rest.prefix(start - first)
    let marked = rest[ahead.endIndex...].prefix(Self.behind)
    let isCut = (ahead: first > 0 || place.textColumn > 1, behind: marked.endIndex < rest.endIndex)
    line =
      (isCut.ahead ? "…" : "") + String(rest[..<marked.endIndex]).terminalSafe
      + (isCut.behind ? "…" : "")
    indent = (isCut.ahead ? " " : "") + ahead.map(Self.blank).joined()
    width = max(1, String(marked.prefix(place.length)).terminalSafe.terminalColumns)
  }

  private static func blank(under character: Character) -> String {
    character == "\t"
      ? "\t" : String(repeating: " ", count: String(character).terminalSafe.terminalColumns)
  }
}
