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
    node.properties.add("identifier", trip.number)
    node.properties.add(image: image)
    node.properties.add("departureTime", context.formats.written(trip.departure))
    node.properties.add("arrivalTime", context.formats.written(trip.arrival))
    if let origin = trip.origin {
      node.properties.add("tripOrigin", node: Place.type) { $0.add(place: origin) }
    }
    let places = trip.places
    if !places.isEmpty {
      node.properties.add("itinerary", list: places, of: Place.type) { $1.add(place: $0) }
    }
    if let journey = context.journey(of: model) {
      node.properties.add("partOfTrip", node: "Trip") { $0.add(page: journey, in: context) }
    }
    if trip.isJourney {
      let parts = context.parts(of: model)
      node.properties.add("subTrip", objects: parts.count) { index, part in
        part.add("@type", "Trip")
        part.add(page: parts[index], in: context)
        part.add("departureTime", context.formats.written(parts[index].model.departure))
        part.add("arrivalTime", context.formats.written(parts[index].model.arrival))
      }
    } else if trip.legs.count > 1 {
      node.properties.add("subTrip", objects: trip.legs.count) { index, part in
        let leg = trip.legs[index]
        part.add("@type", "Trip")
        part.add("identifier", leg.number)
        part.add("departureTime", context.formats.written(leg.departure))
        part.add("arrivalTime", context.formats.written(leg.arrival))
        if let provider = leg.provider {
          part.add("provider", node: "Organization") { $0.add("name", provider) }
        }
      }
    }
    if let provider = trip.provider {
      node.properties.add("provider", node: "Organization") { $0.add("name", provider) }
    }
    // The story is a separate work about the trip. Without a story, there is only the page.
    let hasStory = !model.body.isBlank
    node.properties.add("mainEntityOfPage", node: hasStory ? "Article" : "WebPage") { page in
      page.add("@id", context.absolute(context.link(.model(model.kind, model.slug))).address)
      if hasStory {
        page.add("headline", context.title(of: model))
        page.add(image: image)
      }
      page.add(work: model, in: context)
    }
  }
}

extension Place {
  fileprivate static let type = "Place"
}

extension JSON.Members {
  /// Adds name and address of another trip.
  fileprivate mutating func add(page trip: Sourced<Trip>, in context: SiteContext) {
    add("name", context.title(of: trip))
    add("url", context.absolute(context.link(.model(.trips, trip.slug))).address)
  }

  fileprivate mutating func add(place: Place) {
    add("name", place.name)
    guard let coordinate = place.coordinate else { return }
    add("geo", node: "GeoCoordinates") { geo in
      geo.add("latitude", .number(coordinate.latitudeText))
      geo.add("longitude", .number(coordinate.longitudeText))
    }
  }
}
