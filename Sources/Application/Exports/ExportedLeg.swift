import Content
import Domain
import Markup

/// A leg of a trip, as exported for other programs.
struct ExportedLeg {
  /// The columns of an export, in order.
  enum Column: String, CaseIterable {
    case trip, title, leg
    case originName = "origin_name"
    case originIATA = "origin_iata"
    case originCountry = "origin_country"
    case originLatitude = "origin_latitude"
    case originLongitude = "origin_longitude"
    case destinationName = "destination_name"
    case destinationIATA = "destination_iata"
    case destinationCountry = "destination_country"
    case destinationLatitude = "destination_latitude"
    case destinationLongitude = "destination_longitude"
    case divertedToName = "diverted_to_name"
    case divertedToIATA = "diverted_to_iata"
    case departure, arrival
    case actualDeparture = "actual_departure"
    case actualArrival = "actual_arrival"
    case mode, provider, number, status, seat
    case distance = "distance_m"
    case url

    /// Whether the values are numbers.
    var isNumber: Bool {
      switch self {
      case .leg, .originLatitude, .originLongitude, .destinationLatitude, .destinationLongitude,
        .distance:
        true
      default: false
      }
    }
  }

  let leg: Leg
  let index: Int
  /// Slug of its trip.
  let slug: String
  private let status: TripStatus
  /// Title of its trip.
  let title: String
  /// Address of the trip's page, or its path if the site has no base address.
  let url: String
  private let context: SiteContext

  /// Returns the legs of a trip; for a journey, only legs that aren't in a part.
  static func all(of trip: Sourced<Trip>, in context: SiteContext) -> [ExportedLeg] {
    trip.model.own.legs.enumerated().map { ExportedLeg($1, at: $0, of: trip, in: context) }
  }

  init(_ leg: Leg, at index: Int, of trip: Sourced<Trip>, in context: SiteContext) {
    self.leg = leg
    self.index = index
    slug = trip.slug.text
    status = trip.model.own.isCancelled ? .cancelled : leg.status
    title = context.title(of: trip)
    url = context.absolute(context.link(.model(.trips, trip.slug))).address
    self.context = context
  }

  /// Value of a column; `nil` if it is unknown.
  subscript(column: Column) -> String? {
    switch column {
    case .trip: slug
    case .title: title
    case .leg: String(index + 1)
    case .originName: leg.origin?.name
    case .originIATA: leg.origin?.airport
    case .originCountry: leg.origin?.country
    case .originLatitude: leg.origin?.coordinate?.latitudeText
    case .originLongitude: leg.origin?.coordinate?.longitudeText
    case .destinationName: leg.destination?.name
    case .destinationIATA: leg.destination?.airport
    case .destinationCountry: leg.destination?.country
    case .destinationLatitude: leg.destination?.coordinate?.latitudeText
    case .destinationLongitude: leg.destination?.coordinate?.longitudeText
    case .divertedToName: leg.divertedTo?.name
    case .divertedToIATA: leg.divertedTo?.airport
    case .departure: context.formats.written(leg.departure)
    case .arrival: context.formats.written(leg.arrival)
    case .actualDeparture: leg.actualDeparture.map(context.formats.written)
    case .actualArrival: leg.actualArrival.map(context.formats.written)
    case .mode: leg.mode?.rawValue
    case .provider: leg.provider
    case .number: leg.number
    case .status: status.rawValue
    case .seat: leg.ticket.seat
    case .distance: leg.distance.map(Self.metres)
    case .url: url
    }
  }

  /// Formats metres as a whole number. Distances on the Earth are far below the largest `Int`.
  static func metres(_ distance: Double) -> String {
    Int(exactly: distance.rounded()).map { String($0) } ?? "0"
  }
}
