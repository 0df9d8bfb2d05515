import Domain
import Testing

/// Sums of trips that have happened.
struct LogbookTests {
  private static let hour: Int64 = 3_600

  private func moment(_ hour: Int64, _ minutes: Int64 = 0) throws -> Moment {
    Moment(try Instant(seconds: hour * Self.hour + minutes * 60), in: .utc)
  }

  private func place(
    _ name: String, _ country: String? = nil, at longitude: Double? = nil
  ) throws -> Place {
    Place(
      name: name, coordinate: try longitude.map { try Coordinate(latitude: 0, longitude: $0) },
      country: country)
  }

  /// A leg of two hours.
  private func leg(
    _ hour: Int64 = 0, from origin: Place? = nil, to end: Place? = nil, by mode: TravelMode? = nil,
    with provider: String? = nil, late minutes: Int64? = nil, status: TripStatus = .scheduled
  ) throws -> Leg {
    try Leg(
      departure: moment(hour), arrival: moment(hour + 2),
      actualArrival: minutes.map { try moment(hour + 2, $0) }, origin: origin, destination: end,
      mode: mode, provider: provider, status: status)
  }

  private func trip(_ legs: Leg...) throws -> Trip { try Trip(legs: legs) }

  private func logbook(_ trips: [Trip], in year: Int = 2025) -> Logbook {
    Logbook(trips.map { ($0, year) })
  }

  // MARK: Past trips

  @Test func happensOnceEverybodyHasArrived() throws {
    let trip = try trip(leg(0), leg(4))
    #expect(!trip.hasHappened(by: try Instant(seconds: 6 * Self.hour - 1)))
    #expect(trip.hasHappened(by: try Instant(seconds: 6 * Self.hour)))
  }

  @Test func aDayHappensOnceItIsOver() throws {
    let day = Moment(dayFrom: .epoch, seconds: 86_400, in: .utc)
    let trip = try Trip(legs: [Leg(departure: day, arrival: day)])
    #expect(!trip.hasHappened(by: try Instant(seconds: 86_399)))
    #expect(trip.hasHappened(by: try Instant(seconds: 86_400)))
  }

  @Test func whatIsCancelledNeverHappens() throws {
    let whole = try Trip(legs: [leg()], isCancelled: true)
    let (alone, replaced) = (try trip(leg(status: .cancelled)), try trip(leg(status: .replaced)))
    for trip in [whole, alone, replaced] {
      #expect(trip.endSecond == nil)
      #expect(!trip.hasHappened(by: try Instant(seconds: Instant.range.upperBound)))
    }
  }

  @Test func aCancelledLegDoesNotDelayTheEnd() throws {
    let trip = try trip(leg(0), leg(4, status: .cancelled))
    #expect(trip.endSecond == 2 * Self.hour)
  }

  // MARK: Sums

  @Test func countsLegsThatWereTaken() throws {
    let (a, b) = (try place("A", "PT", at: 0), try place("B", "ES", at: 1))
    let logbook = try logbook([
      trip(leg(0, from: a, to: b, by: .train)), trip(leg(0, from: b, to: a, by: .bus)),
      trip(leg(0, from: a, to: b), leg(3, from: b, to: a, by: .bus, status: .cancelled)),
    ])
    #expect(logbook.all.trips == [0, 1, 2])
    #expect(logbook.all.legs == 3)
    #expect(logbook.all.time.total == Double(6 * Self.hour))
    // A degree of the equator.
    #expect(Int(logbook.all.distance.total) == 3 * 111_319 + 1)
    #expect(logbook.all.countries == ["ES", "PT"])
    #expect(logbook.all.numberOfPlaces == 2)
  }

  @Test func tellsOfHowManyLegsASumIs() throws {
    let (a, b) = (try place("A", at: 0), try place("B", at: 1))
    let day = Moment(dayFrom: .epoch, seconds: 86_400, in: .utc)
    let days = try Leg(departure: day, arrival: day, origin: a, destination: b)
    let all = try logbook([trip(days), trip(leg()), trip(leg(from: a, to: b))]).all
    #expect(all.legs == 3)
    #expect(all.distance.legs == 2)
    #expect(all.time.legs == 2)
  }

