import Domain
import Foundation
import Gazetteer

/// A trip as another program's file describes it.
struct ImportedTrip {
  /// An end of a trip: an airport, a city, or a place with the facts in the file.
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

    /// Time zone of the place, if the system knows it.
    var zone: TimeZone? {
      switch self {
      case .airport(let airport): TimeZone(identifier: airport.zone)
      case .city(let city): TimeZone(identifier: city.zone)
      case .place(let place): TimeZone(identifier: place.zone)
      }
    }
  }

  /// Line on which it begins in its file, from 1.
  let line: Int
  /// Title; `nil` if the two ends suffice.
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
  /// Text about the trip, without markup.
  var note: String?
  /// Calendar event from which it comes.
  var source: TripSource?
  /// Recorded track as a GPX file that contains only points and their times.
  var track: [UInt8]?

  /// Whether all its times are in the years 1 to 9999, as in models.
  var isInRange: Bool {
    // Leaves a day at both ends, because zones are up to 14 hours from UTC.
    let range = Instant.range.lowerBound + 86_400...Instant.range.upperBound - 86_400
    return [departure, arrival, actualDeparture, actualArrival].compactMap(\.self)
      .allSatisfy { range.contains(Int64($0.seconds)) }
  }

  /// The trip with texts that a model may contain; `nil` if one is too long.
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

/// A place with the facts that a file states about it.
struct ImportedPlace {
  let name: String
  /// ISO 3166-1 code of its country; `nil` if unknown.
  let country: String?
  /// IANA name of its time zone.
  let zone: String
  let latitude: Double
  let longitude: Double
}
