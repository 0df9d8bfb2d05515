package import Templating

/// The home page: the author's text, the newest pages of each kind, and links to their lists.
package struct HomeViewModel: Sendable, Equatable {
  package let headerText: String
  /// The picture at the top of the site.
  package let cover: ImageViewModel?
  package let story: ArticleViewModel?
  /// The newest few trips.
  package let trips: [TripCard]
  /// The link to the list of all trips: "All trips".
  package let allTrips: LinkViewModel?
  /// Cards of the albums with the newest photos.
  package let albums: [AlbumCell]
  /// The newest few photos that aren't in an album.
  package let photos: [PhotoViewModel]
  /// The link to the list of all photos: "All photos".
  package let allPhotos: LinkViewModel?
  /// Every page of the kind `pages`, which has no list page.
  package let pages: [LinkViewModel]

  package init(
    headerText: String, cover: ImageViewModel? = nil, story: ArticleViewModel? = nil,
    trips: [TripCard] = [], allTrips: LinkViewModel? = nil, albums: [AlbumCell] = [],
    photos: [PhotoViewModel] = [], allPhotos: LinkViewModel? = nil, pages: [LinkViewModel] = []
  ) {
    self.headerText = headerText
    self.cover = cover
    self.story = story
    self.trips = trips
    self.allTrips = allTrips
    self.albums = albums
    self.photos = photos
    self.allPhotos = allPhotos
    self.pages = pages
  }

  /// Whether there are albums or photos.
  package var hasGallery: Bool { !photos.isEmpty || !albums.isEmpty }

  /// Whether the site has nothing to show yet.
  package var isEmpty: Bool {
    story == nil && trips.isEmpty && !hasGallery && pages.isEmpty
  }
}

extension HomeViewModel: HeaderTextPresentable, StoryPresentable {
  package static let contract = Contract<Self>(
    template: "home", homeFields, headerTextFields, storyFields)

  private static let homeFields = Fields<Self>("HomeViewModel", newest + flags)

  private static let newest: [Field<Self>] = [
    .optional("cover") { $0.cover },
    .list("trips") { $0.trips },
    .optional("allTrips") { $0.allTrips },
    .list("albums") { $0.albums },
    .list("photos") { $0.photos },
    .optional("allPhotos") { $0.allPhotos },
    .list("pages") { $0.pages },
  ]

  private static let flags: [Field<Self>] = [
    .flag("hasTrips") { !$0.trips.isEmpty },
    .flag("hasGallery") { $0.hasGallery },
    .flag("hasAlbums") { !$0.albums.isEmpty },
    .flag("hasPhotos") { !$0.photos.isEmpty },
    .flag("hasPages") { !$0.pages.isEmpty },
    .flag("isEmpty") { $0.isEmpty },
  ]
}
