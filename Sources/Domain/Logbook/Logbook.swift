/// Sums of trips that have happened: of all of them, and of those of each year, means of transport
/// and company.
package struct Logbook: Sendable {
  package let all: Travels
  /// The travels of each year, in the order of the trips.
  package let years: [(year: Int, travels: Travels)]
  /// The travels by each means of transport, those with the most trips first, then those with the
  /// most legs; `nil` are legs of which it is unknown, which come last.
  package let modes: [(mode: TravelMode?, travels: Travels)]
  /// The travels with each company, sorted alike, then by name.
  package let providers: [(provider: String, travels: Travels)]
  /// Index of the trip with the most time on the way, and that time; `nil` if none is known.
  package let longest: (trip: Int, time: Duration)?
  /// Index of the trip with the greatest distance, and that in metres; `nil` if none is known.
  package let furthest: (trip: Int, distance: Double)?

  /// Takes trips that have happened, each with the year of its departure on the clocks there; they
  /// are known by their indexes.
  package init(_ trips: some Sequence<(trip: Trip, year: Int)>) {
    var (all, places) = (Travels(), PlaceNumbers())
    var (years, modes, providers) = (Groups<Int>(), Groups<TravelMode?>(), Groups<String>())
    var longest: (trip: Int, time: Duration)?
    var furthest: (trip: Int, distance: Double)?
    for (index, (trip, year)) in trips.enumerated() {
      for leg in trip.legs where leg.isTaken {
        let record = LegRecord(leg, of: index, &places)
        all.add(record)
        years.add(record, to: year)
        modes.add(record, to: leg.mode)
        if let provider = leg.provider { providers.add(record, to: provider) }
      }
      if let time = trip.travelTime, time > longest?.time ?? .zero { longest = (index, time) }
      if let distance = trip.distance, distance > furthest?.distance ?? 0 {
        furthest = (index, distance)
      }
    }
    self.all = all
    self.years = years.all.map { ($0.key, $0.travels) }
    self.modes =
      modes.all.filter { $0.key != nil }.sorted {
        $0.travels.isMore(than: $1.travels) ?? (($0.key?.rawValue ?? "") < ($1.key?.rawValue ?? ""))
      }.map { ($0.key, $0.travels) } + modes.all.filter { $0.key == nil }.map { (nil, $0.travels) }
    self.providers = providers.all.sorted {
      $0.travels.isMore(than: $1.travels) ?? ($0.key < $1.key)
    }.map { ($0.key, $0.travels) }
    self.longest = longest
    self.furthest = furthest
  }

  /// Travels by a value of their legs, in the order in which the values occur first.
  private struct Groups<Key: Hashable & Sendable> {
    private(set) var all: [(key: Key, travels: Travels)] = []
    private var places: [Key: Int] = [:]
    /// The value of the leg before, which is often that of the next one, too.
    private var last: (key: Key, place: Int)?

    mutating func add(_ record: LegRecord, to key: Key) {
      all[place(of: key)].travels.add(record)
    }

    private mutating func place(of key: Key) -> Int {
      if let last, last.key == key { return last.place }
      let place = places[key] ?? all.count
      if place == all.count {
        places[key] = place
        all.append((key, Travels()))
      }
      last = (key, place)
      return place
    }
  }
}

extension Travels {
  /// Whether it has more trips, or else more legs; `nil` if both are as many.
  fileprivate func isMore(than other: Travels) -> Bool? {
    let (mine, others) = ((trips.count, legs), (other.trips.count, other.legs))
    return mine == others ? nil : mine > others
  }
}

extension Trip {
  /// Second since 1970 from which on it is over: that of the last arrival by the timetable, or the
  /// end of its day; `nil` if nobody travels.
  package var endSecond: Int64? {
    guard !isCancelled else { return nil }
    var end: Int64?
    for leg in legs where leg.isTaken {
      end = max(end ?? .min, leg.arrival.instant.seconds + Int64(leg.arrival.daySeconds))
    }
    return end
  }

  /// Last second since 1970 at which it changes by time alone: that of its end, or of a departure,
  /// since maps show each leg that is to come; the least number without a leg.
  package var lastSecond: Int64 {
    legs.reduce(endSecond ?? .min) { max($0, $1.departure.instant.seconds) }
  }

  /// Whether somebody has travelled, and arrived by an instant.
  package func hasHappened(by now: Instant) -> Bool { endSecond.map { $0 <= now.seconds } ?? false }

  /// Time on the way without waits, as it was; `nil` if that of a leg is unknown, or if there is
  /// none.
  package var travelTime: Duration? {
    var sum = Duration.zero
    for leg in legs where leg.isTaken {
      guard let time = leg.travelTime else { return nil }
      sum += time
    }
    return sum > .zero ? sum : nil
  }
}

extension Leg {
  /// Time from departure to arrival as it was, or as planned if an actual time is unknown; `nil`
  /// for a leg of days, and for a diverted one of which it is not known when it ended.
  package var travelTime: Duration? {
    if let actualDeparture, let actualArrival,
      let time = actualDeparture.time(until: actualArrival)
    {
      return time
    }
    return divertedTo == nil ? duration : nil
  }

  /// Actual arrival less the planned one, or the same of the departure if that is all that is
  /// known; `nil` if neither is, or if it ended elsewhere.
  package var punctuality: Duration? { divertedTo == nil ? arrivalDelay ?? delay : nil }
}
