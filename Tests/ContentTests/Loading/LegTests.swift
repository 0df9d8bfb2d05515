import Content
import Domain
import Testing

/// Legs of trips, as files write them.
@Suite struct LegTests {
  private func report(_ frontMatter: String) throws -> String {
    try TestSite.report("Content/trips/a.md", "---\n\(frontMatter)\n---\n")
  }

  private func trip(_ frontMatter: String) throws -> Trip {
    let loaded = try TestSite(["Content/trips/a.md": "---\n\(frontMatter)\n---\n"]).load()
    try #require(loaded.report == "")
    return try #require(loaded.content.trips.first).model
  }

  private static let overnight = """
    mode: aircraft
    legs:
      - departure: 2026-05-01T07:10
        arrival: 2026-05-01T11:15
        origin: {name: Lisbon, timeZone: Europe/Lisbon}
        destination: {name: Frankfurt, timeZone: Europe/Berlin}
        provider: TAP
        number: TP 574
        seat: 12A
        gate: 17
      - departure: 2026-05-01T13:20
        arrival: 2026-05-02T08:55
        destination: {name: Tokyo, timeZone: Asia/Tokyo}
        actualArrival: 2026-05-02T09:25
        number: LH 716
    """

  @Test func writesAnEndThatMeetsAnotherOnce() throws {
    let trip = try trip(Self.overnight)
    #expect(trip.legs.count == 2)
    #expect(trip.legs[1].origin?.name == "Frankfurt")
    #expect(trip.legs[1].departure.zone.identifier == "Europe/Berlin")
    #expect(trip.legs.map(\.mode) == [.aircraft, .aircraft])
    #expect(trip.legs.map(\.provider) == ["TAP", nil])
    #expect(trip.legs[0].ticket == Ticket(seat: "12A", gate: "17"))
    // 07:10 in Lisbon is 06:10 UTC, 08:55 in Tokyo 23:55 of the day before.
    #expect(trip.duration == .seconds(17 * 3600 + 45 * 60))
    #expect(trip.connection(afterLegAt: 0)?.planned == .seconds(2 * 3600 + 5 * 60))
    #expect(trip.arrivalDelay == .seconds(1800))
  }

  @Test func knowsThePlaceOfAReturnByItsName() throws {
    let trip = try trip(
      """
      legs:
        - {departure: 2026-05-01T07:10, arrival: 2026-05-01T11:15, origin: {name: Lisbon, timeZone: Europe/Lisbon}, destination: {name: Frankfurt, timeZone: Europe/Berlin}}
        - {departure: 2026-05-09T07:10, arrival: 2026-05-09T09:15, destination: Lisbon}
      """)
    #expect(trip.arrival.zone.identifier == "Europe/Lisbon")
    #expect(trip.turningPoint?.name == "Frankfurt")
  }

  @Test func takesEndsOfTheWholeTrip() throws {
    let trip = try trip(
      """
      origin: {name: Lisbon, timeZone: Europe/Lisbon}
      destination: {name: Porto, timeZone: Europe/Lisbon}
      departure: 2026-05-01T07:10
      legs:
        - {departure: 2026-05-01T07:10, arrival: 2026-05-01T08:15}
        - {departure: 2026-05-01T09:10, arrival: 2026-05-01T10:15, origin: {name: Coimbra, timeZone: Europe/Lisbon}}
      """)
    #expect(trip.places.map(\.name) == ["Lisbon", "Coimbra", "Porto"])
  }

  @Test func stopsOnItsWay() throws {
    let trip = try trip(
      """
      departure: 2026-05-01T07:10
      arrival: 2026-05-01T11:15
      origin: {name: Lisbon, timeZone: Europe/Lisbon}
      destination: {name: Madrid, timeZone: Europe/Madrid}
      stops:
        - Évora
        - {place: {name: Badajoz, timeZone: Europe/Madrid}, arrival: 2026-05-01T09:30, departure: 2026-05-01T09:40}
      """)
    #expect(trip.legs[0].stops.map(\.place.name) == ["Évora", "Badajoz"])
    #expect(trip.legs[0].stops[1].arrival?.zone.identifier == "Europe/Madrid")
  }

