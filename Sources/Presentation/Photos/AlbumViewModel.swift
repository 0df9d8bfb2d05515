package import Templating

/// One page of an album. Large albums have several pages.
package struct AlbumViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// The album's picture in link previews.
  package let cover: ImageViewModel?
  /// The photos on this page.
  package let photos: [PhotoViewModel]
  /// Cards for the albums inside this album. Only the album's first page shows them.
  package let albums: [AlbumCell]
  /// The day when the first photo was taken.
  package let firstDay: TimeViewModel?
  /// The day when the last photo was taken. Missing if it is the same as `firstDay`.
  package let lastDay: TimeViewModel?
  /// The trip on which the photos were taken.
  package let trip: LinkViewModel?
  /// The album that contains this one.
  package let album: LinkViewModel?

  package init(
    head: ListHeadViewModel, cover: ImageViewModel? = nil, photos: [PhotoViewModel],
    albums: [AlbumCell] = [], firstDay: TimeViewModel? = nil, lastDay: TimeViewModel? = nil,
    trip: LinkViewModel? = nil, album: LinkViewModel? = nil
  ) {
    self.head = head
    self.cover = cover
    self.photos = photos
    self.albums = albums
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.trip = trip
    self.album = album
  }
}

extension AlbumViewModel: HeadedList {
  package var numberOfElements: Int { photos.count }

  /// Whether the album has a first day or a trip, or is inside another album.
  package var hasOrigin: Bool { firstDay != nil || trip != nil || album != nil }

  package static let contract = Contract<Self>(
    template: "album", ownFields, also: headFields)

  private static let ownFields = Fields<Self>(
    "AlbumViewModel",
    .list("photos") { $0.photos },
    .list("albums") { $0.albums },
    .flag("hasAlbums") { !$0.albums.isEmpty },
    .optional("firstDay") { $0.firstDay },
    .optional("lastDay") { $0.lastDay },
    .optional("trip") { $0.trip },
    .optional("album") { $0.album },
    .flag("hasOrigin") { $0.hasOrigin })
}
