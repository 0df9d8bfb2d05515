import Domain
import Foundation
import TestSupport
import Testing

@testable import Application

@Suite struct CalendarTests {
  private func event(
    _ departure: String, _ arrival: String, _ more: String = ""
  ) throws -> [String] {
    let site = try made([
      "Content/site.json": #"{"calendars": "all"}"#,
      "Content/trips/a.md": .init(
        stringLiteral: "---\ntitle: A\ndeparture: \(departure)\narrival: \(arrival)\n\(more)---\n"),
    ])
    #expect(site.report == "")
    let lines = site["trips/a/trip.ics"].replacing("\r\n ", with: "").split(separator: "\r\n")
    return lines.map(String.init)
  }

  private func times(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("DTSTART") || $0.hasPrefix("DTEND") }.filter {
      !$0.hasPrefix("DTSTART:") || $0.hasSuffix("Z")
    }
  }

  /// The tests' time is the last day of January 2026.
  @Test func areThoseOfJourneysAndOfTripsThatAreNotOver() throws {
    func trip(_ departure: String, _ arrival: String, _ more: String = "") -> TemporaryFolder.File {
      .text("---\ntitle: A\ndeparture: \(departure)\narrival: \(arrival)\n\(more)---\n")
    }
    func leg(_ day: String) -> String { "  - {departure: \(day)T10:00, arrival: \(day)T11:00}\n" }
    var files: [String: TemporaryFolder.File] = [
      "Content/trips/over.md": trip("2025-03-01T10:00", "2025-03-01T11:00"),
      "Content/trips/under-way.md": trip("2026-01-20T10:00", "2026-02-20T11:00"),
      "Content/trips/to-come.md": trip("2026-03-01T10:00", "2026-03-01T11:00"),
      "Content/trips/cancelled.md": trip(
        "2026-03-01T10:00", "2026-03-01T11:00", "status: cancelled\n"),
      "Content/trips/never.md": trip(
        "2025-03-01T10:00", "2025-03-01T11:00", "status: cancelled\n"),
      "Content/trips/journey.md": .text(
        "---\ntitle: A\nlegs:\n\(leg("2025-03-01"))\(leg("2025-03-02"))---\n"),
    ]
    func own() throws -> [String] {
      let site = try made(files)
      let paths = site.files.keys.filter { $0.hasSuffix("/trip.ics") }.sorted()
      for path in site.files.keys where path.hasSuffix("/index.html") {
        let calendar = path.replacing("index.html", with: "trip.ics")
        #expect(site[path].contains("/\(calendar)\"") == paths.contains(calendar), "\(path)")
      }
      return paths.map { String($0.split(separator: "/")[1]) }
    }
    #expect(try own() == ["cancelled", "journey", "to-come", "under-way"])
    files["Content/site.json"] = #"{"calendars": "all"}"#
    #expect(
      try own() == ["cancelled", "journey", "never", "over", "to-come", "under-way"])
  }

  @Test func tellsEachEndByItsOwnClocks() throws {
    let lines = try event(
      "2018-06-01T22:00[Pacific/Auckland]", "2018-06-01T09:35[Pacific/Honolulu]")
    #expect(
      times(lines) == [
        "DTSTART;TZID=Pacific/Auckland:20180601T220000",
        "DTEND;TZID=Pacific/Honolulu:20180601T093500",
      ])
  }

  @Test func tellsTheSecondOfTwoEqualReadingsInUTC() throws {
    let first = try event(
      "2016-10-30T01:30:00+01:00[Europe/Lisbon]", "2016-10-30T03:00[Europe/Lisbon]")
    #expect(times(first).first == "DTSTART;TZID=Europe/Lisbon:20161030T013000")
    let second = try event(
      "2016-10-30T01:30:00+00:00[Europe/Lisbon]", "2016-10-30T03:00[Europe/Lisbon]")
    #expect(times(second).first == "DTSTART:20161030T013000Z")
  }

  @Test func describesTheClocksOfTheTripsYearsAsTheyWere() throws {
    let lines = try event("2016-03-27T00:30[Europe/Lisbon]", "2016-03-27T02:30[Europe/Lisbon]")
    let start = try #require(lines.firstIndex(of: "BEGIN:VTIMEZONE"))
    let end = try #require(lines.firstIndex(of: "END:VTIMEZONE"))
    #expect(
      Array(lines[start...end]) == [
        "BEGIN:VTIMEZONE", "TZID:Europe/Lisbon", "BEGIN:STANDARD", "DTSTART:20151230T000000",
        "TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "BEGIN:DAYLIGHT",
        "DTSTART:20160327T010000", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0100", "END:DAYLIGHT",
        "BEGIN:STANDARD", "DTSTART:20161030T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0000",
        "END:STANDARD", "END:VTIMEZONE",
      ])
  }

  @Test func namesAFixedOffsetWithoutAColon() throws {
    let lines = try event("2023-02-03T04:05:06+05:30", "2023-02-03T05:05:06+05:30")
    #expect(lines.contains("TZID:UTC+0530"))
    #expect(times(lines).first == "DTSTART;TZID=UTC+0530:20230203T040506")
  }

  @Test func hasNoEndWhereATripTakesNoTime() throws {
    let lines = try event("2023-01-01T10:00:00Z", "2023-01-01T10:00:00.5Z")
    #expect(times(lines) == ["DTSTART:20230101T100000Z"])
  }

  /// An event of whole days ends on the day before its end date, and both ends are dates.
  @Test(arguments: [
    ("2026-05-02", "2026-05-05", "20260502", "20260506"),
    ("2026-05-02", "2026-05-02", "20260502", "20260503"),
    ("2026-05-02T10:00", "2026-05-02", "20260502", "20260503"),
    ("2026-05-02", "2026-05-05T18:00", "20260502", "20260506"),
    ("2026-12-31", "2026-12-31", "20261231", "20270101"),
    // Days are local to the place, whatever the site's zone; clocks change on the second one.
    ("2026-05-02[Pacific/Kiritimati]", "2026-05-02[Pacific/Honolulu]", "20260502", "20260503"),
    ("2026-03-28[Europe/Lisbon]", "2026-03-29[Europe/Lisbon]", "20260328", "20260330"),
    // Across the date line, back to the day before.
    ("2026-05-02[Asia/Tokyo]", "2026-05-01[Pacific/Honolulu]", "20260502", "20260503"),
  ])
  func isAnEventOfDaysWhereATimeIsNotKnown(
    departure: String, arrival: String, first: String, after: String
  ) throws {
    let lines = try event(departure, arrival)
    #expect(
      times(lines) == ["DTSTART;VALUE=DATE:\(first)", "DTEND;VALUE=DATE:\(after)"])
    #expect(!lines.contains("BEGIN:VTIMEZONE"))
  }

  @Test func hasNoEndBehindTheLastDayOfTime() throws {
    #expect(times(try event("9999-12-31", "9999-12-31")) == ["DTSTART;VALUE=DATE:99991231"])
  }

  @Test func writesAPlaceWithoutAnExponent() throws {
    let place = "origin: {name: A, latitude: -0.0000004, longitude: 0.00001}\n"
    #expect(try event("2023-01-01", "2023-01-02", place).contains("GEO:0;0.00001"))
  }

  /// Compares the search in steps of two days with one by single seconds.
  @Test(arguments: ["Europe/Lisbon", "Australia/Lord_Howe", "Africa/Casablanca", "Pacific/Apia"])
  func findsEveryChangeOfTheClocks(name: String) throws {
    let zone = Zone(named: name)
    let timeZone = try #require(TimeZone(identifier: name))
    func offset(_ seconds: Int64) -> Int {
      timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    }
    var found = 0
    for year in 2005...2025 {
      let changes = ClockChanges().changes(of: ZoneYear(zone: zone, year: year))
      found += changes.count
      for change in changes {
        #expect(offset(change.seconds - 1) == change.offsetBefore)
        #expect(offset(change.seconds) == change.offset)
      }
      var hours: [Int64] = []
      for hour in stride(
        from: ClockChanges.start(of: year), to: ClockChanges.start(of: year + 1), by: 3600)
      where offset(hour - 1) != offset(hour + 3599) { hours.append(hour) }
      #expect(changes.count == hours.count)
    }
    #expect(found > 20)
  }
}
