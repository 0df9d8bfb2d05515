import Content
import Domain
import Geodesy
import Maps
import Presentation

extension MapViewModel {
  /// Maximum number of trips whose lines link to their pages. More links would make the page too
  /// large.
  private static let mostLinks = 150
  /// Maximum number of different places. The ones with the most trips are kept.
  private static let mostPlaces = 300

  /// Maximum number of photos.
  private static let mostPhotos = 150

  /// Draws the map of several trips, with the photos that show their place. Returns `nil` if the
  /// trips have no known coordinates.
  ///
  /// Each line links to its trip. If several trips have the same lines, only the first is drawn.
  /// `id` is the prefix of the ids in the drawing.
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

  /// The lines of a trip. Trips between the same places have equal ways.
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
  /// An arbitrary order that is the same in every process.
  fileprivate func isBefore(_ other: GeoPoint) -> Bool {
    (latitude, longitude) < (other.latitude, other.longitude)
  }
}
