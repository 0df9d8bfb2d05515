package import Templating

/// The home page: the author's text, the newest pages of each kind, and links to their lists.
package struct HomeViewModel: Sendable, Equatable {
  package let headerText: String
  /// The picture at the top of the home page.
  package var cover: ImageViewModel?
  package var story: ArticleViewModel?
  /// A few of the newest trips.
  package var trips: [TripCard] = []
  /// The link to the list of all trips: "All trips".
  package var allTrips: LinkViewModel?
  /// Cards for the albums that have the newest photos.
  package var albums: [AlbumCell] = []
  /// A few of the newest photos that aren't in an album.
  package var photos: [PhotoViewModel] = []
  /// The link to the list of all photos: "All photos".
  package var allPhotos: LinkViewModel?
  /// Links to all pages of the kind `pages`, because this kind has no list page.
  package var pages: [LinkViewModel] = []

  package init(headerText: String) { self.headerText = headerText }

  /// Whether there are albums or photos.
  package var hasGallery: Bool { !photos.isEmpty || !albums.isEmpty }

  /// Whether the site has nothing to show yet.
  package var isEmpty: Bool {
    story == nil && trips.isEmpty && !hasGallery && pages.isEmpty
  }
}

extension HomeViewModel: HeaderTextPresentable, StoryPresentable {
  package static let contract = Contract<Self>(
    template: "home",
    Fields(
      "HomeViewModel",
      .optional("cover") { $0.cover }, .list("trips", any: "hasTrips") { $0.trips },
      .optional("allTrips") { $0.allTrips }, .flag("hasGallery") { $0.hasGallery },
      .list("albums", any: "hasAlbums") { $0.albums },
      .list("photos", any: "hasPhotos") { $0.photos }, .optional("allPhotos") { $0.allPhotos },
      .list("pages", any: "hasPages") { $0.pages }, .flag("isEmpty") { $0.isEmpty }),
    headerTextFields, storyFields)
}
