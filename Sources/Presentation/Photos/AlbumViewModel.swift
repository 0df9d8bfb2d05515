package import Templating

/// One page of an album. Large albums have several pages.
package struct AlbumViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// The album's picture in link previews.
  package var cover: ImageViewModel?
  /// The photos on this page.
  package let photos: [PhotoViewModel]
  /// Cards for the albums inside this album. Only the album's first page shows them.
  package var albums: [AlbumCell] = []
  /// The day when the first photo was taken.
  package var firstDay: TimeViewModel?
  /// The day when the last photo was taken. Missing if it is the same as `firstDay`.
  package var lastDay: TimeViewModel?
  /// The trip on which the photos were taken.
  package var trip: LinkViewModel?
  /// The album that contains this album.
  package var album: LinkViewModel?

  package init(_ head: ListHeadViewModel, photos: [PhotoViewModel]) {
    self.head = head
    self.photos = photos
  }
}

extension AlbumViewModel: HeadedList {
  package var numberOfElements: Int { photos.count }

  /// Whether the album has a first day or a trip, or is inside another album.
  package var hasOrigin: Bool { firstDay != nil || trip != nil || album != nil }

  package static let contract = Contract<Self>(
    template: "album",
    Fields(
      "AlbumViewModel",
      .list("photos") { $0.photos }, .list("albums", any: "hasAlbums") { $0.albums },
      .optional("firstDay") { $0.firstDay }, .optional("lastDay") { $0.lastDay },
      .optional("trip") { $0.trip }, .optional("album") { $0.album },
      .flag("hasOrigin") { $0.hasOrigin }),
    also: headFields)
}
