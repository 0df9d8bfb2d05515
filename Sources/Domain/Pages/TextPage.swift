/// A page of text, which has only a title in addition to the common attributes.
package struct TextPage: Sendable, Hashable {
  package let title: String

  package init(title: String) { self.title = title }
}
