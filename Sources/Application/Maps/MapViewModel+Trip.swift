import Content
import Domain
import Maps
import Presentation

extension MapViewModel {
  /// Draws the map of a trip; `nil` if no coordinate of it is known.
  init?(of trip: Sourced<Trip>, as format: MapFormat, in context: SiteContext) {
    let stops = trip.model.mapStops
    let routes = trip.model.mapRoutes(by: context.now, hidden: context.settings.hidden)
    // Most trips of a site may have no coordinates, and need no words for a map either.
    guard !stops.isEmpty || !routes.isEmpty else { return nil }
    let places = trip.model.places.map(\.name)
    let request = MapRequest(
      title: context.phrases(.mapTitle, ["title": context.title(of: trip)]),
      description: places.count > 1 ? places.joined(separator: ", ") : "",
      // Unique among the maps of a page, and no id of a heading in any text.
      idPrefix: "map-" + String(trip.hashes.name, radix: 36),
      stops: stops, routes: routes, format: format)
    guard let drawing = request.svg() else { return nil }
    self.init(drawing)
  }
}
