/// The text of a model with mistakes, which has no page, but whose links are checked.
package struct StrayText: Sendable {
  package let body: MarkdownText
  /// The folder from which relative links and images are resolved, without a `/` at the end.
  package let folder: String
}
