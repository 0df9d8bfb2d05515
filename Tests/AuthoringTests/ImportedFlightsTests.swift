import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Authoring

/// Flights from other programs.
struct ImportedFlightsTests {
  private static func run(
    _ text: String, named name: String, in site: TemporarySite
  ) throws -> [String] {
    try run(Array(text.utf8), named: name, in: site)
  }

  private static func run(
    _ bytes: [UInt8], named name: String, in site: TemporarySite
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var told: [String] = []
    try ImportedTrips([path]).run(in: site.folder, isWriting: true) { outcome in
      switch outcome {
      case .new(let path, let title, let day, _): told.append("new \(day) \(title): \(path)")
      case .known(let path, let title, let day): told.append("known \(day) \(title): \(path)")
      case .changed(let path, let title, let day, _), .updated(let path, let title, let day):
        told.append("changed \(day) \(title): \(path)")
      case .left(let diagnostic):
        told.append("\(diagnostic.place?.line ?? 0): \(diagnostic.id.text): \(diagnostic.message)")
      }
    }
    return told
  }

  private static let flighty = """
    Date,Airline,Flight,From,To,Dep Terminal,Dep Gate,Arr Terminal,Arr Gate,Canceled,Diverted To,\
    Gate Departure (Scheduled),Gate Departure (Actual),Take off (Scheduled),Take off (Actual),\
    Landing (Scheduled),Landing (Actual),Gate Arrival (Scheduled),Gate Arrival (Actual),\
    Aircraft Type Name,Tail Number,PNR,Seat,Seat Type,Cabin Class,Flight Reason,Notes
    2026-03-01,TAP,80,LIS,HND,1,B12,3,,false,,2026-03-01T10:00,2026-03-01T10:25,,,,,\
    2026-03-02T08:00,2026-03-02T07:50,Airbus,QQ-REG,QQPNR,12A,WINDOW,,,"Over the
    pole"
    2026-04-01,DLH,1166,FRA,LIS,,,,,false,MAD,2026-04-01T10:00,,,,,,2026-04-01T12:00,,,,,,,,,
    2026-04-02,DLH,1167,LIS,FRA,,,,,true,,2026-04-02T10:00,,,,,,,,,,,,,,,
    2026-04-03,DLH,1167,LIS,QQQ,,,,,false,,,,,,,,,,,,,,,,,

    """

