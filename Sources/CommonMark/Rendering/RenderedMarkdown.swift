package import Diagnostics
package import Markup

/// A text as its page shows it, and what can be said about it.
package struct RenderedMarkdown: Sendable, Hashable {
  package let html: HTML
  /// For a table of contents: the headings outside quotes and lists that have a text.
  package let headings: [MarkdownHeading]
  /// Of all headings and of raw HTML: what a fragment may lead to.
  package let ids: [String]
  /// Words of the text, its headings and code spans; each Han and Kana character counts as one.
  /// Code blocks, alternative texts and raw HTML do not count.
  package let wordCount: Int
  /// How the paragraphs begin, without markup, cut at a word.
  package let excerpt: String
  /// What was left out, to be reported by the caller.
  package let diagnostics: [Diagnostic]
}

/// A heading of a text, as a table of contents lists it.
package struct MarkdownHeading: Sendable, Hashable {
  /// From 1 to 6.
  package let level: Int
  /// `nil` where headings get none.
  package let id: String?
  package let text: String
}
