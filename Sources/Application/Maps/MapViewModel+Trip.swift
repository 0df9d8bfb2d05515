import Content
import Domain
import Maps
import Presentation

extension MapViewModel {
  /// Draws the map of a trip; `nil` if no coordinate of it is known.
  init?(of trip: Sourced<Trip>, as format: MapFormat, in context: SiteContext) {
    let title = context.title(of: trip)
    let places = trip.model.places.map(\.name)
    let request = MapRequest(
      title: context.phrases(.mapTitle, ["title": title]),
      description: places.count > 1 ? places.joined(separator: ", ") : "",
      // Unique among the maps of a page, and no id of a heading in any text.
      idPrefix: "map-" + String(trip.hashes.name, radix: 36),
      stops: trip.model.mapStops,
      routes: trip.model.mapRoutes(by: context.now, hidden: context.settings.hidden),
      format: format)
    guard !request.stops.isEmpty || !request.routes.isEmpty, let drawing = request.svg() else {
      return nil
    }
    self.init(drawing)
  }
}
