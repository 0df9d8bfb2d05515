import Domain

/// Keys of a leg, which a trip of one leg has itself.
enum LegKeys {
  static let departure = Key(
    "departure", .located(.period),
    "Scheduled departure: a time, or only the day, the month (`2015-10`) or the year.")
  static let arrival = Key(
    "arrival", .located(.period),
    "Scheduled arrival. You can leave it out if the departure has no time.")
  static let actualDeparture = Key(
    "actualDeparture", .located(.time), "Actual departure. Without it, the delay is unknown.")
  static let actualArrival = Key("actualArrival", .located(.time), "Actual arrival.")
  static let origin = Key(
    "origin", .place,
    "Where it departs. Local times need the place's time zone.")
  static let destination = Key(
    "destination", .place, "Where it arrives. Local times need the place's time zone.")
  static let stops = Key(
    "stops", .list(of: StopKeys.stop),
    "Stops on the way: names, or objects with times.")
  static let mode = Key("mode", .enumeration(TravelMode.self), "The mode of transport.")
  static let provider = Key("provider", .words, "The operator, such as an airline.")
  static let number = Key("number", .identifier, "The flight, train or line number.")
  static let status = Key(
    "status", .located(.enumeration(TripStatus.self, isState: true)),
    "Whether it runs as planned.")
  static let divertedTo = Key(
    "divertedTo", .place, "Where it ended instead, if it was diverted.")
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

  /// Keys that say something of a single leg, and therefore not of a trip with several.
  static let ofOneLeg = [
    actualDeparture.name, actualArrival.name, stops.name, number.name, divertedTo.name, seat.name,
    platform.name, gate.name, note.name,
  ]

  /// Keys that need a leg, which a journey without one of its own has not.
  static let ofAnyLeg = all.map(\.name).filter { $0 != track.name && $0 != departure.name }

  static let table = KeyTable(
    "a leg", keys: all,
    rules: rules(unless: [track.name]))

  /// Rules of the times of a leg or a trip, which need not stand where one of `others` is given,
  /// nor the departure where one of `more` is.
  static func rules(unless others: [String], departure more: [String] = []) -> [KeyRule] {
    [
      .all([departure.name], unless: others + more),
      .complement(
        arrival.name, to: departure.name, except: .dateAlone, 1...9999, unless: others),
    ]
  }
}

/// Keys of a place at which a leg calls.
enum StopKeys {
  static let place = Key("place", .place, required: true, "The place of the stop.")
  static let arrival = Key("arrival", .located(.time), "Scheduled arrival.")
  static let departure = Key("departure", .located(.time), "Scheduled departure.")

  static let table = KeyTable("a stop", place, arrival, departure)

  /// A stop by the name of its place alone, or by an object with more.
  static var stop: ValueType<WrittenStop> {
    .oneOf(
      ValueType<String>.words.located.map { WrittenStop(Place(name: $0.value), at: $0.range) },
      .object(table) { WrittenStop(&$0) })
  }
}

/// A stop as it is written, before the zones of its times are known.
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