  @Test func takesNoDayBeforeTheGregorianCalendar() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let table = "Date,From,To,Flight_Number,Airline\n0008-01-18,DXB,RUH,SV559,Saudia\n"
    #expect(
      try Self.run(table, named: "openflights.csv", in: site) == [
        "2: import-no-trip: '0008-01-18' isn't a date such as 2026-05-02"
      ])
  }

  @Test func readsTheFlightsOfFlighty() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    #expect(
      try Self.run(Self.flighty, named: "FlightyExport.csv", in: site) == [
        "6: import-no-trip: there is no airport with the IATA code 'QQQ'",
        "new 2026-03-01 Lisbon to Tokyo: Content/trips/lisbon-to-tokyo-2026-03-01.md",
        "new 2026-04-01 Frankfurt am Main to Lisbon: "
          + "Content/trips/frankfurt-am-main-to-lisbon-2026-04-01.md",
        "new 2026-04-02 Lisbon to Frankfurt am Main: "
          + "Content/trips/lisbon-to-frankfurt-am-main-2026-04-02.md",
      ])
    #expect(
      site.text("Content/trips/lisbon-to-tokyo-2026-03-01.md") == """
        ---
        departure: 2026-03-01T10:00
        arrival: 2026-03-02T08:00
        actualDeparture: 2026-03-01T10:25
        actualArrival: 2026-03-02T07:50
        origin: LIS
        destination: HND
        mode: aircraft
        provider: TAP
        number: TAP80
        seat: "12A"
        gate: B12
        ---

        Over the
        pole

        """)
    #expect(site.report == "")
    #expect(site.load().trips.map(\.model.status) == [.cancelled, .diverted, .scheduled])
    #expect(!site.allText.contains("QQ"))
  }

  @Test func knowsAFlightByItsOtherCode() throws {
    let site = try TemporarySite([
      "Content/site.json": "{}",
      "Content/trips/a.md": """
      ---
      departure: 2026-03-01T10:00
      arrival: 2026-03-02T08:00
      origin: LIS
      destination: HND
      number: TP80
      ---
      """,
    ])
    #expect(
      try Self.run(Self.flighty, named: "a.csv", in: site).contains(
        "known 2026-03-01 Lisbon to Tokyo: Content/trips/a.md"))
  }

  @Test func knowsATripOfAJourneyByItsOwnFile() throws {
    let site = try TemporarySite([
      "Content/site.json": "{}",
      "Content/trips/asia/index.md": "---\ntitle: Asia\n---\n",
      "Content/trips/asia/out.md": """
      ---
      departure: 2026-03-01T10:00
      arrival: 2026-03-02T08:00
      origin: LIS
      destination: HND
      number: TP80
      ---
      """,
    ])
    #expect(
      try Self.run(Self.flighty, named: "a.csv", in: site).contains(
        "known 2026-03-01 Lisbon to Tokyo: Content/trips/asia/out.md"))
  }

  /// A file of flights lists each flight of a trip with changes separately.
  @Test func knowsTheLegsOfATrip() throws {
    let site = try TemporarySite([
      "Content/site.json": "{}",
      "Content/trips/south.md": """
      ---
      legs:
        - {departure: 2026-03-31T08:00, arrival: 2026-03-31T12:00, origin: HEL, destination: FRA}
        - {departure: 2026-04-01T10:00, arrival: 2026-04-01T12:00, destination: LIS, number: LH1166}
        - {departure: 2026-04-02T10:00, arrival: 2026-04-02T13:00, destination: FRA, number: LH1167}
      ---
      """,
    ])
    let told = try Self.run(Self.flighty, named: "FlightyExport.csv", in: site)
    #expect(told.filter { $0.hasPrefix("new") }.count == 1, "\(told)")
    #expect(told.filter { $0.contains("Content/trips/south.md") }.count == 2, "\(told)")
  }

  @Test func readsTheTableOfAirTrail() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let told = try Self.run(
      """
      date,from,to,departure,arrival,duration,flightNumber,flightReason,airline,aircraft,\
      aircraftReg,note,seat,seatNumber,seatClass
      2024-06-14,CPH,DUB,2024-06-14T10:00:00.000Z,2024-06-14T12:00:00.000Z,7200,SK123,leisure,SAS,\
      A20N,QQ,,window,12A,economy
      2024-06-15,DUB,CPH,,,,,,,,,,,,
      yesterday,DUB,CPH

      """, named: "airtrail.csv", in: site)
    #expect(
      told == [
        "4: import-no-trip: 'yesterday' isn't a date such as 2026-05-02",
        "new 2024-06-14 Copenhagen to Dublin: Content/trips/copenhagen-to-dublin-2024-06-14.md",
        "new 2024-06-15 Dublin to Copenhagen: Content/trips/dublin-to-copenhagen-2024-06-15.md",
      ])
    #expect(
      site.text("Content/trips/copenhagen-to-dublin-2024-06-14.md") == """
        ---
        departure: 2024-06-14T12:00
        arrival: 2024-06-14T13:00
        origin: CPH
        destination: DUB
        mode: aircraft
        provider: SAS
        number: SK123
        seat: "12A"
        ---

        """)
    #expect(site.report == "")
  }

  @Test func readsTheObjectsOfAirTrail() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let told = try Self.run(
      """
      {"users": [{"id": "qq", "username": "qq", "displayName": "QQ"}], "flights": [
        {"date": "2024-06-14", "datePrecision": "day",
         "from": {"name": "Kastrup", "iata": "CPH", "icao": "EKCH", "tz": "Europe/Copenhagen"},
         "to": {"name": "Strip\\u202e \\u0000Field", "municipality": null, "iata": null,
                "lat": 55.5, "lon": 12.25, "country": "DK", "tz": "Europe/Copenhagen"},
         "departure": "2024-06-14T10:20:00.000Z", "arrival": "2024-06-14T11:00:00.000Z",
         "departureScheduled": "2024-06-14T10:00:00.000Z", "arrivalScheduled": null,
         "flightNumber": "SK1", "airline": {"name": "Scandinavian", "icao": "SAS"},
         "seats": [{"userId": "qq", "guestName": "QQ", "seatNumber": "1A"}], "note": null},
        {"date": "2019-05-01", "datePrecision": "month",
         "from": {"iata": "CPH"}, "to": {"iata": "DUB"}, "departure": null, "arrival": null},
        {"date": "2019-05-01", "from": "EKCH", "to": "EIDW"},
        {"date": "2019-05-01", "from": {"iata": "CPH"}, "to": {"name": "X", "lat": 1e308}},
        7
      ]}
      """, named: "airtrail.json", in: site)
    #expect(
      told == [
        "12: import-no-trip: 'EKCH' isn't an IATA airport code, which AirTrail's CSV needs",
        "13: import-no-trip: an airport of this flight has no name, time zone or coordinates",
        "14: import-no-trip: an airport of this flight has no name, time zone or coordinates",
        "new 2024-06-14 Copenhagen to Strip Field: "
          + "Content/trips/copenhagen-to-strip-field-2024-06-14.md",
        "new 2019-05 Copenhagen to Dublin: Content/trips/copenhagen-to-dublin-2019-05.md",
      ])
    #expect(
      site.text("Content/trips/copenhagen-to-strip-field-2024-06-14.md") == """
        ---
        departure: 2024-06-14T12:00
        arrival: 2024-06-14T13:00
        actualDeparture: 2024-06-14T12:20
        origin: CPH
        destination:
          name: Strip Field
          country: DK
          timeZone: Europe/Copenhagen
          latitude: 55.5
          longitude: 12.25
        mode: aircraft
        provider: Scandinavian
        number: SK1
        seat: "1A"
        ---

        """)
    #expect(site.report == "")
    #expect(!site.allText.lowercased().contains("qq"))
  }

  @Test func aRemarkIsNoMarkdown() {
    #expect(
      PlainMarkdown("# 1 *a* [b](c.md) <i>\n    code\n- x-y = 1\n12. z 1.5\nhalf-way, \"so\"!").text
        == "\\# 1 \\*a\\* \\[b\\](c.md) \\<i\\>\ncode\n\\- x-y = 1\n12\\. z 1.5\nhalf-way, \"so\"!")
  }

  @Test func aTimeBehindTheLastYearIsLeft() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    #expect(
      try Self.run(Self.head + "9999-12-31 23:00,LIS,HND,TP1,,14:00\n", named: "a.csv", in: site)
        == ["2: import-no-trip: its times are outside the years 1 to 9999"])
  }

  // MARK: - Hostile files

  private static let head = "Date,From,To,Flight_Number,Airline,Duration,Note\n"

  @Test func aQuoteWithoutEndIsTold() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    #expect(
      try Self.run(
        Self.head + "2026-01-01,LIS,HND,TP1\n2026-01-02,LIS,HND,\"TP2\n2026-01-03,LIS,HND,TP3\n",
        named: "a.csv", in: site) == [
          "3: import-no-trip: a quote starts here but isn't closed",
          "new 2026-01-01 Lisbon to Tokyo: Content/trips/lisbon-to-tokyo-2026-01-01.md",
        ])
  }

  @Test func textsThatWouldTurnOthersAreStraightened() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let row = "2026-01-01,LIS,HND,TP\u{0}1,\u{202E}riA\u{202C}\u{1B}[2J,,\u{2066}a\u{2069}\n"
    _ = try Self.run(Self.head + row, named: "a.csv", in: site)
    let text = try #require(site.text("Content/trips/lisbon-to-tokyo-2026-01-01.md"))
    #expect(text.contains("number: TP1\n") && text.contains("provider: \"riA[2J\"\n"))
    #expect(text.hasSuffix("---\n\na\n"))
    #expect(site.report == "")
  }

  @Test func filesInOtherEncodingsAreToldAndNothingOfThemIsRead() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let before = site.everything
    let latin = Array(Self.head.utf8) + Array("2026-01-01,LIS,HND,TP1,".utf8) + [0xE9, 0x0A]
    let told = try Self.run(latin, named: "a.csv", in: site)
    #expect(told.count == 1 && told[0].hasPrefix("2: "))
    let wide = (Self.head + "2026-01-01,LIS,HND").data(using: .utf16).map(Array.init)
    #expect(
      try Self.run(try #require(wide), named: "a.csv", in: site)
        == ["0: import-encoding: this is UTF-16"])
    #expect(site.everything == before)
  }

  @Test func limitsAreToldAndWhatIsBelowIsRead() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let long = String(repeating: "x", count: 2001)
    #expect(
      try Self.run(Self.head + "2026-01-01,LIS,HND,\(long)\n", named: "a.csv", in: site)
        == ["2: import-no-trip: one of its texts has more than 2000 bytes"])
    let wide = String(repeating: ",", count: 2000)
    #expect(
      try Self.run(Self.head + "2026-01-01,LIS,HND,TP1\n\(wide)\n", named: "a.csv", in: site)
        .first == "3: import-no-trip: a line has more than 1000 fields")
    let bad = String(repeating: "2026-01-01,LIS,XXX\n", count: 150)
    let told = try Self.run(Self.head + bad, named: "a.csv", in: site)
    #expect(told.count == 101)
    #expect(told.last?.hasSuffix("50 more lines or events of this file aren't trips") == true)
  }

  /// Files of Flighty and AirTrail, each damaged in a thousand ways. Everything that can be read is
  /// a valid model.
  @Test func survivesRandomDamage() throws {
    let airTrail = """
      {"flights": [{"date": "2024-06-14", "from": {"iata": "CPH"},
        "to": {"name": "Field", "lat": 55.5, "lon": 12.25, "tz": "Europe/Copenhagen"},
        "departure": "2024-06-14T10:20:00.000Z", "arrival": "2024-06-14T11:00:00.000Z"}]}
      """
    var random = SplitMix(seed: 26)
    var trips = 0
    for (name, text) in [("a.csv", Self.flighty), ("a.json", airTrail)] {
      for _ in 0..<1000 {
        var bytes = Array(text.utf8)
        for _ in 0..<random.next() % 4 + 1 {
          let index = Int(random.next() % UInt64(bytes.count))
          let byte = random.next() % 2 == 0 ? [UInt8(random.next() & 127)] : []
          bytes.replaceSubrange(index...index, with: byte)
        }
        let file = ImportedFile.read(SourceFile(path: name, bytes: bytes), hiding: [])
        trips += file?.trips.count ?? 0
        for trip in file?.trips ?? [] { #expect(trip.file(track: nil).hasPrefix("---\ndepart")) }
      }
    }
    #expect(trips > 1000)
  }

  @Test func readsNoMoreRecordsThanItsLimit() {
    let csv = CSVRecords("a\nb\nc\nd\n", most: 2)
    #expect(csv.records.map(\.fields) == [["a"], ["b"]])
    #expect(csv.fault?.line == 3)
  }

  @Test func aTimeThatClocksShowTwiceIsTheRightOne() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Lisbon"))
    func written(_ text: String) -> String? { ImportedTime(local: text, in: zone)?.written }
    #expect(written("2026-10-25T00:30:00Z") == "2026-10-25T01:30+01:00")
    #expect(written("2026-10-25T01:30:00Z") == "2026-10-25T01:30+00:00")
    #expect(written("2026-10-25T03:30") == "2026-10-25T03:30")
    #expect(written("2026-09-01T23:00:00.000+00:00") == "2026-09-02T00:00")
    #expect(written("2026-09-01 23:00:00-0430") == "2026-09-02T04:30")
    #expect(written("2026-09-01T23:00+05") == "2026-09-01T19:00")
    #expect(written("2026-09-01T23:00 o'clock") == nil)
    #expect(written("2026-10-25") == nil && written("2026-10-25T") == nil)
  }
}
