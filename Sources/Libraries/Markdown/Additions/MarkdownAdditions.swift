/// Additions to CommonMark, each of which can be turned off.
package struct MarkdownAdditions: Sendable, Hashable {
  /// Rows of cells separated by `|`; the second row consists of dashes (GFM 0.29 §4.10).
  package var tables = true
  /// Struck-through text, `~~text~~` (GFM 0.29 §6.5).
  package var strikethrough = true
  /// Checkboxes of tasks, `- [ ]` and `- [x]` (GFM 0.29 §5.3).
  package var taskLists = true
  /// Footnotes: `[^label]` links to the text after `[^label]:`.
  package var footnotes = true
  /// Links for addresses in a text (GFM 0.29 §6.9).
  package var bareLinks = true
  /// Ids of headings, `## Words {#id}` (kramdown, "Specifying a Header ID").
  package var headingIDs = true
  /// Figures and rows of pictures: paragraphs that contain only images.
  package var pictures = true
  /// Marks that replace typed quotes, together with `--`, `---` and `...`; `nil` leaves all of
  /// these as typed.
  package var quotes: QuotationMarks? = .english
  /// Whether comments are left out, both HTML's and those of other programs.
  package var comments = true

  package init() {}

  /// Only CommonMark, without additions.
  package static let none: Self = {
    var additions = Self()
    additions.tables = false
    additions.strikethrough = false
    additions.taskLists = false
    additions.footnotes = false
    additions.bareLinks = false
    additions.headingIDs = false
    additions.pictures = false
    additions.quotes = nil
    additions.comments = false
    return additions
  }()

  /// CommonMark without comments.
  package static let withoutComments: Self = {
    var additions = none
    additions.comments = true
    return additions
  }()
}
