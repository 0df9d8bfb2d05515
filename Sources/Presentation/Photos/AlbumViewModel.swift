package import Templating

/// A page of an album. Large albums have several.
package struct AlbumViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// The album's picture in link previews.
  package let cover: ImageViewModel?
  /// Photos of this page.
  package let photos: [PhotoViewModel]
  /// Cards of the albums inside this one. On the first page only.
  package let albums: [AlbumCell]
  /// The day when the first photo was taken.
  package let firstDay: TimeViewModel?
  /// The day when the last photo was taken, if it differs.
  package let lastDay: TimeViewModel?
  /// The trip on which the photos were taken.
  package let trip: LinkViewModel?
  /// The album that contains it.
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

  /// Whether the album has a day, a trip or an album that contains it.
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
