package import Templating

/// The page of an album, or one of the pages of a large album.
package struct AlbumViewModel: Sendable, Hashable {
  package let head: ListHeadViewModel
  /// The image that stands for the album in link previews.
  package let cover: ImageViewModel?
  /// Photos of this page.
  package let photos: [PhotoViewModel]
  /// Cards of the albums inside of it, on its first page.
  package let albums: [AlbumCell]
  /// The day on which its first photo was taken.
  package let firstDay: TimeViewModel?
  /// The day on which its last photo was taken, if that is another one.
  package let lastDay: TimeViewModel?
  /// The trip on which its photos were taken.
  package let trip: LinkViewModel?
  /// The album that it is in.
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

  /// Whether anything is shown besides its photos.
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
