package import Templating

/// The first page: what its author says, the newest of each kind, and the way to all of it.
package struct HomeViewModel: Sendable, Hashable {
  package let headerText: String
  /// The picture that opens the site.
  package let cover: ImageViewModel?
  package let story: ArticleViewModel?
  /// The newest few.
  package let trips: [TripCard]
  /// To the list of all trips: "All trips".
  package let allTrips: LinkViewModel?
  /// The first few.
  package let photos: [PhotoViewModel]
  /// To the list of all photos: "All photos".
  package let allPhotos: LinkViewModel?
  /// Every page of the kind `pages`, since no list page has them.
  package let pages: [LinkViewModel]

  package init(
    headerText: String, cover: ImageViewModel? = nil, story: ArticleViewModel? = nil,
    trips: [TripCard] = [], allTrips: LinkViewModel? = nil, photos: [PhotoViewModel] = [],
    allPhotos: LinkViewModel? = nil, pages: [LinkViewModel] = []
  ) {
    self.headerText = headerText
    self.cover = cover
    self.story = story
    self.trips = trips
    self.allTrips = allTrips
    self.photos = photos
    self.allPhotos = allPhotos
    self.pages = pages
  }

  /// Whether the site has nothing to show yet.
  package var isEmpty: Bool {
    story == nil && trips.isEmpty && photos.isEmpty && pages.isEmpty
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
    .list("photos") { $0.photos },
    .optional("allPhotos") { $0.allPhotos },
    .list("pages") { $0.pages },
  ]

  private static let flags: [Field<Self>] = [
    .flag("hasTrips") { !$0.trips.isEmpty },
    .flag("hasPhotos") { !$0.photos.isEmpty },
    .flag("hasPages") { !$0.pages.isEmpty },
    .flag("isEmpty") { $0.isEmpty },
  ]
}
