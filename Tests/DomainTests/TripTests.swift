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

  @Test func mayArriveAtOnce() throws {
    #expect(try Trip(departure: moment(1), arrival: moment(1)).duration == .zero)
  }
}
