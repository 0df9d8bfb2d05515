package import Diagnostics

/// A link or an image as its author wrote it.
///
/// Everything except the destination is computed on demand.
package struct MarkdownLink {
  /// Destination without backslashes and entities. For an automatic link, the content of `<>`, with
  /// `mailto:` before an e-mail address.
  package private(set) var destination: String
  /// Whether it is an image in a paragraph or list item that contains only images.
  package let standsAlone: Bool
  /// Position of an image that is not within text.
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

  /// A copy of the link with another destination.
  package func leading(to destination: String) -> MarkdownLink {
    var link = self
    link.destination = destination
    return link
  }

  /// The title; empty without a title.
  package var title: String { String(decoding: node.title, as: UTF8.self) }

  /// The link's text, or the image's alternative text, without markup.
  package var text: String { node.plainText }

  /// Returns the width at which a component shows an image that is not within text, as a value of
  /// the attribute `sizes` (HTML Standard).
  package func sizes(of image: PixelSize?) -> String { position.sizes(of: image, among: nil) }

  /// Range of the destination in the source file; for a reference link, in its definition. If it
  /// isn't found, the paragraph's first line.
  package var range: Range<Int> { locator.sourceRange(of: node) }

  package var place: SourceRange { locator.place(of: node) }
}
