package import Diagnostics

/// A link or an image as its author wrote it.
///
/// Everything but the destination is found when asked for.
package struct MarkdownLink {
  /// Without backslashes and entities; what `<>` held of an automatic link, with `mailto:` before
  /// an e-mail address.
  package let destination: String
  /// Whether it is an image and its paragraph, or list item's line, holds images alone.
  package let standsAlone: Bool
  private let node: MarkdownNode
  private let locator: LinkLocator

  init(_ node: MarkdownNode, destination: String, standsAlone: Bool, locator: LinkLocator) {
    self.node = node
    self.destination = destination
    self.standsAlone = standsAlone
    self.locator = locator
  }

  /// Empty where there is none.
  package var title: String { String(decoding: node.title, as: UTF8.self) }

  /// The link's text, or the image's alternative text, without markup.
  package var text: String { node.plainText }

  /// The destination's bytes in the source file: of a reference link those in its definition; the
  /// paragraph's first line where they are not found.
  package var range: Range<Int> { locator.sourceRange(of: node) }

  package var place: Place { locator.place(of: node) }
}
