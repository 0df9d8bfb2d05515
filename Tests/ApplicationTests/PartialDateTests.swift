import Diagnostics
import TestSupport
import Testing

/// Trips whose day, month or year is known, but not their time.
@Suite struct PartialDateTests {
  private static func trip(_ times: String) -> TemporaryFolder.File {
    .init(
      stringLiteral: """
        ---
        title: Long ago
        \(times)
        destination: {name: Lima, timeZone: America/Lima}
        ---
        """)
  }

  @Test(arguments: [
    ("departure: 1987", "1987", "1987", "1 year"),
    ("departure: 1987\narrival: 1989", "1987", "1987", "3 years"),
    ("departure: 1987-05", "1987-05", "May 1987", "1 month"),
    ("departure: \"1987-11\"\narrival: 1988-02", "1987-11", "November 1987", "4 months"),
    ("departure: 1987-05-03", "1987-05-03", "May 3, 1987", "1 day"),
    ("departure: 1987-05-03\narrival: 1987-06", "1987-05-03", "May 3, 1987", "2 months"),
  ])
  func showsAsMuchAsIsKnown(
    times: String, instant: String, day: String, length: String
  ) throws {
    let site = try made(["Content/trips/x.md": Self.trip(times)])
    #expect(site.report == "")
    let page = site["trips/x/index.html"]
    #expect(page.contains("<dd><time datetime=\"\(instant)\">"))
    #expect(page.contains("<dd>\(length)</dd>"))
    let list = site["trips/index.html"]
    #expect(list.contains("<time datetime=\"\(instant)\">\(day)</time>"))
    #expect(list.contains("<span>\(length)</span>"))
  }

  @Test(arguments: [
    ("departure: 1987", "19870101", "19880101"), ("departure: 1987-05", "19870501", "19870601"),
    ("departure: 1987-12-31", "19871231", "19880101"),
    ("departure: 1987-11\narrival: 1988-02", "19871101", "19880301"),
  ])
  func isWholeDaysInACalendar(times: String, start: String, end: String) throws {
    let calendar = try made([
      "Content/site.json": #"{"calendars": "all"}"#, "Content/trips/x.md": Self.trip(times),
    ])["trips/x/trip.ics"]
    #expect(calendar.contains("DTSTART;VALUE=DATE:\(start)\r\n"))
    #expect(calendar.contains("DTEND;VALUE=DATE:\(end)\r\n"))
  }

  @Test(arguments: [
    ("departure: 1987-13", "there is no month 13"),
    ("departure: 1987-05-03T10:00", "a trip needs the key 'arrival'"),
    ("departure: 1987-05\narrival: 1987-03", "before"),
    ("departure: 1987-05-", "isn't one"), ("departure: 0000", "is no year 0"),
    ("departure: 1987-05\nactualDeparture: 1987-05", "add the day"),
  ])
  func saysWhatIsWrong(times: String, message: String) throws {
    let site = try made(["Content/trips/x.md": Self.trip(times)])
    #expect(site.report.contains(message), "\(site.report)")
    #expect(site.diagnostics.contains { $0.severity == .error })
  }

  /// A month is in the future until its first day.
  @Test func aMonthIsToComeUntilItBegins() throws {
    let files = ["Content/trips/x.md": Self.trip("departure: 2026-02")]
    let before = try made(files, Asked(now: "2026-01-31T12:00:00Z"))
    let after = try made(files, Asked(now: "2026-02-02T12:00:00Z"))
    #expect(!before["trips/x/index.html"].isEmpty)
    #expect(!after["trips/x/index.html"].isEmpty)
    #expect(before["trips/2026/index.html"].contains("February 2026"))
  }
}

/// The setting for the smallest delay that is shown.
@Suite struct DelayedFromTests {
  @Test(arguments: [(14, true), (15, true), (16, false)])
  func aDelayIsToldFromTheMinutesOfTheSettings(least: Int, isTold: Bool) throws {
    let site = try made([
      "Content/site.json": .init(stringLiteral: #"{"title": "T", "delayedFrom": \#(least)}"#),
      "Content/trips/x.md": """
      ---
      departure: 2025-05-01T10:00Z
      arrival: 2025-05-01T12:00Z
      actualDeparture: 2025-05-01T10:15Z
      actualArrival: 2025-05-01T11:45Z
      ---
      """,
    ])
    let page = site["trips/x/index.html"]
    #expect(page.contains("15 minutes delay") == isTold)
    #expect(page.contains("15 minutes early") == isTold)
  }
}
