package import Markup
package import Templating

/// The card of an album.
package struct AlbumCell: Sendable, Hashable {
  package let link: Link
  package let linkText: String
  /// The number of albums and photos: "2 albums · 40 photos".
  package let text: String
  package let cover: ImageViewModel?

  package init(link: Link, linkText: String, text: String, cover: ImageViewModel? = nil) {
    self.link = link
    self.linkText = linkText
    self.text = text
    self.cover = cover
  }
}

extension AlbumCell: AlbumPresentable {
  package static let contract = Contract<Self>(
    template: "components/album", albumFields, linkFields, textFields)
}
