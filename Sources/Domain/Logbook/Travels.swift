/// Sums over legs that were taken. Unknown values are left out; each sum has the number of legs
/// that it includes.
package struct Travels: Sendable {
  /// Sum of a measure, over the legs for which it is known.
  package struct Sum: Sendable, Hashable {
    package private(set) var total = 0.0
    /// Number of legs for which it is known.
    package private(set) var legs = 0

    fileprivate mutating func add(_ measure: Double?) {
      guard let measure else { return }
      total += measure
      legs += 1
    }
  }

  /// Indexes of the trips, in order, without duplicates.
  package private(set) var trips: [Int] = []
  package private(set) var legs = 0
  /// Distance in metres.
  package private(set) var distance = Sum()
  /// Time on the way in seconds.
  package private(set) var time = Sum()
  /// ISO 3166-1 codes of the countries in which a leg began or ended.
  package private(set) var countries: Set<String> = []
  private var places: Set<Int> = []
  fileprivate private(set) var delays: [Delay] = []

  /// Creates the travels of no trips.
  package init() {}

  /// Number of places at which a leg began or ended.
  package var numberOfPlaces: Int { places.count }

  /// Punctuality of the legs for which it is known; `nil` if it is unknown for all.
  package var punctuality: Punctuality? { Punctuality(delays) }

  /// Adds a leg. The legs of one trip must be added one after another.
  mutating func add(_ leg: LegRecord) {
    if trips.last != leg.trip { trips.append(leg.trip) }
    legs += 1
    distance.add(leg.distance)
    time.add(leg.seconds)
    for place in [leg.origin, leg.end] {
      guard let place else { continue }
      places.insert(place.number)
      if let country = place.country { countries.insert(country) }
    }
    if let delay = leg.delay { delays.append(delay) }
  }
}

/// Statistics on the punctuality of legs.
package struct Punctuality: Sendable {
  /// Largest delay that counts as punctual, in seconds.
  private static let tolerance: Int64 = 300

  /// Number of legs with a known delay.
  package let legs: Int
  /// Number of these legs that were at most five minutes late.
  package let punctual: Int
  /// The median delay, negative if early. With an even number, the mean of the two in the middle.
  package let median: Duration
  /// The greatest delay, which is negative if every leg was early, and the index of its trip.
  package let worst: (delay: Duration, trip: Int)

  init?(_ delays: [Delay]) {
    guard let first = delays.first else { return nil }
    let sorted = delays.map(\.seconds).sorted()
    let middle = sorted.count / 2
    legs = sorted.count
    punctual = sorted.prefix { $0 <= Self.tolerance }.count
    median = .seconds(
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle])
    let worst = delays.reduce(first) { $1.seconds > $0.seconds ? $1 : $0 }
    self.worst = (.seconds(worst.seconds), worst.trip)
  }
}

/// Delay of a leg.
struct Delay: Sendable {
  let seconds: Int64
  /// Index of its trip.
  let trip: Int
}

/// Facts of a leg that statistics use.
struct LegRecord {
  /// Index of its trip.
  let trip: Int
  /// Metres; `nil` if unknown.
  let distance: Double?
  /// Time on the way; `nil` if unknown.
  let seconds: Double?
  let origin: PlaceNumbers.Entry?
  let end: PlaceNumbers.Entry?
  let delay: Delay?

  init(_ leg: Leg, of trip: Int, _ places: inout PlaceNumbers) {
    self.trip = trip
    distance = leg.distance
    seconds = leg.travelTime.map { Double($0.components.seconds) }
    origin = leg.origin.map { places.entry(of: $0) }
    end = leg.end.map { places.entry(of: $0) }
    delay = leg.punctuality.map { Delay(seconds: $0.components.seconds, trip: trip) }
  }
}
