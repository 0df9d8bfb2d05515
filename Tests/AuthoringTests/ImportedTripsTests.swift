import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Authoring

/// Trips in files of other programs.
struct ImportedTripsTests {
  /// A calendar in the format of TripIt.
  private static let calendar = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    BEGIN:VEVENT\r
    UID:1@example.org\r
    DTSTART:20260502T090000Z\r
    DTEND:20260502T230000Z\r
    SUMMARY:TP80 LIS t\r
     o HND\r
    BEGIN:VALARM\r
    SUMMARY:Wake up\r
    END:VALARM\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    DTSTART;VALUE=DATE:20260510\r
    DTEND;VALUE=DATE:20260511\r
    SUMMARY:Amtrak - New York\\, NY to Boston\\, MA\r
    STATUS:CANCELLED\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    DTSTART;TZID=Asia/Tokyo:20260503T150000\r
    SUMMARY:Check-in: Hotel Okura\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    DTSTART;TZID="Asia/Tokyo":20260503T150000\r
    SUMMARY:NH1 HND to ITM\r
    END:VEVENT\r
    END:VCALENDAR\r

    """

  /// An event ends after its duration, or on the day of its start, or is one of several.
  @Test func readsTheEndsThatCalendarsLeaveOut() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let calendar = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      SUMMARY:LH1166 FRA to LIS
      DTSTART:20240301T233000Z
      DURATION:PT3H
      END:VEVENT
      BEGIN:VEVENT
      SUMMARY:Lisbon to Porto
      DTSTART;VALUE=DATE:20240610
      END:VEVENT
      BEGIN:VEVENT
      SUMMARY:Porto to Faro
      DTSTART;VALUE=DATE:20240611
      DURATION:P2D
      RRULE:FREQ=DAILY;COUNT=3
      END:VEVENT
      BEGIN:VEVENT
      SUMMARY:Faro to Lisbon
      DTSTART:20240701T100000Z
      DURATION:-PT3H
      END:VEVENT
      END:VCALENDAR

      """
    #expect(
      try Self.told(Self.run(calendar, in: site)) == [
        "12: 'Porto to Faro' repeats, but only its first time was imported",
        "18: 'Faro to Lisbon' has no end time after its start",
        "new 2024-03-02 Frankfurt am Main to Lisbon: "
          + "Content/trips/frankfurt-am-main-to-lisbon-2024-03-02.md",
        "new 2024-06-10 Lisbon to Porto: Content/trips/lisbon-to-porto-2024-06-10.md",
        "new 2024-06-11 Porto to Faro: Content/trips/porto-to-faro-2024-06-11.md",
      ])
    #expect(site.load().trips.contains { $0.model.duration == .seconds(3 * 3600) })
    #expect(
      site.text("Content/trips/porto-to-faro-2024-06-11.md")?.contains(
        "departure: 2024-06-11\narrival: 2024-06-12\n") == true)
  }

  private static let flights = """
    \u{FEFF}Date,From,To,Flight_Number,Airline,Distance,Duration,Seat,Seat_Type,Class,Reason,Plane,Registration,Trip,Note
    2008-01-18 10:30:10,DXB,RUH,SV559,Saudi Arabian Airlines,542,01:35,40C,A,Y,B,Boeing 777,HZ-AKH,16,"First, to
    ""Saudi""!"
    18.01.2008,DXB,RUH,SV559
    01/19/2008,RUH,DXB,,Saudi Arabian Airlines
    2008,DXB,RUH
    2008-02-30,DXB,RUH
    2008-01-18,DXB,XXX

    """

  private static func run(
    _ text: String, named name: String = "in", in site: TemporarySite, writing: Bool = true
  ) throws -> [ImportedTrips.Outcome] {
    try site.write("../\(name)-\(site.folder.hashValue.magnitude)", text)
    let path = "\(site.folder)/../\(name)-\(site.folder.hashValue.magnitude)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var outcomes: [ImportedTrips.Outcome] = []
    try ImportedTrips([path]).run(in: site.folder, isWriting: writing) { outcomes.append($0) }
    return outcomes
  }

  private static func told(_ outcomes: [ImportedTrips.Outcome]) -> [String] {
    outcomes.map { outcome in
      switch outcome {
      case .new(let path, let title, let day, let track):
        "new \(day) \(title): \(path)" + (track.map { ", \($0)" } ?? "")
      case .known(let path, let title, let day): "known \(day) \(title): \(path)"
      case .changed(let path, let title, let day, let lines):
        "changed \(day) \(title): \(path): \(lines.joined(separator: ", "))"
      case .updated(let path, let title, let day): "updated \(day) \(title): \(path)"
      case .left(let diagnostic): "\(diagnostic.place?.line ?? -1): \(diagnostic.message)"
      }
    }
  }

  @Test func readsACalendar() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    #expect(
      try Self.told(Self.run(Self.calendar, in: site)) == [
        "21: 'Check-in: Hotel Okura' doesn't name two places, as in \"LH1166 FRA to LIS\"",
        "25: 'NH1 HND to ITM' has no end time after its start",
        "new 2026-05-02 Lisbon to Tokyo: Content/trips/lisbon-to-tokyo-2026-05-02.md",
        "new 2026-05-10 New York to Boston: Content/trips/new-york-to-boston-2026-05-10.md",
      ])
    #expect(
      site.text("Content/trips/lisbon-to-tokyo-2026-05-02.md")?
        .replacing(/checksum: x[0-9a-f]{16}/, with: "checksum: CHECKSUM") == """
          ---
          departure: 2026-05-02T10:00
          arrival: 2026-05-03T08:00
          origin: LIS
          destination: HND
          mode: aircraft
          number: TP80
          source:
            uid: "1@example.org"
            sequence: 0
            checksum: CHECKSUM
          ---

          """)
    #expect(site.report == "")
    let trips = site.load().trips.map(\.model)
    #expect(trips.map(\.isCancelled) == [true, false])
    #expect(trips.map(\.provider) == ["Amtrak", nil])
    #expect(trips.last?.duration == .seconds(14 * 3600))
  }

  @Test func readsTheFlightsOfOpenFlights() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    #expect(
      try Self.told(Self.run(Self.flights, in: site)) == [
        "6: '2008' isn't a date such as 2026-05-02",
        "7: '2008-02-30' isn't a date such as 2026-05-02",
        "8: there is no airport with the IATA code 'XXX'",
        "new 2008-01-18 Dubai to Riyadh: Content/trips/dubai-to-riyadh-2008-01-18.md",
        "known 2008-01-18 Dubai to Riyadh: Content/trips/dubai-to-riyadh-2008-01-18.md",
        "new 2008-01-19 Riyadh to Dubai: Content/trips/riyadh-to-dubai-2008-01-19.md",
      ])
    #expect(
      site.text("Content/trips/dubai-to-riyadh-2008-01-18.md") == """
        ---
        departure: 2008-01-18T10:30
        arrival: 2008-01-18T11:05
        origin: DXB
        destination: RUH
        mode: aircraft
        provider: Saudi Arabian Airlines
        number: SV559
        seat: "40C"
        ---

        First, to
        "Saudi"!

        """)
    #expect(site.report == "")
  }

  @Test func writesNothingUnlessAskedAndNothingTwice() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let before = site.everything
    let planned = try Self.run(Self.calendar, in: site, writing: false)
    #expect(site.everything == before)
    #expect(try Self.run(Self.calendar, in: site) == planned)
    let written = site.everything
    let again = try Self.told(Self.run(Self.calendar, in: site))
    #expect(site.everything == written)
    #expect(again.count { $0.hasPrefix("known") } == 2 && again.count == 4)
  }

  @Test func findsATripThatItsAuthorWroteOtherwise() throws {
    let site = try TemporarySite([
      "Content/site.json": "{}",
      "Content/trips/a.md": """
      ---
      departure: 2026-05-02T10:00+01:00
      arrival: 2026-05-03T08:00+09:00
      origin: Lisboa
      destination: Tokio
      number: 80
      ---
      """,
    ])
    #expect(
      try Self.told(Self.run(Self.calendar, in: site)).contains(
        "known 2026-05-02 Lisbon to Tokyo: Content/trips/a.md"))
  }

  @Test(arguments: [
    "", "PNG", "{}", "Date,From\n", "Date,From,To,Flight_Number", "BEGIN:VCALENDAR",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT",
    "BEGIN:VCALENDAR\n:\n;=\n \nEND:VEVENT\nBEGIN:VEVENT",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:A1 LIS to HND\nDTSTART:99999999T999999Z\nEND:VEVENT",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:LIS to HND\nDTSTART:00000000\nDTEND:1\nEND:VEVENT",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY: to \nDTSTART:T\nEND:VEVENT", "\u{FEFF}", "\"",
    "D\"\r\r\n",
    "Date,From,To,Flight_Number\n\"\n,,,\n99999999999999999999-1-1,LIS,HND\n-1-1-1,LIS,HND,\"a",
  ])
  func survivesAnything(text: String) throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let before = site.everything
    _ = try Self.run(text, in: site)
    #expect(site.everything == before)
  }

  @Test func survivesRandomDamage() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    var random = SplitMix(seed: 25)
    for text in [Self.calendar, Self.flights] {
      for _ in 0..<100 {
        var bytes = Array(text.utf8)
        for _ in 0..<8 {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() & 255)
        }
        let source = SourceFile(path: "in", bytes: bytes)
        guard let file = ImportedFile.read(source, hiding: []) else { continue }
        for trip in file.trips {
          #expect(trip.file(track: nil).hasPrefix("---\ndeparture: "))
        }
      }
    }
    #expect(site.report == "")
  }
}