  @Test func takesTheTimeAsItWas() throws {
    let late = try Leg(
      departure: moment(0), arrival: moment(2), actualDeparture: moment(1),
      actualArrival: moment(4))
    let halfKnown = try Leg(
      departure: moment(0), arrival: moment(2), actualArrival: moment(4))
    let diverted = try Leg(
      departure: moment(0), arrival: moment(2), destination: place("A"), divertedTo: place("B"),
      status: .diverted)
    #expect(late.travelTime == .seconds(3 * Self.hour))
    #expect(halfKnown.travelTime == .seconds(2 * Self.hour))
    #expect(diverted.travelTime == nil)
    #expect(diverted.punctuality == nil)
  }

  @Test func countsPlacesOfOneNameThatAreNearEachOtherOnce() throws {
    let all = try logbook([
      trip(leg(from: place("Lisbon", at: 1), to: place(" lisbon"))),
      trip(leg(from: place("Portland", at: 1), to: place("Portland", at: 2))),
      trip(leg(from: place("London", at: 1), to: place("London", at: 1.4))),
    ]).all
    #expect(all.numberOfPlaces == 4)
  }

  // MARK: Groups

  @Test func groupsByYearModeAndCompany() throws {
    let logbook = try Logbook([
      (trip(leg(by: .bus, with: "B")), 2026),
      (trip(leg(by: .train, with: "A"), leg(3, by: .train, with: "C")), 2025),
      (trip(leg(by: .bus, with: "C"), leg(3)), 2025),
    ])
    #expect(logbook.years.map(\.year) == [2026, 2025])
    #expect(logbook.years.map(\.travels.trips) == [[0], [1, 2]])
    #expect(logbook.modes.map(\.mode) == [.bus, .train, nil])
    #expect(logbook.modes.map(\.travels.trips) == [[0, 2], [1], [2]])
    #expect(logbook.modes.map(\.travels.legs) == [2, 2, 1])
    #expect(logbook.providers.map(\.provider) == ["C", "A", "B"])
    #expect(logbook.providers.map(\.travels.trips) == [[1, 2], [1], [0]])
  }

  @Test func findsTheLongestAndTheFurthest() throws {
    let (a, b, c) = (try place("A", at: 0), try place("B", at: 1), try place("C", at: 3))
    let logbook = try logbook([
      trip(leg(from: a, to: b), leg(3, from: b, to: a)), trip(leg(from: a, to: c)), trip(leg()),
    ])
    #expect(logbook.longest?.trip == 0)
    #expect(logbook.longest?.time == .seconds(4 * Self.hour))
    #expect(logbook.furthest?.trip == 1)
    let nothing = self.logbook([])
    #expect(nothing.longest == nil && nothing.furthest == nil)
    #expect(nothing.all.trips.isEmpty && nothing.all.punctuality == nil)
  }

  // MARK: Punctuality

  @Test func isPunctualUpToFiveMinutes() throws {
    let trips = try [-10, 0, 5, 6, 90].map { try trip(leg(late: $0)) } + [trip(leg())]
    let punctuality = try #require(logbook(trips).all.punctuality)
    #expect(punctuality.legs == 5)
    #expect(punctuality.punctual == 3)
    #expect(punctuality.median == .seconds(300))
    #expect(punctuality.worst.delay == .seconds(5_400))
    #expect(punctuality.worst.trip == 4)
  }

  @Test func takesTheMeanOfTwoInTheMiddle() throws {
    let trips = try [-4, 2, 6, 20].map { try trip(leg(late: $0)) }
    #expect(logbook(trips).all.punctuality?.median == .seconds(240))
  }

  @Test func takesTheDelayOfTheDepartureWhereThatIsAllThatIsKnown() throws {
    let leg = try Leg(
      departure: moment(0), arrival: moment(2), actualDeparture: moment(0, 7))
    #expect(try logbook([trip(leg)]).all.punctuality?.median == .seconds(420))
  }
}
