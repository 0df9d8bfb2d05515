import Content
import Domain

/// Trips that a site already has, with the facts by which an imported trip is recognised.
struct KnownTrips {
  private struct Facts {
    let path: String
    let seconds: Int
    let isDay: Bool
    let number: String?
    let origin: String?
    let title: String
  }

  /// The trips by day, counted from 1970 in UTC, and by the digits at the end of their numbers. So
  /// a file with many trips on one day takes no longer than one with many days.
  private var trips: [Int: [String?: [Facts]]] = [:]
  /// Trips that come from calendar events, by the events' ids.
  private var imported: [String: [(source: TripSource, path: String)]] = [:]

  init(_ content: SiteContent) {
    for source in content.trips {
      // The parts of a journey have their own files, and are added from those.
      let trip = source.model.own
      if let event = trip.source { imported[event.id, default: []].append((event, source.path)) }
      // A trip with a recorded track departed when the record begins, regardless of the timetable.
      guard let start = trip.wholeTrack?.start ?? trip.legs.first?.departure.instant else {
        continue
      }
      add(
        Facts(
          path: source.path, seconds: Int(start.seconds),
          isDay: trip.wholeTrack?.start == nil && trip.departure.isDay,
          number: trip.legs.first?.number.map(Self.plain), origin: trip.legs.first?.origin?.name,
          title: source.attributes.title))
      // A calendar has a separate event for each flight of a trip with connections.
      for leg in trip.legs.dropFirst() {
        add(
          Facts(
            path: source.path, seconds: Int(leg.departure.instant.seconds),
            isDay: leg.departure.isDay, number: leg.number.map(Self.plain),
            origin: leg.origin?.name, title: source.attributes.title))
      }
    }
  }

  /// Returns the trip that comes from the same event, in any version.
  func version(of trip: ImportedTrip) -> (source: TripSource, path: String)? {
    trip.source.flatMap { event in
      imported[event.id]?.first { $0.source.isSameEvent(as: event) }
    }
  }

  mutating func add(_ trip: ImportedTrip, at path: String) {
    if let event = trip.source { imported[event.id, default: []].append((event, path)) }
    add(
      Facts(
        path: path, seconds: trip.departure.seconds, isDay: trip.departure.isDay,
        number: trip.number.map(Self.plain), origin: trip.origin?.name, title: trip.title))
  }

  private mutating func add(_ facts: Facts) {
    trips[Self.day(facts.seconds), default: [:]][facts.number.map(Self.digits), default: []]
      .append(facts)
  }

  /// Returns the file of the same trip. It must depart in the same minute, or on the same day if
  /// one of the two has only a day. It must also have the same number, or the same origin if either
  /// number is missing.
  ///
  /// A track has neither a number nor an origin, so it is recognised by the minute in which it
  /// begins. A track that has only a day is recognised by its title.
  func path(of trip: ImportedTrip) -> String? {
    let day = Self.day(trip.departure.seconds)
    let number = trip.number.map(Self.plain)
    return (day - 2...day + 2).lazy.compactMap { trips[$0] }
      .flatMap { sameDay in
        guard let number else { return Array(sameDay.values.joined()) }
        return (sameDay[Self.digits(number)] ?? []) + (sameDay[nil] ?? [])
      }
      .first { isSame($0, as: trip, number) }?.path
  }

  private func isSame(_ other: Facts, as trip: ImportedTrip, _ number: String?) -> Bool {
    let apart = abs(other.seconds - trip.departure.seconds)
    // Days begin at different times in different zones.
    let isSoon = other.isDay || trip.departure.isDay ? apart < 129_600 : apart < 60
    guard isSoon else { return false }
    if trip.track != nil, trip.origin == nil {
      return !other.isDay && !trip.departure.isDay || other.title == trip.title
    }
    guard let number, let known = other.number else { return other.origin == trip.origin?.name }
    if known.hasSuffix(number) || number.hasSuffix(known) { return true }
    // Airlines have both an IATA and an ICAO code: LH1166 is the same as DLH1166.
    return other.origin == trip.origin?.name
  }

  private static func day(_ seconds: Int) -> Int {
    Int((Double(seconds) / 86_400).rounded(.down))
  }

  private static func plain(_ number: String) -> String {
    number.uppercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func digits(_ number: String) -> String {
    String(number.suffix(number.reversed().prefix(while: \.isNumber).count))
  }
}