  @Test func goesOnFromWhereItWasDivertedTo() throws {
    let trip = try trip(
      """
      legs:
        - {departure: 2026-05-01T07:10Z, arrival: 2026-05-01T08:15Z, origin: Oslo, destination: Frankfurt, status: diverted, divertedTo: Cologne}
        - {departure: 2026-05-01T10:10Z, arrival: 2026-05-01T11:15Z, destination: Frankfurt}
      """)
    #expect(trip.legs[1].origin?.name == "Cologne")
  }

  @Test func isATripOfOneLegWithAnEmptyList() throws {
    #expect(
      try trip("departure: 2026-05-01\narrival: 2026-05-02\nlegs: []").legs.count == 1)
    #expect(
      try report("origin: Lisbon\nlegs: []").contains(
        "a trip needs the keys 'departure' and 'arrival'"))
  }

  @Test func tellsEachMistakeOfLegsAtItsPlace() throws {
    #expect(
      try report("legs:\n  - {departure: 2026-05-01T10:00Z}\n  - {arrival: 2026-05-01}")
        .contains("Content/trips/a.md:3:5: error[content-missing-key]"))
    let text = try report(
      Self.overnight.replacing("2026-05-01T13:20", with: "2026-05-01T10:20"))
    #expect(text.contains("a.md:12:16: error[content-leg-order]"), "\(text)")
    #expect(text.contains("a.md:5:14: the previous leg arrives here"), "\(text)")
    let number = try report("number: LH 1\nstatus: diverted\n" + Self.overnight)
    #expect(number.contains("a.md:2:9: error[content-leg-key-beside-legs]: 'number'"), "\(number)")
    #expect(number.contains("a.md:3:9: error[content-leg-key-beside-legs]: 'status: diverted'"))
    let other = try report("departure: 2026-05-01T07:11\ndestination: Osaka\n" + Self.overnight)
    #expect(other.contains("a.md:2:12: error[content-leg-disagrees]: the trip's 'departure'"))
    #expect(other.contains("a.md:3:14: error[content-leg-disagrees]: the trip's 'destination'"))
  }

  @Test(arguments: [(1_000, false), (1_001, true)])
  func limitsTheLegsOfATrip(count: Int, isTooMany: Bool) throws {
    let leg = #"{"departure": "2026-05-01", "arrival": "2026-05-01"}"#
    let report = try TestSite.report(
      "Content/trips/a.json",
      "{\"title\": \"A\", \"legs\": ["
        + Array(repeating: leg, count: count).joined(separator: ",") + "]}")
    #expect(report.contains("error[content-too-many-legs]") == isTooMany, "\(report)")
    #expect(isTooMany || report == "", "\(report)")
  }

  @Test func tellsWhichLegLacksAZone() throws {
    let text = try report(
      Self.overnight.replacing(", timeZone: Asia/Tokyo", with: ""))
    #expect(text.contains("a.md:14:18: error[content-missing-zone]"), "\(text)")
    let stop = try report(
      """
      departure: 2026-05-01T07:10
      arrival: 2026-05-01T11:15
      origin: {name: Lisbon, timeZone: Europe/Lisbon}
      destination: {name: Madrid, timeZone: Europe/Madrid}
      stops: [{place: Badajoz, arrival: 2026-05-01T09:30}]
      """)
    #expect(stop.contains("a.md:6:9: error[content-missing-zone]: the stop 'Badajoz'"), "\(stop)")
  }

  @Test(arguments: [
    ("status: diverted", "content-leg-diverted"),
    ("divertedTo: Cologne", "content-leg-diverted"),
    ("stops: [{place: Köln, arrival: 2026-05-01T12:00Z}]", "content-stop-order"),
    ("status: lost", "content-wrong-type"), ("legs: {}", "content-wrong-type"),
    ("legs: [1]", "content-wrong-type"), ("stops: [{}]", "content-missing-key"),
  ])
  func refusesWhatIsNone(line: String, id: String) throws {
    let text = try report(
      "departure: 2026-05-01T07:10Z\narrival: 2026-05-01T08:10Z\n\(line)")
    #expect(text.contains("error[\(id)]"), "\(text)")
  }
}
