/// Statistics of trips that have happened: of all of them, and by year, means of transport and
/// company.
package struct Logbook: Sendable {
  package let all: Travels
  /// The travels of each year, in the order of the trips.
  package let years: [(year: Int, travels: Travels)]
  /// The travels by each means of transport, those with the most trips first, then those with the
  /// most legs. Legs with an unknown means of transport have the key `nil` and come last.
  package let modes: [(mode: TravelMode?, travels: Travels)]
  /// The travels with each company, in the same order, then by name.
  package let providers: [(provider: String, travels: Travels)]
  /// Index of the trip with the most time on the way, and that time; `nil` if no time is known.
  package let longest: (trip: Int, time: Duration)?
  /// Index of the trip with the greatest distance, and the distance in metres; `nil` if none is
  /// known.
  package let furthest: (trip: Int, distance: Double)?

  /// Creates the statistics of trips that have happened, each with the local year of its departure.
  /// Indexes refer to this order.
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

  /// Travels by a value of their legs, in the order in which the values first occur.
  private struct Groups<Key: Hashable & Sendable> {
    private(set) var all: [(key: Key, travels: Travels)] = []
    private var places: [Key: Int] = [:]
    /// The value of the previous leg, which is often that of the next leg, too.
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
  /// Whether it has more trips, or with equal numbers more legs; `nil` if both are equal.
  fileprivate func isMore(than other: Travels) -> Bool? {
    let (mine, others) = ((trips.count, legs), (other.trips.count, other.legs))
    return mine == others ? nil : mine > others
  }
}

extension Trip {
  /// Second since 1970 from which on it is over: the last planned arrival, or the end of its day;
  /// `nil` if no leg is taken.
  package var endSecond: Int64? {
    guard !isCancelled else { return nil }
    var end: Int64?
    for leg in legs where leg.isTaken {
      end = max(end ?? .min, leg.arrival.instant.seconds + Int64(leg.arrival.daySeconds))
    }
    return end
  }

  /// Last second since 1970 at which it changes without an edit: its end, or a departure, since
  /// maps show whether each leg has departed. `Int64.min` without a leg.
  package var lastSecond: Int64 {
    legs.reduce(endSecond ?? .min) { max($0, $1.departure.instant.seconds) }
  }

  /// Whether a leg was taken, and the trip ended by an instant.
  package func hasHappened(by now: Instant) -> Bool { endSecond.map { $0 <= now.seconds } ?? false }

  /// Actual time on the way without waits; `nil` if the time of a leg is unknown, or if the sum is
  /// zero.
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
  /// Actual time from departure to arrival, or the planned time if an actual one is unknown. `nil`
  /// for a leg without times of day, and for a diverted one whose end is unknown.
  package var travelTime: Duration? {
    if let actualDeparture, let actualArrival,
      let time = actualDeparture.time(until: actualArrival)
    {
      return time
    }
    return divertedTo == nil ? duration : nil
  }

  /// Actual arrival minus the planned one, or else actual departure minus the planned one. `nil` if
  /// both are unknown, or if the leg ended elsewhere.
  package var punctuality: Duration? { divertedTo == nil ? arrivalDelay ?? delay : nil }
}
