import Domain
import Testing

@testable import Content

/// Places by names, codes of airports, and objects.
struct PlaceTests {
  private static let times = "departure: 2026-05-02T10:00\narrival: 2026-05-03T08:00\n"

  private func trip(_ lines: String) throws -> Trip {
    let loaded = try TestSite(["Content/trips/a.md": "---\n\(Self.times)\(lines)\n---\n"]).load()
    #expect(loaded.report == "")
    return try #require(loaded.content.trips.first?.model)
  }

  @Test(arguments: [
    "origin: LIS\ndestination: HND", "origin: {airport: LIS}\ndestination: {airport: HND}",
    "origin: 'LIS'\ndestination: {airport: HND, name: }",
  ])
  func readsAirportsByTheirCodes(lines: String) throws {
    let trip = try trip(lines)
    #expect(
      trip.origin
        == Place(
          name: "Lisbon", zone: Zone(named: "Europe/Lisbon"),
          coordinate: try Coordinate(latitude: 38.781, longitude: -9.136), country: "PT",
          airport: "LIS"))
    #expect(trip.destination?.name == "Tokyo")
    #expect(trip.destination?.zone == Zone(named: "Asia/Tokyo"))
    #expect(trip.duration == .seconds(840 * 60))
  }

  @Test func prefersWhatItsAuthorGave() throws {
    let trip = try trip(
      """
      origin: {airport: LIS, name: Lisboa, timeZone: Atlantic/Madeira, country: ES, latitude: 1, \
      longitude: 2}
      destination: {airport: HND, latitude: 35, longitude: 139}
      """)
    #expect(
      trip.origin
        == Place(
          name: "Lisboa", zone: Zone(named: "Atlantic/Madeira"),
          coordinate: try Coordinate(latitude: 1, longitude: 2), country: "ES", airport: "LIS"))
    #expect(trip.destination?.coordinate == (try Coordinate(latitude: 35, longitude: 139)))
    #expect(trip.destination?.zone == Zone(named: "Asia/Tokyo"))
  }

  @Test(arguments: [
    "{name: LIS, timeZone: Asia/Tokyo}", "{name: USA, timeZone: Asia/Tokyo}",
    "{name: ZZZ, timeZone: Asia/Tokyo}",
  ])
  func takesTheNameOfAnObjectForAName(place: String) throws {
    let trip = try trip("origin: \(place)\ndestination: HND")
    #expect(trip.origin?.airport == nil && trip.origin?.coordinate == nil)
    #expect(trip.origin?.name.utf8.count == 3)
  }

  @Test(arguments: ["lis", "Lis", "LISB", "LI", "L1S", "ÉVE", "Kyoto", "東京都"])
  func looksUpNoName(name: String) throws {
    let times = "departure: 1777712400\narrival: 1777762800"
    let file = "---\n\(times)\norigin: \(name)\n---\n"
    let loaded = try TestSite(["Content/trips/a.md": file]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.trips.first?.model.origin == Place(name: name))
  }

  @Test(arguments: mistakes) func saysWhatIsWrong(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static func mistake(_ name: String, _ lines: String, report: String) -> Mistake {
    Mistake(name, ["Content/trips/a.md": "---\n\(times)\(lines)\n---\n"], report: report)
  }

  private static let mistakes = [
    mistake(
      "no airport has the code", "origin: KXI\ndestination: HND",
      report: #"""
        Content/trips/a.md:4:9: error[content-unknown-airport]: there is no airport 'KXI'
            4 | origin: KXI
              |         ^~~ did you mean KIX (Osaka), KBI (Kribi) or KGI (Kalgoorlie)? Otherwise write {name: KXI} for a place with that name
           note: a closed airport is written as in {name: Lisbon, timeZone: Europe/Lisbon}

        """#),
    mistake(
      "the code is a city's", "origin: LIS\ndestination: NYC",
      report: #"""
        Content/trips/a.md:5:14: error[content-unknown-airport]: 'NYC' is the code of New York, which has several airports
            5 | destination: NYC
              |              ^~~ write the airport's own code: EWR, JFK or LGA

        """#),
    mistake(
      "the code is better known for a country", "origin: USA\ndestination: HND",
      report: #"""
        Content/trips/a.md:4:9: error[content-ambiguous-code]: 'USA' may mean the United States, but is also the code of the airport of Concord
            4 | origin: USA
              |         ^~~ write 'origin' as {name: USA}, or as {airport: USA} for the airport

        """#),
    mistake(
      "an object has a code that no airport has", "origin: {airport: QQQ}\ndestination: HND",
      report: #"""
        Content/trips/a.md:4:19: error[content-unknown-airport]: there is no airport 'QQQ'
            4 | origin: {airport: QQQ}
              |                   ^~~ did you mean QAQ (L'Aquila), QIQ (Rio Claro) or BQQ (Barra)? Otherwise write a closed airport as in {name: Lisbon, timeZone: Europe/Lisbon}

        """#),
    mistake(
      "an object has no code",
      "origin: {airport: lis}\ndestination: {airport: Tokyo, name: Tokyo}",
      report: #"""
        Content/trips/a.md:4:19: error[content-wrong-type]: 'origin.airport' must be an airport's IATA code such as LIS, but is 'lis'
            4 | origin: {airport: lis}
              |                   ^~~ write LIS
        Content/trips/a.md:5:24: error[content-wrong-type]: 'destination.airport' must be an airport's IATA code such as LIS, but is 'Tokyo'
            5 | destination: {airport: Tokyo, name: Tokyo}
              |                        ^~~~~ remove it if the place isn't an airport

        """#),
    mistake(
      "an object has neither name nor airport", "origin: {country: uk}\ndestination: {}",
      report: #"""
        Content/trips/a.md:4:9: error[content-missing-key]: a place needs the key 'origin.name'
            4 | origin: {country: uk}
              |         ^~~~~~~~~~~~~ add name: …
           note: 'origin.name' is text
        Content/trips/a.md:4:19: error[content-wrong-type]: 'origin.country' must be a country's ISO 3166-1 code such as PT, but is 'uk'
            4 | origin: {country: uk}
              |                   ^~ write GB
        Content/trips/a.md:5:14: error[content-missing-key]: a place needs the key 'destination.name'
            5 | destination: {}
              |              ^~ add name: …
           note: 'destination.name' is text

        """#),
    Mistake(
      "the form is JSON's",
      [
        "Content/trips/a.json":
          #"[{"id": "a", "departure": 1777712400, "arrival": 1777762800, "origin": "UAE"}]"#
      ],
      report: #"""
        Content/trips/a.json:1:72: error[content-unknown-airport]: there is no airport 'UAE'
            1 | [{"id": "a", "departure": 1777712400, "arrival": 1777762800, "origin": "UAE"}]
              |                                                                        ^~~~~ did you mean UAB (Adana), UAI (Suai) or UAK (Narsarsuaq)? Otherwise write {"name": "UAE"} for a place with that name
           note: a closed airport is written as in {"name": "Lisbon", "timeZone": "Europe/Lisbon"}

        """#),
  ]
}
