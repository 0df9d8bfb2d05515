import Domain
import Testing

struct LegTests {
  private func moment(_ seconds: Int64) throws -> Moment {
    Moment(try Instant(seconds: seconds), in: .utc)
  }

  private func leg(actualDeparture: Int64? = nil) throws -> Leg {
    try Leg(
      departure: moment(1_444_396_193), arrival: moment(1_444_397_193),
      actualDeparture: actualDeparture.map(moment))
  }

  @Test func lastsFromPlannedDepartureToPlannedArrival() throws {
    #expect(try leg(actualDeparture: 1_444_396_493).duration == .seconds(1000))
  }

  @Test func knowsNoDelayWithoutAnActualDeparture() throws {
    let leg = try leg()
    #expect(leg.delay == nil)
  }

  @Test(arguments: [
    (300, true, false), (60, true, false), (59, false, false), (0, false, false),
    (-59, false, false), (-60, false, true),
  ])
  func isLateOrEarlyFromAWholeMinuteOn(delay: Int64, late: Bool, early: Bool) throws {
    let leg = try leg(actualDeparture: 1_444_396_193 + delay)
    #expect(leg.delay == .seconds(delay))
    #expect(leg.delay?.isLate(from: 1) == late)
    #expect(leg.delay?.isEarly(from: 1) == early)
  }

  @Test(
    arguments: [
      (nil, false, false), (60, true, false), (59, false, false), (-59, false, false),
      (-60, false, true),
    ] as [(Int64?, Bool, Bool)])
  func arrivesLateOrEarlyWheneverItDeparted(delay: Int64?, late: Bool, early: Bool) throws {
    let leg = try Leg(
      departure: moment(0), arrival: moment(3600), actualDeparture: moment(300),
      actualArrival: delay.map { try moment(3600 + $0) })
    #expect(leg.arrivalDelay == delay.map { .seconds($0) })
    #expect((leg.arrivalDelay?.isLate(from: 1) ?? false) == late)
    #expect((leg.arrivalDelay?.isEarly(from: 1) ?? false) == early)
    #expect(leg.delay?.isLate(from: 1) == true)
  }

  @Test func comparesInstantsAndNotClocks() throws {
    let auckland = Moment(try Instant(seconds: 0), in: Zone(named: "Pacific/Auckland"))
    let honolulu = Moment(try Instant(seconds: 3600), in: Zone(named: "Pacific/Honolulu"))
    #expect(try Leg(departure: auckland, arrival: honolulu).duration == .seconds(3600))
  }

  @Test func refusesToArriveBeforeItDeparts() {
    #expect(throws: LegFault.arrivesBeforeItDeparts) {
      try Leg(departure: moment(1), arrival: moment(0))
    }
    #expect(throws: LegFault.actuallyArrivesBeforeItDeparts) {
      try Leg(
        departure: moment(0), arrival: moment(9), actualDeparture: moment(5),
        actualArrival: moment(4))
    }
  }

  /// A day by its distance from 2026-05-02, in UTC.
  private func day(_ number: Int64, hours: Int32 = 24) throws -> Moment {
    Moment(
      dayFrom: try Instant(seconds: 1_777_680_000 + (number - 2) * 86_400), seconds: hours * 3600,
      in: .utc)
  }

  @Test func knowsNoDurationAndNoDelayOfDays() throws {
    let leg = try Leg(
      departure: day(2), arrival: day(5), actualDeparture: day(3),
      actualArrival: moment(1_778_000_000))
    #expect(leg.isOfDays)
    #expect(leg.duration == nil)
    #expect(leg.delay == nil)
    #expect(leg.arrivalDelay == nil)
  }

  @Test func mayArriveOnTheDayOnWhichItDeparts() throws {
    let noon = try Moment(Instant(seconds: 1_777_680_000 + 43_200), in: .utc)
    #expect(try Leg(departure: day(2), arrival: day(2)).isOfDays)
    #expect(try Leg(departure: noon, arrival: day(2)).isOfDays)
    #expect(try Leg(departure: day(2), arrival: noon).isOfDays)
    #expect(throws: LegFault.arrivesBeforeItDeparts) {
      try Leg(departure: noon, arrival: day(1))
    }
    #expect(throws: LegFault.arrivesBeforeItDeparts) {
      try Leg(departure: day(3), arrival: noon)
    }
    #expect(throws: LegFault.arrivesBeforeItDeparts) {
      try Leg(departure: day(2), arrival: day(1))
    }
    // A day of 25 hours is over an hour later, and one of 23 an hour earlier.
    let late = try Moment(Instant(seconds: 1_777_680_000 + 1800), in: .utc)
    #expect(try Leg(departure: late, arrival: day(1, hours: 25)).isOfDays)
    #expect(throws: LegFault.arrivesBeforeItDeparts) {
      try Leg(departure: late, arrival: day(1))
    }
  }

  @Test(arguments: [
    ("Lisbon", "Lisbon", true), ("Lisbon", " lisbon ", true), ("New  York", "new york", true),
    ("Lisbon", "Tokyo", false), ("", "Lisbon", false),
  ])
  func knowsAPlaceByItsName(name: String, other: String, isSame: Bool) {
    #expect(Place(name: name).isSame(as: Place(name: other)) == isSame)
  }

  @Test func tellsPlacesOfOneNameApartByWhereTheyAre() throws {
    let east = Place(name: "Portland", coordinate: try Coordinate(latitude: 43.7, longitude: -70.3))
    let west = Place(
      name: "Portland", coordinate: try Coordinate(latitude: 45.5, longitude: -122.7))
    #expect(!east.isSame(as: west))
    #expect(east.isSame(as: Place(name: "Portland")))
  }

  @Test func mayArriveAtOnce() throws {
    #expect(try Leg(departure: moment(1), arrival: moment(1)).duration == .zero)
  }

  @Test func endsWhereItWasDivertedTo() throws {
    let cologne = Place(name: "Cologne")
    let leg = try Leg(
      departure: moment(0), arrival: moment(3600), actualArrival: moment(7200),
      destination: Place(name: "Frankfurt"), divertedTo: cologne, status: .diverted)
    #expect(leg.end == cologne)
    #expect(leg.isTaken)
    // It never arrived at its destination.
    #expect(leg.arrivalDelay == nil)
    #expect(throws: LegFault.divertedNowhere) {
      try Leg(departure: moment(0), arrival: moment(1), status: .diverted)
    }
    #expect(throws: LegFault.divertedThough(.scheduled)) {
      try Leg(departure: moment(0), arrival: moment(1), divertedTo: cologne)
    }
  }

  @Test(
    arguments: [
      ([10, 20, 30, 40], nil), ([0, 0, 100, 100], nil), ([10, 5], 0), ([10, 20, 19, 40], 1),
      ([10, 20, 30, 101], 1), ([-1, 5], 0),
    ] as [([Int64], Int?)])
  func callsAtStopsInTheOrderOfTime(times: [Int64], wrong: Int?) throws {
    let stops = try stride(from: 0, to: times.count, by: 2).map { index in
      Stop(
        Place(name: "Stop"), arrival: try moment(times[index]),
        departure: try moment(times[index + 1]))
    }
    func make() throws -> Leg {
      try Leg(departure: moment(0), arrival: moment(100), stops: stops)
    }
    if let wrong {
      #expect(throws: LegFault.stopOutOfOrder(wrong)) { try make() }
    } else {
      #expect(try make().stops.count == times.count / 2)
    }
  }
}
