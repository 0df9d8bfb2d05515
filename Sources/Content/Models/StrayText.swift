/// The text of a model with mistakes, which has no page; its links have theirs all the same.
package struct StrayText: Sendable {
  package let body: MarkdownText
  /// The folder that relative links and images begin at, without a `/` at the end.
  package let folder: String
}
