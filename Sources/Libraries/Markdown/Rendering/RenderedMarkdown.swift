package import Diagnostics
package import Markup

/// A text as its page shows it, with facts about it.
package struct RenderedMarkdown: Sendable, Hashable {
  package let html: HTML
  /// Headings for a table of contents: those with a text, outside quotes and lists.
  package let headings: [MarkdownHeading]
  /// Ids of all headings and of raw HTML, which a fragment may link to.
  package let ids: [String]
  /// Number of words in the text, its headings and code spans; each Han and Kana character counts
  /// as one. Code blocks, alternative texts and raw HTML don't count.
  package let wordCount: Int
  /// The beginning of the paragraphs, without markup, cut at a word.
  package let excerpt: String
  /// Whether it has figures, rows of pictures or components, and not only images within text.
  package let hasPictures: Bool
  /// Diagnostics about omitted parts, which the caller must report.
  package let diagnostics: [Diagnostic]
}

/// A heading of a text, for a table of contents.
package struct MarkdownHeading: Sendable, Hashable {
  /// Level from 1 to 6.
  package let level: Int
  /// The id; `nil` if headings get no ids.
  package let id: String?
  package let text: String
}
