package import Markup
package import Templating

/// A link to an album, with the picture for its card.
package struct AlbumCell: Sendable, Hashable {
  package let link: Link
  package let linkText: String
  /// The number of albums and photos: "2 albums · 40 photos".
  package let text: String
  /// The picture that the author chose, or else the first photo.
  package let cover: ImageViewModel?

  package init(link: Link, linkText: String, text: String, cover: ImageViewModel?) {
    self.link = link
    self.linkText = linkText
    self.text = text
    self.cover = cover
  }
}

extension AlbumCell: LinkPresentable, TextPresentable {
  package static let contract = Contract<Self>(
    template: "components/album",
    Fields("AlbumCell", .optional("cover") { $0.cover }), linkFields, textFields)
}
