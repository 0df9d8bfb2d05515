import Content
import Domain
import Presentation

/// Shows the home page with the newest trips and photos.
struct ShowHome: UseCase {
  typealias ViewModel = HomeViewModel

  /// Number of trips and photos on the home page.
  private static let newest = 6

  func show(in view: some View<HomeViewModel>, _ context: SiteContext) {
    let content = context.site.content
    let newest = context.firstTrips(Self.newest).map { context.card(of: $0) }
    let photos = content.photos.lazy.filter(\.isListed).prefix(Self.newest).map {
      context.noting($0) as Sourced<Photo>
    }
    let story = ArticleViewModel(content.homeText, at: .home, in: context)
    view.show(
      HomeViewModel(
        headerText: content.homeText?.title ?? content.settings.title,
        cover: story?.image ?? newest.lazy.compactMap(\.trip.cover).first
          ?? photos.first.flatMap { ImageViewModel(showing: $0, in: context) },
        story: story,
        trips: newest,
        allTrips: newest.isEmpty ? nil : link(.list(.trips), .allTrips, context),
        photos: photos.map { PhotoViewModel($0, in: context).inRow },
        allPhotos: photos.isEmpty ? nil : link(.list(.photos), .allPhotos, context),
        pages: content.pages.filter(\.isListed).map {
          LinkViewModel(context.noting($0), in: context)
        }))
  }

  private func link(_ route: Route, _ phrase: Phrases.Key, _ context: SiteContext) -> LinkViewModel
  {
    LinkViewModel(link: context.link(route), linkText: context.phrases(phrase))
  }
}
