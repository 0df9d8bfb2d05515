/// A page of text, whose only fact of its own is a title.
package struct TextPage: Sendable, Hashable {
  package let title: String

  package init(title: String) { self.title = title }
}
