import Content
import Domain
import Geodesy
import Maps
import Presentation

extension MapViewModel {
  /// Maximum number of a trip's photos on its map.
  private static let mostPhotos = 100

  /// Draws the map of a trip, with its photos that show their place. Returns `nil` if no
  /// coordinates are known.
  init?(
    of trip: Sourced<Trip>, photos: [Sourced<Photo>] = [], as format: MapFormat,
    in context: SiteContext
  ) {
    let dots = Array(photos.lazy.compactMap(context.stop).prefix(Self.mostPhotos))
    // Most trips of a site may have no coordinates. They don't need words for a map either.
    guard trip.model.isPlaced || !dots.isEmpty else { return nil }
    let stops = trip.model.mapStops + dots
    // A card is itself a link, so its lines have no links to parts.
    let parts = format == .page ? context.parts(of: trip) : []
    let routes = trip.model.mapRoutes(by: context.now, hidden: context.settings.hidden) { part in
      parts.first { $0.slug == part.slug }.map {
        (context.title(of: $0), context.link(.model(.trips, $0.slug)))
      }
    }
    let places = trip.model.places.map(\.name)
    let request = MapRequest(
      title: context.phrases(.mapTitle, ["title": context.title(of: trip)]),
      description: places.count > 1 ? places.joined(separator: ", ") : "",
      // Unique among the maps of a page, and different from every heading's id.
      idPrefix: "map-" + String(trip.hashes.name, radix: 36),
      stops: stops, routes: routes, format: format)
    guard let drawing = request.svg(sharing: context.mapGrounds) else { return nil }
    self.init(drawing)
  }
}

extension SiteContext {
  /// Returns the dot of a photo, which links to the photo's page. Returns `nil` if the photo hides
  /// its place, or if its city is in a hidden circle.
  func stop(of photo: Sourced<Photo>) -> Maps.Stop? {
    let coordinate: Coordinate
    switch photo.model.place {
    case .exact(let place): coordinate = place
    case .city(_, _, let place): coordinate = place
    case nil: return nil
    }
    guard !settings.hidden.veil(coordinate), let point = GeoPoint(coordinate) else { return nil }
    return Maps.Stop(
      point, label: title(of: photo), rank: 9, link: link(.model(.photos, photo.slug)),
      kind: .photo)
  }
}
