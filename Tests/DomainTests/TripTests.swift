import Domain
import Testing

struct TripTests {
  /// A leg by hours, as planned and as it really was.
  private func leg(
    _ departure: Int64, _ arrival: Int64, _ actual: (Double?, Double?) = (nil, nil),
    from origin: String? = nil, to destination: String? = nil, status: TripStatus = .scheduled,
    divertedTo: String? = nil, mode: TravelMode? = nil
  ) throws -> Leg {
    func moment(_ hours: Double) throws -> Moment {
      Moment(try Instant(seconds: Int64(hours * 3600)), in: .utc)
    }
    return try Leg(
      departure: moment(Double(departure)), arrival: moment(Double(arrival)),
      actualDeparture: actual.0.map(moment), actualArrival: actual.1.map(moment),
      origin: origin.map { Place(name: $0) }, destination: destination.map { Place(name: $0) },
      divertedTo: divertedTo.map { Place(name: $0) }, mode: mode, status: status)
  }

  private func hours(_ hours: Double) -> Duration { .seconds(hours * 3600) }

  @Test func goesFromTheFirstDepartureToTheLastArrival() throws {
    let trip = try Trip(legs: [
      leg(0, 3, (0.5, 3.25), from: "Lisbon", to: "Frankfurt", mode: .aircraft),
      leg(5, 16, (5.25, 15), from: "Frankfurt", to: "Tokyo", mode: .aircraft),
    ])
    #expect(trip.origin?.name == "Lisbon")
    #expect(trip.destination?.name == "Tokyo")
    #expect(trip.duration == hours(16))
    #expect(trip.movingTime == hours(14))
    #expect(trip.delay == hours(0.5))
    #expect(trip.arrivalDelay == hours(-1))
    #expect(trip.mode == .aircraft)
    #expect(trip.turningPoint == nil)
    #expect(trip.places.map(\.name) == ["Lisbon", "Frankfurt", "Tokyo"])
    let connection = try #require(trip.connection(afterLegAt: 0))
    #expect(connection.place?.name == "Frankfurt")
    #expect(connection.planned == hours(2))
    #expect(connection.actual == hours(2))
    #expect(!connection.isMissed)
    #expect(trip.connection(afterLegAt: 1) == nil)
  }

  @Test func hasNoModeWhereLegsDiffer() throws {
    let trip = try Trip(legs: [leg(0, 1, mode: .train), leg(2, 3, mode: .bus)])
    #expect(trip.mode == nil)
    #expect(try Trip(legs: [leg(0, 1, mode: .train), leg(2, 3)]).mode == nil)
  }

  @Test func callsAConnectionMissedIfItArrivedAfterTheNextLeft() throws {
    let late = try leg(0, 3, (2, 5.5), to: "Frankfurt")
    let missed = try leg(5, 8, from: "Frankfurt", to: "Oslo", status: .replaced)
    let later = try leg(20, 23, (20.5, 24), from: "Frankfurt", to: "Oslo")
    let trip = try Trip(legs: [late, missed, later])
    let first = try #require(trip.connection(afterLegAt: 0))
    #expect(first.isMissed)
    #expect(first.planned == hours(2))
    #expect(first.actual == nil)
    let second = try #require(trip.connection(afterLegAt: 1))
    #expect(second.place?.name == "Frankfurt")
    #expect(second.planned == nil)
    #expect(second.actual == hours(15))
    #expect(!second.isMissed)
    // The end is compared with the leg that was not taken, to the same place.
    #expect(trip.arrivalDelay == hours(16))
    #expect(trip.movingTime == hours(6))
    #expect(trip.places.map(\.name) == ["Frankfurt", "Oslo"])
  }

  /// A leg that wasn't taken days before doesn't affect the end.
  @Test func comparesTheEndWithWhatWasReplacedSinceTheLegBefore() throws {
    let trip = try Trip(legs: [
      leg(0, 3, to: "Frankfurt", status: .replaced), leg(1, 4, to: "Frankfurt"),
      leg(100, 101, from: "Frankfurt", to: "Munich"),
      leg(120, 121, (nil, 121.5), from: "Munich", to: "Frankfurt"),
    ])
    #expect(trip.arrivalDelay == hours(0.5))
  }

  @Test func saysWhatTheTimetableSaysIfNothingElseIsKnown() throws {
    let trip = try Trip(legs: [leg(0, 3), leg(5, 8)])
    let connection = try #require(trip.connection(afterLegAt: 0))
    #expect(connection.planned == hours(2))
    #expect(connection.actual == nil)
    let late = try Trip(legs: [leg(0, 3, (nil, 4)), leg(5, 8)])
    #expect(late.connection(afterLegAt: 0)?.actual == hours(1))
  }

  @Test func goesOnFromWhereItWasDivertedTo() throws {
    let trip = try Trip(legs: [
      leg(0, 3, (0, 4), to: "Frankfurt", status: .diverted, divertedTo: "Cologne"),
      leg(5, 6, from: "Cologne", to: "Frankfurt", mode: .train),
    ])
    #expect(trip.connection(afterLegAt: 0)?.place?.name == "Cologne")
    #expect(trip.connection(afterLegAt: 0)?.actual == hours(1))
    #expect(trip.places.map(\.name) == ["Cologne", "Frankfurt"])
  }

  @Test func refusesLegsThatOverlap() throws {
    #expect(throws: TripFault.departsBeforeArrival(leg: 1)) {
      try Trip(legs: [leg(0, 3), leg(2, 5)])
    }
    // A leg that wasn't taken can't overlap with another one.
    #expect(throws: Never.self) {
      _ = try Trip(legs: [leg(0, 3), leg(4, 9, status: .cancelled), leg(5, 8)])
      _ = try Trip(legs: [leg(4, 9, status: .replaced), leg(5, 8)])
    }
    #expect(throws: TripFault.departsBeforeArrival(leg: 2)) {
      try Trip(legs: [leg(0, 3), leg(4, 9, status: .cancelled), leg(2, 8)])
    }
    #expect(throws: TripFault.noLeg) { try Trip(legs: []) }
  }

  @Test func turnsBackWhereItWaitsLongest() throws {
    let trip = try Trip(legs: [
      leg(0, 3, from: "Lisbon", to: "Frankfurt"), leg(4, 16, to: "Tokyo"),
      leg(100, 112, from: "Tokyo", to: "Frankfurt"), leg(115, 118, to: "lisbon"),
    ])
    #expect(trip.turningPoint?.name == "Tokyo")
    // Travellers can't turn back at a place that they didn't reach.
    let withoutOsaka = try Trip(legs: [
      leg(0, 3, from: "Lisbon", to: "Tokyo"),
      leg(4, 6, from: "Tokyo", to: "Osaka", status: .cancelled),
      leg(100, 112, from: "Tokyo", to: "Lisbon"),
    ])
    #expect(withoutOsaka.turningPoint?.name == "Tokyo")
    #expect(try Trip(legs: [leg(0, 3, from: "Lisbon", to: "Lisbon")]).turningPoint == nil)
  }

  @Test func isCancelledIfAllOfItIs() throws {
    #expect(try Trip(legs: [leg(0, 1), leg(2, 3)], isCancelled: true).isCancelled)
    let one = try leg(0, 1, status: .cancelled)
    #expect(try !Trip(legs: [one, leg(2, 3)]).isCancelled)
    #expect(try Trip(legs: [one, one]).isCancelled)
    #expect(try Trip(legs: [one]).status == .cancelled)
    #expect(try Trip(legs: [leg(0, 1, status: .replaced)]).status == .replaced)
  }
}
