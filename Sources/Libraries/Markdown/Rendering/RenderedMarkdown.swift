package import Diagnostics
package import Markup

/// A text as its page shows it, and facts about it.
package struct RenderedMarkdown: Sendable, Hashable {
  package let html: HTML
  /// Headings for a table of contents: those outside quotes and lists that have a text.
  package let headings: [MarkdownHeading]
  /// Ids of all headings and of raw HTML, to which a fragment may lead.
  package let ids: [String]
  /// Number of words of the text, its headings and code spans; each Han and Kana character counts
  /// as one. Code blocks, alternative texts and raw HTML do not count.
  package let wordCount: Int
  /// The beginning of the paragraphs, without markup, cut at a word.
  package let excerpt: String
  /// Whether it has figures, rows of pictures or components, and not only images in its lines.
  package let hasPictures: Bool
  /// Diagnostics about omitted parts, to be reported by the caller.
  package let diagnostics: [Diagnostic]
}

/// A heading of a text, for a table of contents.
package struct MarkdownHeading: Sendable, Hashable {
  /// Level from 1 to 6.
  package let level: Int
  /// The id; `nil` if headings get none.
  package let id: String?
  package let text: String
}
