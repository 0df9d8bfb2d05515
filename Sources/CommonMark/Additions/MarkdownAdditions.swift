/// What is read besides CommonMark; each can be left out.
package struct MarkdownAdditions: Sendable, Hashable {
  /// Rows of cells that `|` parts, the second of them of dashes (GFM 0.29 §4.10).
  package var tables = true
  /// `~~text~~` is struck through (GFM 0.29 §6.5).
  package var strikethrough = true
  /// `- [ ]` and `- [x]` are boxes (GFM 0.29 §5.3).
  package var taskLists = true
  /// `[^label]` leads to the text behind `[^label]:`.
  package var footnotes = true
  /// Addresses in a text are links (GFM 0.29 §6.9).
  package var bareLinks = true
  /// `## Words {#id}` gives a heading its id (kramdown, "Specifying a Header ID").
  package var headingIDs = true
  /// What quotes become, with `--`, `---` and `...`; `nil`: all stay as they are typed.
  package var quotes: QuotationMarks? = .english

  package init() {}

  /// CommonMark alone.
  package static let none: Self = {
    var additions = Self()
    additions.tables = false
    additions.strikethrough = false
    additions.taskLists = false
    additions.footnotes = false
    additions.bareLinks = false
    additions.headingIDs = false
    additions.quotes = nil
    return additions
  }()
}
