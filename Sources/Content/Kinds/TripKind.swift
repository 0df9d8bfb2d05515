import Diagnostics
package import Domain

/// Reader of trips.
package enum TripKind: ContentKind {
  static let title = Key("title", .words, "Without one it is \"Origin to Destination\".")
  static let departure = Key(
    "departure", .located(.time), required: true, "When it leaves, as planned.")
  static let arrival = Key(
    "arrival", .located(.time), required: true, "When it arrives, as planned.")
  static let actualDeparture = Key(
    "actualDeparture", .located(.time), "When it left; without it the delay is unknown.")
  static let actualArrival = Key("actualArrival", .located(.time), "When it arrived.")
  static let origin = Key(
    "origin", .place, "Where it leaves; local times need its zone.")
  static let destination = Key(
    "destination", .place, "Where it arrives; local times need its zone.")
  static let mode = Key("mode", .enumeration(TravelMode.self), "What carries the traveller.")
  static let provider = Key("provider", .words, "Who runs it, such as an airline.")
  static let number = Key("number", .identifier, "The number of the flight, the train or the line.")
  static let status = Key(
    "status", .enumeration(TripStatus.self, isState: true), "Whether it takes place.")
  static let people = Key(
    "people", .raw("a person's slug or a list of them", .oneOf([slug, .list(slug)])),
    "The slugs of those who travel.")

  package static let kind = ModelKind(
    "trips",
    KeyTable(
      "a trip", title, departure, arrival, actualDeparture, actualArrival, origin, destination,
      mode,
      provider, number, status, people))

  private static let slug = ValueType<Slug>.slug.shape

  package static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<
    Trip
  >? {
    let title = reader.read(title)
    let origin = reader.read(origin)
    let destination = reader.read(destination)
    let leaving = zone(of: origin, beside: destination, isGiven: reader.has(Self.origin))
    let arriving = zone(of: destination, beside: origin, isGiven: reader.has(Self.destination))
    let times = Times(&reader)
    let departure = reader.moment(times.departure, of: departure, in: leaving, context)
    let arrival = reader.moment(times.arrival, of: arrival, in: arriving, context)
    let actualDeparture = reader.moment(
      times.actualDeparture, of: actualDeparture, in: leaving, context)
    let actualArrival = reader.moment(
      times.actualArrival, of: actualArrival, in: arriving, context)
    let mode = reader.read(mode)
    let provider = reader.read(provider)
    let number = reader.read(number)
    let status = reader.read(status) ?? .scheduled
    let people = people(reader.read(people), context)
    if times.haveLocal {
      let clocks = TripClocks(
        end(Self.origin, origin, reader, times.ofDeparture),
        end(Self.destination, destination, reader, times.ofArrival), context.defaults)
      guard clocks.check(reader.findings) else { return nil }
    }
    guard let departure, let arrival else { return nil }
    do throws(TripFault) {
      let trip = try Trip(
        departure: departure, arrival: arrival, actualDeparture: actualDeparture,
        actualArrival: actualArrival, origin: origin, destination: destination, mode: mode,
        provider: provider, number: number, status: status, people: people)
      return ReadModel(trip, title: title, date: departure)
    } catch {
      report(error, reader)
      return nil
    }
  }

  private static func zone(
    of place: Place?, beside other: Place?, isGiven: Bool
  ) -> LocalZone {
    guard place != nil || !isGiven else { return .wrong }
    return TripClocks.zone(of: place, beside: other).map(LocalZone.known) ?? .unstated
  }

  /// Times of a trip as its file writes them.
  private struct Times {
    let departure: Located<WrittenTime>?
    let arrival: Located<WrittenTime>?
    let actualDeparture: Located<WrittenTime>?
    let actualArrival: Located<WrittenTime>?

    init(_ reader: inout ObjectReader) {
      departure = reader.read(TripKind.departure)
      arrival = reader.read(TripKind.arrival)
      actualDeparture = reader.read(TripKind.actualDeparture)
      actualArrival = reader.read(TripKind.actualArrival)
    }

    /// Whether any time depends on a zone that it does not name; most trips have no times, or
    /// places with zones.
    var haveLocal: Bool {
      departure?.value.isLocal ?? false || arrival?.value.isLocal ?? false
        || actualDeparture?.value.isLocal ?? false || actualArrival?.value.isLocal ?? false
    }

    var ofDeparture: [TripClocks.End.Time] {
      [
        TripClocks.End.Time(TripKind.departure, departure),
        TripClocks.End.Time(TripKind.actualDeparture, actualDeparture),
      ].compactMap(\.self)
    }

    var ofArrival: [TripClocks.End.Time] {
      [
        TripClocks.End.Time(TripKind.arrival, arrival),
        TripClocks.End.Time(TripKind.actualArrival, actualArrival),
      ].compactMap(\.self)
    }
  }

  private static func end(
    _ key: Key<Place>, _ place: Place?, _ reader: ObjectReader,
    _ times: [TripClocks.End.Time]
  ) -> TripClocks.End {
    let written = reader.written(key).flatMap { $0.isNull ? nil : $0 }
    let local = times.first { $0.time.value.isLocal } ?? times.first
    var (isObject, range) = (false, written?.range ?? local?.time.range ?? reader.ranges.object)
    if case .object(let members) = written?.kind {
      isObject = true
      if let zone = members.first(where: { $0.name == PlaceReader.timeZone.name }) {
        range = zone.value.isNull ? zone.nameRange : zone.value.range
      }
    }
    return TripClocks.End(
      key: key.name, place: place, isStated: written != nil, isObject: isObject, range: range,
      times: times)
  }

  private static func people(_ value: Value?, _ context: ModelContext) -> [Slug] {
    guard let value else { return [] }
    let isList: Bool
    let elements: [Value]
    if case .array(let values) = value.kind {
      (isList, elements) = (true, values)
    } else {
      (isList, elements) = (false, [value])
    }
    return elements.compactMap { element in
      let slug = people.convert(element, as: .located(.slug), element: isList, context.findings)
      return context.refer(to: .people, slug, by: people.name)
    }
  }

  private static func report(_ fault: TripFault, _ reader: ObjectReader) {
    let (early, late) =
      switch fault {
      case .arrivesBeforeItDeparts: (arrival, departure)
      case .actuallyArrivesBeforeItDeparts: (actualArrival, actualDeparture)
      }
    let file = reader.findings.file
    let ranges = reader.ranges
    reader.findings.report(
      ContentDiagnostics.arrivesBeforeItDeparts(
        arrival: early.name, at: file.place(ranges[early]), departure: late.name,
        departureAt: file.place(ranges[late])))
  }
}
