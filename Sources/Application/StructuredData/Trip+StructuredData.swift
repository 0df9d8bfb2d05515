import Content
import Domain
import Markup
import Presentation

extension Trip: StructuredModel {
  static var sharingKind: SharingViewModel.Kind { .article }

  static func describe(
    _ model: Sourced<Trip>, image: ImageViewModel?, in context: SiteContext,
    _ node: inout StructuredNode
  ) {
    let trip = model.model
    node.type = "Trip"
    node.add("identifier", trip.number)
    node.add(image: image)
    node.add("departureTime", context.formats.local(trip.departure).written)
    node.add("arrivalTime", context.formats.local(trip.arrival).written)
    node.add("tripOrigin", trip.origin?.node)
    let places = [trip.origin, trip.destination].compactMap(\.self)
    if !places.isEmpty { node.add("itinerary", .list(places.map(\.node))) }
    node.add(
      "provider",
      trip.provider.map { provider in
        .node("Organization") { $0.add("name", provider) }
      })
    node.add(
      "mainEntityOfPage",
      .node("WebPage") { page in
        page.add("@id", context.absolute(context.link(.model(model.kind, model.slug))).address)
        page.add(work: model, in: context)
      })
  }
}

extension Place {
  fileprivate var node: JSON.Value {
    .node("Place") { node in
      node.add("name", name)
      guard let coordinate else { return }
      node.add(
        "geo",
        .node("GeoCoordinates") { geo in
          geo.add("latitude", .number(coordinate.latitudeText))
          geo.add("longitude", .number(coordinate.longitudeText))
        })
    }
  }
}
