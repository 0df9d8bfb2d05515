import Diagnostics
import Domain

/// A leg as written in its object, before the zones of its times are known.
struct WrittenLeg: Sendable {
  let times: WrittenLegTimes
  var origin: WrittenEnd
  var destination: WrittenEnd
  let stops: [WrittenStop]
  let divertedTo: Place?
  var mode: TravelMode?
  var provider: String?
  let number: String?
  let status: Located<TripStatus>?
  let ticket: Ticket
  let track: [Located<String>]?
  let ranges: KeyRanges
  /// Start of the dotted paths of its keys: empty, or `legs.`.
  let path: String

  /// `isRequired` is true if departure and arrival must be given.
  init(_ reader: inout ObjectReader, isRequired: Bool, path: String = "") {
    let origin = reader.read(LegKeys.origin)
    let destination = reader.read(LegKeys.destination)
    // A track may provide the departure and the arrival.
    let hasTrack = reader.has(LegKeys.track)
    times = WrittenLegTimes(&reader, isRequired: isRequired && !hasTrack)
    track = reader.read(LegKeys.track)
    self.origin = WrittenEnd(origin, reader.written(LegKeys.origin))
    self.destination = WrittenEnd(destination, reader.written(LegKeys.destination))
    stops = reader.read(LegKeys.stops) ?? []
    divertedTo = reader.read(LegKeys.divertedTo)
    mode = reader.read(LegKeys.mode)
    provider = reader.read(LegKeys.provider)
    number = reader.read(LegKeys.number)
    status = reader.read(LegKeys.status)
    ticket = Ticket(
      seat: reader.read(LegKeys.seat), platform: reader.read(LegKeys.platform),
      gate: reader.read(LegKeys.gate), note: reader.read(LegKeys.note))
    ranges = reader.ranges
    self.path = path
  }

  /// Reports keys that describe a leg in the index of a journey without its own leg.
  func reportKeysOfLegs(_ findings: Findings) {
    for name in LegKeys.ofAnyLeg where ranges.has(name) {
      findings.report(
        .contentLegKeyBesideLegs, at: ranges[name],
        "'\(name)' describes one leg, but this journey has no legs except its trips",
        fix:
          "write it in the trip that it belongs to, or add 'departure' to give the journey its "
          + "own leg")
    }
  }
}

/// Times of a leg as written.
struct WrittenLegTimes: Sendable {
  let departure: Located<WrittenTime>?
  let arrival: Located<WrittenTime>?
  let actualDeparture: Located<WrittenTime>?
  let actualArrival: Located<WrittenTime>?
  /// Whether the departure is written, perhaps wrongly.
  let givesDeparture: Bool
  let givesArrival: Bool

  init(_ reader: inout ObjectReader, isRequired: Bool) {
    let departure = reader.read(LegKeys.departure, isRequired: isRequired)
    self.departure = departure
    // A wrong departure may have been meant as a day, which doesn't need an arrival.
    let isWrong = departure == nil && reader.has(LegKeys.departure)
    let isPeriod = departure?.value.isPeriod ?? false
    arrival = reader.read(LegKeys.arrival, isRequired: isRequired && !isPeriod && !isWrong)
    actualDeparture = reader.read(LegKeys.actualDeparture)
    actualArrival = reader.read(LegKeys.actualArrival)
    givesDeparture = reader.has(LegKeys.departure)
    givesArrival = reader.has(LegKeys.arrival)
  }

  /// Whether the departure is a day, a month or a year that covers the whole leg.
  var areWhole: Bool { !givesArrival && departure?.value.isPeriod == true }

  /// Whether any time depends on a zone that it doesn't name. Most trips have no times, or their
  /// places have zones.
  var haveLocal: Bool {
    [departure, arrival, actualDeparture, actualArrival].contains { $0?.value.isLocal ?? false }
  }

  /// Whether the file gives an actual departure or arrival.
  var haveActual: Bool { actualDeparture != nil || actualArrival != nil }

  var ofDeparture: [TripClocks.End.Time] {
    [
      TripClocks.End.Time(LegKeys.departure, departure),
      TripClocks.End.Time(LegKeys.actualDeparture, actualDeparture),
    ].compactMap(\.self)
  }

  var ofArrival: [TripClocks.End.Time] {
    [
      TripClocks.End.Time(LegKeys.arrival, arrival),
      TripClocks.End.Time(LegKeys.actualArrival, actualArrival),
    ].compactMap(\.self)
  }
}

/// The place at an end of a leg, and where it is written.
struct WrittenEnd: Sendable {
  /// The place; `nil` if it is not stated, or wrong.
  var place: Place?
  /// Whether the place is written, perhaps wrongly.
  var isStated: Bool
  /// Whether it is written as an object, which has room for a zone.
  let isObject: Bool
  /// Range of the place, or of its empty `timeZone`; `nil` if it is not written.
  let range: Range<Int>?

  /// Takes a place and the value that it was read from, which is `nil` if the key is absent.
  init(_ place: Place?, _ written: Value?) {
    self.place = place
    let written = written.flatMap { $0.isNull ? nil : $0 }
    isStated = written != nil
    var (isObject, range) = (false, written?.range)
    if case .object(let members) = written?.kind {
      isObject = true
      if let zone = members.first(where: { $0.name == PlaceReader.timeZone.name }) {
        range = zone.value.isNull ? zone.nameRange : zone.value.range
      }
    }
    self.isObject = isObject
    self.range = range
  }

  /// Takes the place of the adjacent end, unless this end has its own.
  mutating func meet(_ other: WrittenEnd) {
    guard !isStated else { return }
    place = other.place
    isStated = other.isStated
  }

  /// Adds facts that other parts of the trip give about the same place.
  mutating func complete(from places: [Place]) {
    place = place?.completed(from: places)
  }

  /// The zone of the end's clocks; `other` is the end at the other side of the leg.
  func zone(beside other: WrittenEnd) -> LocalZone {
    guard place != nil || !isStated else { return .wrong }
    return TripClocks.zone(of: place, beside: other.place).map(LocalZone.known) ?? .unstated
  }
}
