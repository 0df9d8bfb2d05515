import Content
import Domain
import Geodesy
import Maps
import Presentation

extension MapViewModel {
  /// Most trips whose lines lead to their pages; those of the others would make the page too large.
  private static let mostLinks = 150
  /// Most different places; those where the most trips were stay.
  private static let mostPlaces = 300

  /// Most photos.
  private static let mostPhotos = 150

  /// Draws the map of several trips, each line of which leads to its trip, with their photos whose
  /// place is shown; `nil` if no coordinate of any trip is known.
  ///
  /// Of trips between the same places the first one is drawn. `id` begins the ids in the drawing.
  init?(
    of trips: [Sourced<Trip>], photos: some Sequence<Sourced<Photo>>, id: String, title: String,
    in context: SiteContext
  ) {
    var visits: [GeoPoint: Int] = [:]
    var names: [GeoPoint: String] = [:]
    var seen: Set<Way> = []
    var routes: [Maps.Route] = []
    var links = 0
    let hidden = context.settings.hidden
    for source in trips where source.model.isOnMap {
      let trip = source.model
      let places = trip.mapStops
      for place in places {
        visits[place.point, default: 0] += 1
        names[place.point] = names[place.point] ?? place.label
      }
      let ways = trip.mapRoutes(by: context.now, hidden: hidden)
      guard seen.insert(Way(ways)).inserted, !ways.isEmpty else { continue }
      links += 1
      routes +=
        links > Self.mostLinks
        ? ways
        : trip.mapRoutes(
          by: context.now, hidden: hidden, label: context.title(of: source),
          link: context.link(.model(.trips, source.slug)))
    }
    let most = visits.values.max() ?? 0
    let places = visits.sorted { a, b in
      a.value != b.value ? a.value > b.value : a.key.isBefore(b.key)
    }.prefix(Self.mostPlaces)
    guard !places.isEmpty || !routes.isEmpty else { return nil }
    let stops = places.map {
      Maps.Stop($0.key, label: names[$0.key] ?? "", rank: most - $0.value)
    }
    let dots = photos.lazy.compactMap(context.stop).prefix(Self.mostPhotos)
    let request = MapRequest(
      title: title, idPrefix: id, stops: stops + dots, routes: routes, format: .world)
    guard let drawing = request.svg(sharing: context.mapGrounds) else { return nil }
    self.init(drawing)
  }

  /// The lines of a trip, by which trips between the same places are one.
  private struct Way: Hashable {
    private let courses: [Maps.Route.Course]
    private let styles: [Maps.Route.Style]

    init(_ routes: [Maps.Route]) {
      courses = routes.map(\.course)
      styles = routes.map(\.style)
    }
  }
}

extension GeoPoint {
  /// Any order that is the same in every process.
  fileprivate func isBefore(_ other: GeoPoint) -> Bool {
    (latitude, longitude) < (other.latitude, other.longitude)
  }
}
