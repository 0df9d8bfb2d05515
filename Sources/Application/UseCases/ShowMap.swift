import Content
import Domain
import Presentation

/// Shows the map of all listed trips.
struct ShowMap: UseCase {
  typealias ViewModel = WorldMapViewModel

  func show(in view: some View<WorldMapViewModel>, _ context: SiteContext) {
    let trips = context.trips(amongAll: context.graph.listed(.trips))
    let title = context.phrases(.map)
    guard
      let map = MapViewModel(
        of: trips, photos: context.photos(amongAll: context.graph.listed(.photos)),
        id: "map-world", title: title, in: context)
    else { return }
    view.show(
      WorldMapViewModel(
        headerText: title, map: map,
        years: context.links(toYearsOn: nil),
        trips: LinkViewModel(
          link: context.link(.list(.trips)), linkText: context.title(of: .trips))))
  }
}

extension SiteContext {
  /// Returns links to the lists of each year's trips, the newest first. `current` is the route of
  /// the page that shows the links.
  func links(toYearsOn current: Route?) -> [CountedLinkViewModel] {
    tripYears.years.map { year in
      var link = CountedLinkViewModel(
        link: link(.trips(of: year.number)), linkText: formats.year(year.number),
        count: formats.number(year.trips.count))
      link.isCurrent = current == .trips(of: year.number)
      return link
    }
  }

  /// Returns a link to the map of all trips, or to the author's page at its address; `nil` if
  /// neither exists.
  var mapLink: LinkViewModel? {
    guard case .page = target(published: Route.map.path) else { return nil }
    return LinkViewModel(.map, to: .map, in: self)
  }
}
