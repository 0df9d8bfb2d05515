package import Templating

/// A link to an album, with what its card shows.
package protocol AlbumPresentable: LinkPresentable, TextPresentable {
  /// The image that its author chose, else its first photo.
  var cover: ImageViewModel? { get }
}

extension AlbumPresentable {
  package static var albumFields: Fields<Self> {
    Fields("AlbumPresentable", .optional("cover") { $0.cover })
  }
}
