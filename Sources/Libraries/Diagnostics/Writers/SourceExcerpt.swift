/// The part of a source line that fits in a terminal, with the caret's position.
struct SourceExcerpt {
  /// Greatest number of characters shown before and after the start of the range.
  private static let before = 60
  private static let behind = 100
  /// Number of characters by which the line may exceed `before` without being cut.
  private static let slack = 20

  let line: String
  /// Text below the line, before the caret: spaces, and tabs where the line has tabs.
  let indent: String
  /// Width of the marked range in columns, at least 1.
  let width: Int

  init(_ place: SourceRange) {
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
