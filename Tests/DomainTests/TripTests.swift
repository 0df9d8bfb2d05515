import Domain
import Testing

struct TripTests {
  private func moment(_ seconds: Int64) throws -> Moment {
    Moment(try Instant(seconds: seconds), in: .utc)
  }

  private func trip(actualDeparture: Int64? = nil) throws -> Trip {
    try Trip(
      departure: moment(1_444_396_193), arrival: moment(1_444_397_193),
      actualDeparture: actualDeparture.map(moment))
  }

  @Test func lastsFromPlannedDepartureToPlannedArrival() throws {
    #expect(try trip(actualDeparture: 1_444_396_493).duration == .seconds(1000))
  }

  @Test func knowsNoDelayWithoutAnActualDeparture() throws {
    let trip = try trip()
    #expect(trip.delay == nil)
    #expect(!trip.isDelayed)
    #expect(!trip.isEarly)
  }

  @Test(arguments: [
    (300, true, false), (60, true, false), (59, false, false), (0, false, false),
    (-59, false, false), (-60, false, true),
  ])
  func isLateOrEarlyFromAWholeMinuteOn(delay: Int64, late: Bool, early: Bool) throws {
    let trip = try trip(actualDeparture: 1_444_396_193 + delay)
    #expect(trip.delay == .seconds(delay))
    #expect(trip.isDelayed == late)
    #expect(trip.isEarly == early)
  }

  @Test(
    arguments: [
      (nil, false, false), (60, true, false), (59, false, false), (-59, false, false),
      (-60, false, true),
    ] as [(Int64?, Bool, Bool)])
  func arrivesLateOrEarlyWheneverItDeparted(delay: Int64?, late: Bool, early: Bool) throws {
    let trip = try Trip(
      departure: moment(0), arrival: moment(3600), actualDeparture: moment(300),
      actualArrival: delay.map { try moment(3600 + $0) })
    #expect(trip.arrivalDelay == delay.map { .seconds($0) })
    #expect(trip.arrivesLate == late)
    #expect(trip.arrivesEarly == early)
    #expect(trip.isDelayed)
  }

  @Test func comparesInstantsAndNotClocks() throws {
    let auckland = Moment(try Instant(seconds: 0), in: Zone(named: "Pacific/Auckland"))
    let honolulu = Moment(try Instant(seconds: 3600), in: Zone(named: "Pacific/Honolulu"))
    #expect(try Trip(departure: auckland, arrival: honolulu).duration == .seconds(3600))
  }

  @Test func refusesToArriveBeforeItDeparts() {
    #expect(throws: TripFault.arrivesBeforeItDeparts) {
      try Trip(departure: moment(1), arrival: moment(0))
    }
    #expect(throws: TripFault.actuallyArrivesBeforeItDeparts) {
      try Trip(
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
    let trip = try Trip(
      departure: day(2), arrival: day(5), actualDeparture: day(3),
      actualArrival: moment(1_778_000_000))
    #expect(trip.isOfDays)
    #expect(trip.duration == nil)
    #expect(trip.delay == nil)
    #expect(trip.arrivalDelay == nil)
    #expect(!trip.isDelayed && !trip.isEarly && !trip.arrivesLate && !trip.arrivesEarly)
  }

  @Test func mayArriveOnTheDayOnWhichItDeparts() throws {
    let noon = try Moment(Instant(seconds: 1_777_680_000 + 43_200), in: .utc)
    #expect(try Trip(departure: day(2), arrival: day(2)).isOfDays)
    #expect(try Trip(departure: noon, arrival: day(2)).isOfDays)
    #expect(try Trip(departure: day(2), arrival: noon).isOfDays)
    #expect(throws: TripFault.arrivesBeforeItDeparts) {
      try Trip(departure: noon, arrival: day(1))
    }
    #expect(throws: TripFault.arrivesBeforeItDeparts) {
      try Trip(departure: day(3), arrival: noon)
    }
    #expect(throws: TripFault.arrivesBeforeItDeparts) {
      try Trip(departure: day(2), arrival: day(1))
    }
    // A day of 25 hours is over an hour later, and one of 23 an hour earlier.
    let late = try Moment(Instant(seconds: 1_777_680_000 + 1800), in: .utc)
    #expect(try Trip(departure: late, arrival: day(1, hours: 25)).isOfDays)
    #expect(throws: TripFault.arrivesBeforeItDeparts) {
      try Trip(departure: late, arrival: day(1))
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
    #expect(try Trip(departure: moment(1), arrival: moment(1)).duration == .zero)
  }
}
