import Domain

/// Keys of a leg. A trip with one leg has them itself.
enum LegKeys {
  static let departure = Key(
    "departure", .located(.period),
    "Scheduled departure: a time, or only the day, the month (`2015-10`) or the year.")
  static let arrival = Key(
    "arrival", .located(.period),
    "Scheduled arrival. You can leave it out if the departure has no time.")
  static let actualDeparture = Key(
    "actualDeparture", .located(.time),
    "Actual departure. If you leave it out, the delay is unknown.")
  static let actualArrival = Key("actualArrival", .located(.time), "Actual arrival.")
  static let origin = Key(
    "origin", .place,
    "The place of departure. If you write local times, the place needs a time zone.")
  static let destination = Key(
    "destination", .place,
    "The place of arrival. If you write local times, the place needs a time zone.")
  static let stops = Key(
    "stops", .list(of: StopKeys.stop),
    "Stops on the way: names, or objects with times.")
  static let mode = Key("mode", .enumeration(TravelMode.self), "The mode of transport.")
  static let provider = Key("provider", .words, "The operator, such as an airline.")
  static let number = Key("number", .identifier, "The flight, train or line number.")
  static let status = Key(
    "status", .located(.enumeration(TripStatus.self, isState: true)),
    "Whether the trip or leg runs as planned.")
  static let divertedTo = Key(
    "divertedTo", .place, "The actual destination, if the trip or leg was diverted.")
  static let seat = Key("seat", .identifier, "The seat: `23A`.")
  static let platform = Key("platform", .identifier, "The departure platform.")
  static let gate = Key("gate", .identifier, "The departure gate.")
  static let track = Key(
    "track", .oneOrMore(.located(.words)),
    "Paths of recorded tracks: GPX, GeoJSON or KML files.")
  static let note = Key("note", .words, "A short note.")

  static let all: [KeyDeclaration] = [
    departure.declaration, arrival.declaration, actualDeparture.declaration,
    actualArrival.declaration, origin.declaration, destination.declaration, stops.declaration,
    mode.declaration, provider.declaration, number.declaration, status.declaration,
    divertedTo.declaration, seat.declaration, platform.declaration, gate.declaration,
    track.declaration, note.declaration,
  ]

  /// Keys that describe a single leg, and are therefore refused for a trip with several.
  static let ofOneLeg = [
    actualDeparture.name, actualArrival.name, stops.name, number.name, divertedTo.name, seat.name,
    platform.name, gate.name, note.name,
  ]

  /// Keys that need a leg, and are therefore refused for a journey without its own leg.
  static let ofAnyLeg = all.map(\.name).filter { $0 != track.name && $0 != departure.name }

  static let table = KeyTable(
    "a leg", keys: all,
    rules: rules(unless: [track.name]))

  /// Rules for the times of a leg or a trip. They don't apply if one of `others` is given. The
  /// departure is also optional if one of `more` is given.
  static func rules(unless others: [String], departure more: [String] = []) -> [KeyRule] {
    [
      .all([departure.name], unless: others + more),
      .complement(
        arrival.name, to: departure.name, except: .dateAlone, 1...9999, unless: others),
    ]
  }
}

/// Keys of a place where a leg stops.
enum StopKeys {
  static let place = Key("place", .place, required: true, "The place of the stop.")
  static let arrival = Key("arrival", .located(.time), "Scheduled arrival.")
  static let departure = Key("departure", .located(.time), "Scheduled departure.")

  static let table = KeyTable("a stop", place, arrival, departure)

  /// A stop, written as only the name of its place, or as an object with more.
  static var stop: ValueType<WrittenStop> {
    .oneOf(
      ValueType<String>.words.located.map { WrittenStop(Place(name: $0.value), at: $0.range) },
      .object(table) { WrittenStop(&$0) })
  }
}

/// A stop as written, before the zones of its times are known.
struct WrittenStop: Sendable {
  let place: Place
  let arrival: Located<WrittenTime>?
  let departure: Located<WrittenTime>?
  let range: Range<Int>

  init(_ place: Place, at range: Range<Int>) {
    self.place = place
    self.range = range
    arrival = nil
    departure = nil
  }

  init?(_ reader: inout ObjectReader) {
    let place = reader.read(StopKeys.place)
    arrival = reader.read(StopKeys.arrival)
    departure = reader.read(StopKeys.departure)
    range = reader.ranges.object
    guard let place else { return nil }
    self.place = place
  }
}
