package import Templating

/// A link to an album, with the picture for its card.
package protocol AlbumPresentable: LinkPresentable, TextPresentable {
  /// The picture that the author chose, or else the first photo.
  var cover: ImageViewModel? { get }
}

extension AlbumPresentable {
  package static var albumFields: Fields<Self> {
    Fields("AlbumPresentable", .optional("cover") { $0.cover })
  }
}
