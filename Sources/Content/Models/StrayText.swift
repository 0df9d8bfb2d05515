/// The text of a model with mistakes. It has no page, but its links are checked.
package struct StrayText: Sendable {
  package let body: MarkdownText
  /// The folder from which relative links and images are resolved, without a `/` at the end.
  package let folder: String
}
