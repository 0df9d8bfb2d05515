package import Diagnostics

/// A link or an image as its author wrote it.
///
/// Everything but the destination is computed on demand.
package struct MarkdownLink {
  /// Destination without backslashes and entities; for an automatic link the content of `<>`, with
  /// `mailto:` before an e-mail address.
  package private(set) var destination: String
  /// Whether it is an image, and its paragraph or list item's line contains only images.
  package let standsAlone: Bool
  /// Position of an image that stands alone.
  let position: PicturePosition
  private let node: MarkdownNode
  private let locator: LinkLocator

  init(
    _ node: MarkdownNode, destination: String, standsAlone: Bool,
    position: PicturePosition = PicturePosition(), locator: LinkLocator
  ) {
    self.node = node
    self.destination = destination
    self.standsAlone = standsAlone
    self.position = position
    self.locator = locator
  }

  /// The link at the same place with another destination.
  package func leading(to destination: String) -> MarkdownLink {
    var link = self
    link.destination = destination
    return link
  }

  /// The title; empty if there is none.
  package var title: String { String(decoding: node.title, as: UTF8.self) }

  /// The link's text, or the image's alternative text, without markup.
  package var text: String { node.plainText }

  /// Returns how wide a component shows an image that stands alone, as `sizes` of the HTML Standard
  /// states it.
  package func sizes(of image: PixelSize?) -> String { position.sizes(of: image, among: nil) }

  /// Range of the destination in the source file; for a reference link that in its definition; the
  /// paragraph's first line if it is not found.
  package var range: Range<Int> { locator.sourceRange(of: node) }

  package var place: SourceRange { locator.place(of: node) }
}
