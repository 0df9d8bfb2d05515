import Content
import Domain
import Presentation

/// Shows the home page with the newest trips, photos and albums.
struct ShowHome: UseCase {
  typealias ViewModel = HomeViewModel

  /// Number of trips on the home page, and of photos and albums together.
  private static let newest = 6

  func show(in view: some View<HomeViewModel>, _ context: SiteContext) {
    let content = context.site.content
    let newest = context.firstTrips(Self.newest).map { context.card(of: $0) }
    let pictures = context.graph.firstPictures(Self.newest)
    let story = ArticleViewModel(content.homeText, at: .home, in: context)
    var home = HomeViewModel(headerText: content.homeText?.title ?? content.settings.title)
    home.story = story
    home.cover =
      story?.image ?? newest.lazy.compactMap(\.trip.cover).first
      ?? pictures.first.flatMap { image(of: $0, context) }
    home.trips = newest
    home.allTrips = newest.isEmpty ? nil : LinkViewModel(.allTrips, to: .list(.trips), in: context)
    for case .album(let index) in pictures {
      home.albums.append(AlbumCell(albumAt: index, in: context))
    }
    for case .photo(let index) in pictures {
      home.photos.append(PhotoViewModel(context.photo(at: index), in: context).inRow)
    }
    home.allPhotos =
      pictures.isEmpty ? nil : LinkViewModel(.allPhotos, to: .list(.photos), in: context)
    home.pages = content.pages.filter(\.isListed).map {
      LinkViewModel(context.noting($0), in: context)
    }
    view.show(home)
  }

  private func image(
    of picture: SiteGraph.ShownPicture, _ context: SiteContext
  ) -> ImageViewModel? {
    switch picture {
    case .photo(let index): ImageViewModel(showing: context.photo(at: index), in: context)
    case .album(let index): ImageViewModel(coverOfAlbumAt: index, in: context)
    }
  }
}
