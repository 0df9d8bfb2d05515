import Domain
import Foundation
import Gazetteer

/// A trip as a file of another program says it.
struct ImportedTrip {
  /// An end by its airport, by a city's name, or by what the file says of it.
  enum End {
    case airport(Airport)
    case city(City)
    case place(ImportedPlace)

    var isAirport: Bool {
      if case .airport = self { true } else { false }
    }

    var name: String {
      switch self {
      case .airport(let airport): airport.city
      case .city(let city): city.name
      case .place(let place): place.name
      }
    }

    /// Zone of its clocks, if the system knows it.
    var zone: TimeZone? {
      switch self {
      case .airport(let airport): TimeZone(identifier: airport.zone)
      case .city(let city): TimeZone(identifier: city.zone)
      case .place(let place): TimeZone(identifier: place.zone)
      }
    }
  }

  /// Line of its file where it begins, from 1.
  let line: Int
  /// Title; `nil` if the two ends are enough.
  var givenTitle: String?
  var origin: End?
  var destination: End?
  let departure: ImportedTime
  let arrival: ImportedTime
  var actualDeparture: ImportedTime?
  var actualArrival: ImportedTime?
  var provider: String?
  var number: String?
  var seat: String?
  var gate: String?
  var mode: TravelMode?
  var isCancelled = false
  var divertedTo: End?
  /// Text about the trip, in plain words.
  var note: String?
  /// Event of a calendar from which it comes.
  var source: TripSource?
  /// Recorded way as a GPX file of nothing but points and their times.
  var track: [UInt8]?

  /// Whether all its times are in the years 1 to 9999, as those of models are.
  var isInRange: Bool {
    // A day more on both sides, since zones are up to 14 hours apart from UTC.
    let range = Instant.range.lowerBound + 86_400...Instant.range.upperBound - 86_400
    return [departure, arrival, actualDeparture, actualArrival].compactMap(\.self)
      .allSatisfy { range.contains(Int64($0.seconds)) }
  }

  /// The trip with texts that may go into a model; `nil` if one is too long for that.
  var cleaned: ImportedTrip? {
    let lines = [givenTitle, provider, number, seat, gate].map { ImportedText($0) }
    let note = ImportedText(note, keepsLines: true)
    guard !lines.contains(where: \.isTooLong), !note.isTooLong else { return nil }
    var trip = self
    trip.givenTitle = lines[0].text
    (trip.provider, trip.number) = (lines[1].text, lines[2].text)
    (trip.seat, trip.gate) = (lines[3].text, lines[4].text)
    trip.note = note.text
    return trip
  }
}

/// A place by what a file says of it.
struct ImportedPlace {
  let name: String
  /// ISO 3166-1 code of its country; `nil` if unknown.
  let country: String?
  /// IANA name of the zone of its clocks.
  let zone: String
  let latitude: Double
  let longitude: Double
}
