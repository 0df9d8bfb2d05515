import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Authoring

/// Calendars as programs write them.
struct CalendarTests {
  /// Reads events between the lines of a calendar; `further` are its other components.
  private static func read(_ events: [String], further: String = "") -> ImportedFile? {
    let lines = events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\n\(further)\(lines)END:VCALENDAR\n"
    return ImportedFile.read(SourceFile(path: "a.ics", bytes: Array(text.utf8)), hiding: [])
  }

  private static func flight(
    zone: String, _ title: String = "LH400 FRA to JFK", start: String = "20260917T133000",
    end: String = "20260917T220500"
  ) -> String {
    "SUMMARY:\(title)\nDTSTART;TZID=\(zone):\(start)\nDTEND;TZID=\(zone):\(end)"
  }

  private static let berlin = """
    BEGIN:VTIMEZONE
    TZID:NAME
    BEGIN:DAYLIGHT
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    DTSTART:19810329T020000
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
    END:DAYLIGHT
    BEGIN:STANDARD
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    DTSTART:19961027T030000
    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
    END:STANDARD
    END:VTIMEZONE

    """

  @Test(arguments: [
    "Europe/Berlin", "\"Europe/Berlin\"", "europe/berlin", "W. Europe Standard Time",
    "/freeassociation.sourceforge.net/Europe/Berlin", "/mozilla.org/20070129_1/Europe/Berlin",
    "+02:00", "GMT+2", "UTC+02:00", "\"(GMT+02:00)\"", "UTC+0200", "Romance Standard Time",
    "tzone://Microsoft/Europe/Berlin", "/Europe/Berlin",
  ])
  func knowsZonesByTheirNames(zone: String) throws {
    let file = try #require(Self.read([Self.flight(zone: zone)]))
    #expect(file.left.map(\.reason) == [])
    #expect(file.trips.map(\.departure.written) == ["2026-09-17T13:30"])
    #expect(file.trips.map(\.arrival.written) == ["2026-09-17T16:05"])
  }

  @Test(arguments: [
    ("20260329T013000", "2026-03-29T01:30"), ("20260329T033000", "2026-03-29T03:30"),
    ("20261025T013000", "2026-10-25T01:30"), ("20261025T023000", "2026-10-25T02:30+02:00"),
    ("20261025T033000", "2026-10-25T03:30"), ("20300115T120000", "2030-01-15T12:00"),
    ("19800115T120000", "1980-01-15T12:00"),
  ])
  func takesTheRulesOfAZoneThatTheCalendarDefines(start: String, departure: String) throws {
    let event = Self.flight(
      zone: "Customized", "LH400 FRA to MUC", start: start, end: "20401231T000000")
    let file = try #require(
      Self.read([event], further: Self.berlin.replacing("NAME", with: "Customized")))
    #expect(file.left.map(\.reason) == [])
    #expect(file.trips.map(\.departure.written) == [departure])
  }

  /// Lotus Notes writes the time of day into its rules, and Outlook writes a comma into its names.
  @Test func takesTheRulesOfOtherPrograms() throws {
    let rules = Self.berlin.replacing("NAME", with: "Central Europe\\, Berlin")
      .replacing("FREQ=YEARLY;", with: "FREQ=YEARLY;BYMINUTE=0;BYHOUR=3;WKST=MO;INTERVAL=1;")
    let event = Self.flight(zone: "\"Central Europe, Berlin\"")
    let file = try #require(Self.read([event], further: rules))
    #expect(file.left.map(\.reason) == [])
    #expect(file.trips.map(\.departure.written) == ["2026-09-17T13:30"])
  }

  @Test func rulesThatBeginLaterDoNotContradictAName() throws {
    let rules = Self.berlin.replacing("NAME", with: "Europe/Berlin")
      .replacing("1981", with: "2031").replacing("1996", with: "2031")
    let file = try #require(Self.read([Self.flight(zone: "Europe/Berlin")], further: rules))
    #expect(file.left.map(\.reason) == [] && file.trips.count == 1)
  }

  @Test(arguments: [
    "Customized", "\"(UTC+01:00) Amsterdam, Berlin, Bern\"", "CEST", "Berlin", "GMT+99",
  ])
  func guessesNoZone(zone: String) throws {
    let file = try #require(Self.read([Self.flight(zone: zone)]))
    #expect(file.trips.isEmpty)
    let name = zone.filter { $0 != "\"" }
    #expect(
      file.left.map(\.reason) == [
        "'LH400 FRA to JFK' is in the time zone '\(name)', which isn't known"
      ])
    #expect(file.left.map(\.problem) == [.importUnknownZone])
  }

  @Test func guessesNoRuleOfAZone() throws {
    let rules = Self.berlin.replacing("NAME", with: "X").replacing("YEARLY", with: "MONTHLY")
    let file = try #require(Self.read([Self.flight(zone: "X")], further: rules))
    #expect(file.trips.isEmpty && file.left.count == 1)
  }

  @Test func takesTheLocationOfAZone() throws {
    let rules = "BEGIN:VTIMEZONE\nTZID:X\nX-LIC-LOCATION:Europe/Berlin\nEND:VTIMEZONE\n"
    let file = try #require(Self.read([Self.flight(zone: "X")], further: rules))
    #expect(file.trips.map(\.departure.written) == ["2026-09-17T13:30"])
  }

  @Test func theNameOfAZoneOverridesItsRules() throws {
    let rules = """
      BEGIN:VTIMEZONE
      TZID:Europe/Berlin
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0500
      TZOFFSETTO:+0500
      END:STANDARD
      END:VTIMEZONE

      """
    let event = Self.flight(zone: "Europe/Berlin")
    let file = try #require(Self.read([event, event], further: rules))
    #expect(file.trips.map(\.departure.written) == ["2026-09-17T13:30", "2026-09-17T13:30"])
    #expect(
      file.left.map(\.reason) == [
        "the calendar gives the time zone 'Europe/Berlin' another offset than it has"
      ])
  }

  // MARK: - Versions

  private static func event(_ lines: String, start: String = "20260917T113000Z") -> String {
    "SUMMARY:LH400 FRA to JFK\nDTSTART:\(start)\nDURATION:PT8H\n\(lines)"
  }

  @Test(arguments: [
    // The newer version comes first. After that, versions differ only by their stamps.
    (["UID:a\nSEQUENCE:2", "UID:a\nSEQUENCE:1"], 0),
    (["UID:a\nDTSTAMP:20260101T000000Z", "UID:a\nDTSTAMP:20260102T000000Z"], 1),
    (["UID:a\nDTSTAMP:20260102T000000Z", "UID:a\nDTSTAMP:20260101T000000Z"], 0),
    (["UID:a", "UID:a"], 1),
  ])
  func takesOneVersionOfAnEvent(events: [String], newest: Int) throws {
    let starts = ["20260917T113000Z", "20260918T113000Z"]
    let file = try #require(
      Self.read(zip(events, starts).map { Self.event($0, start: $1) }))
    #expect(file.trips.map(\.departure.written) == ["2026-09-1\(7 + newest)T13:30"])
  }

  @Test func takesEventsWithoutANameOneByOne() throws {
    #expect(Self.read([Self.event("X:1"), Self.event("X:1")])?.trips.count == 2)
  }

  @Test func takesTheChangedFirstTimeOfARepeatedEvent() throws {
    let file = try #require(
      Self.read([
        Self.event("UID:a\nRRULE:FREQ=WEEKLY"),
        Self.event(
          "UID:a\nRECURRENCE-ID;TZID=Europe/Berlin:20260917T133000", start: "20260917T123000Z"),
        Self.event(
          "UID:a\nRECURRENCE-ID:20260924T113000Z\nSTATUS:CANCELLED", start: "20260924T113000Z"),
      ]))
    #expect(file.trips.map(\.departure.written) == ["2026-09-17T14:30", "2026-09-24T13:30"])
    #expect(file.trips.map(\.isCancelled) == [false, true])
  }

  @Test func leavesARepeatedEventWithoutItsFirstTime() throws {
    let file = try #require(
      Self.read([Self.event("UID:a\nRRULE:FREQ=WEEKLY\nEXDATE:20260917T113000Z")]))
    #expect(file.trips.isEmpty)
    #expect(
      file.left.map(\.reason) == [
        "'LH400 FRA to JFK' repeats, and its first time is cancelled: add the others by hand"
      ])
  }

  @Test(arguments: [
    "Canceled: LH400 FRA to JFK", "Abgesagt: LH400 FRA to JFK", "[CANCELLED] LH400 FRA to JFK",
    "Annulé : LH400 FRA to JFK", "LH400 FRA to JFK (cancelado)",
  ])
  func cancelsAnEventByItsTitle(title: String) throws {
    let event = Self.flight(zone: "UTC", title)
    let trip = try #require(Self.read([event])?.trips.first)
    #expect(trip.isCancelled && trip.number == "LH400")
  }

  // MARK: - Second runs

  private static func run(
    _ text: String, in site: TemporarySite, updating: Bool = false
  ) throws -> [ImportedTrips.Outcome] {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/calendar.ics"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    var outcomes: [ImportedTrips.Outcome] = []
    try ImportedTrips([path]).run(in: site.folder, isWriting: true, isUpdating: updating) {
      outcomes.append($0)
    }
    return outcomes
  }

  private static func calendar(_ event: String) -> String {
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a@b\n\(event)\nEND:VEVENT\nEND:VCALENDAR\n"
  }

  private static let path = "Content/trips/frankfurt-am-main-to-new-york-2026-09-17.md"
  private static let (title, day) = ("Frankfurt am Main to New York", "2026-09-17")

  @Test func updatesATripWhoseEventHasChanged() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    _ = try Self.run(Self.calendar(Self.event("SEQUENCE:1")), in: site)
    let first = try #require(site.text(Self.path))
    let later = Self.calendar(Self.event("SEQUENCE:2", start: "20260917T123000Z"))
    let changed = ImportedTrips.Outcome.changed(
      path: Self.path, title: Self.title, day: Self.day,
      lines: ["departure: 2026-09-17T14:30", "arrival: 2026-09-17T16:30"])
    #expect(try Self.run(later, in: site) == [changed])
    #expect(site.text(Self.path) == first)
    #expect(
      try Self.run(later, in: site, updating: true)
        == [.updated(path: Self.path, title: Self.title, day: Self.day)])
    let second = try #require(site.text(Self.path))
    #expect(second.contains("departure: 2026-09-17T14:30\n") && second.contains("sequence: 2\n"))
    let known = ImportedTrips.Outcome.known(path: Self.path, title: Self.title, day: Self.day)
    #expect(try Self.run(later, in: site, updating: true) == [known])
    // An earlier version changes nothing.
    let earlier = Self.calendar(Self.event("SEQUENCE:1"))
    #expect(try Self.run(earlier, in: site, updating: true) == [known])
    #expect(site.text(Self.path) == second && site.report == "")
  }

  @Test func leavesAFileThatItsAuthorHasChanged() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    _ = try Self.run(Self.calendar(Self.event("SEQUENCE:1")), in: site)
    let edited = try #require(site.text(Self.path)) + "My story.\n"
    try site.write(Self.path, edited)
    let cancelled = Self.calendar(Self.event("SEQUENCE:2\nSTATUS:CANCELLED"))
    #expect(
      try Self.run(cancelled, in: site, updating: true) == [
        .changed(
          path: Self.path, title: Self.title, day: Self.day, lines: ["status: cancelled"])
      ])
    #expect(site.text(Self.path) == edited)
  }

  @Test func takesTheNewestVersionOfSeveralFiles() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for (index, start) in ["20260917T123000Z", "20260917T113000Z"].enumerated() {
      paths.append("\(folder.path)/\(index).ics")
      let text = Self.calendar(Self.event("SEQUENCE:\(2 - index)", start: start))
      try Data(text.utf8).write(to: URL(fileURLWithPath: paths[index]))
    }
    var outcomes: [ImportedTrips.Outcome] = []
    try ImportedTrips(paths).run(in: site.folder, isWriting: true) { outcomes.append($0) }
    #expect(outcomes == [.new(path: Self.path, title: Self.title, day: Self.day)])
    #expect(site.text(Self.path)?.contains("departure: 2026-09-17T14:30") == true)
  }

  // MARK: - Titles

  @Test(arguments: [
    ("✈️ LH 400, FRA → JFK", "Frankfurt am Main to New York, LH400, aircraft"),
    ("LH400/UA8840 FRA-JFK", "Frankfurt am Main to New York, LH400, aircraft"),
    (
      "Flight LH400: Frankfurt (FRA) to New York (JFK)",
      "Frankfurt am Main to New York, LH400, aircraft"
    ),
    ("FRA – JFK (LH400)", "Frankfurt am Main to New York, LH400, aircraft"),
    ("FRA ✈ JFK", "Frankfurt am Main to New York, -, aircraft"),
    ("Train Leipzig - Berlin", "Leipzig to Berlin, -, train"),
    ("ICE 1601 Leipzig Hbf → Berlin Hbf", "Leipzig to Berlin, ICE 1601, train"),
    ("Zug von Leipzig nach Berlin", "Leipzig to Berlin, -, train"),
    ("Vol de Paris à Lyon", "Paris to Lyon, -, aircraft"),
    ("Tren de Madrid a Barcelona", "Madrid to Barcelona, -, train"),
    ("from Lisbon to Porto", "Lisbon to Porto, -, -"),
    ("Flug von Wien nach Lissabon", "Vienna to Lisbon, -, aircraft"),
    ("Flug nach Wien", "- to Vienna, -, aircraft"),
    ("Ferry: Dover-Calais", "Dover to Calais, -, watercraft"),
    ("Amtrak - New York, NY to Boston, MA", "New York to Boston, -, -, Amtrak"),
  ])
  func readsTitles(title: String, expected: String) throws {
    let words = try #require(EventTitle(title))
    let ends = "\(words.origin?.name ?? "-") to \(words.destination.name)"
    let facts =
      [ends, words.number ?? "-", words.mode?.rawValue ?? "-"]
      + [words.provider]
      .compactMap(\.self)
    #expect(facts.joined(separator: ", ") == expected)
  }

  @Test(arguments: [
    "Check-in: Hotel Okura", "Introduction to Paris", "Call to Berlin",
    "Leipzig - Berlin - Hamburg",
    "FRA to MUC to JFK", "Meeting Paris - Berlin", "Dinner - 8 pm", "Paris", "to Paris",
    "Lisbon to Porto trip planning", "Berlin", "1:1 Ana / Ben", "",
  ])
  func findsNoTripInOtherTitles(title: String) {
    #expect(EventTitle(title) == nil)
  }

  @Test func aTripToOnePlaceStatesItsZone() throws {
    let event = Self.flight(zone: "Europe/Berlin", "Flug nach Wien")
    let trip = try #require(Self.read([event])?.trips.first)
    #expect(trip.title == "Flug nach Wien" && trip.origin == nil)
    #expect(trip.departure.written == "2026-09-17T13:30:00+02:00[Europe/Berlin]")
    let placed = try #require(Self.read([event + "\nLOCATION:Frankfurt (FRA)"])?.trips.first)
    #expect(placed.title == "Frankfurt am Main to Vienna")
    let floating = "SUMMARY:Flug nach Wien\nDTSTART:20260917T133000\nDURATION:PT2H"
    #expect(
      Self.read([floating])?.left.map(\.reason) == [
        "'Flug nach Wien' doesn't name the place where it starts, so the zone of its time is unknown"
      ])
  }

  // MARK: - Damage

  @Test func survivesRandomDamage() {
    let text =
      "BEGIN:VCALENDAR\n" + Self.berlin.replacing("NAME", with: "X")
      + "BEGIN:VEVENT\nUID:a\nRRULE:FREQ=DAILY\nEXDATE;TZID=X:20260918T133000\n"
      + Self.flight(zone: "X") + "\nEND:VEVENT\nBEGIN:VEVENT\nUID:a\nSEQUENCE:2\n"
      + "RECURRENCE-ID;TZID=X:20260917T133000\n" + Self.flight(zone: "X", "Zug nach Wien")
      + "\nLOCATION:Leipzig Hbf\nEND:VEVENT\nEND:VCALENDAR\n"
    var random = SplitMix(seed: 48)
    var trips = 0
    for _ in 0..<2000 {
      var bytes = Array(text.utf8)
      for _ in 0..<random.next() % 6 + 1 {
        let index = Int(random.next() % UInt64(bytes.count))
        bytes[index] =
          random.next() % 2 == 0
          ? UInt8(random.next() & 127) : bytes[Int(random.next() % UInt64(bytes.count))]
      }
      let file = ImportedFile.read(SourceFile(path: "a.ics", bytes: bytes), hiding: [])
      trips += file?.trips.count ?? 0
      for trip in file?.trips ?? [] { #expect(trip.file(track: nil).hasPrefix("---\n")) }
    }
    #expect(trips > 500)
  }

  // MARK: - Tables

  @Test func readsASimpleTable() throws {
    let text = """
      Date,From,To,Departure,Arrival,Operator,Number
      2026-05-02,Lisbon,Porto,,,,
      2026-05-03,OPO,FRA,22:30,01:50,TAP,TP570
      2026-05-04,Berlin,Leipzig,10:00,11:15,DB,ICE 507
      2026-05-05,Berlin,Nowheresville,,,,
      2026-05-06,Berlin,Paris,noon,late,,
      """
    let file = try #require(
      ImportedFile.read(SourceFile(path: "a.csv", bytes: Array(text.utf8)), hiding: []))
    #expect(
      file.trips.map { "\($0.title) \($0.departure.written) \($0.arrival.written)" } == [
        "Lisbon to Porto 2026-05-02 2026-05-02",
        "Porto to Frankfurt am Main 2026-05-03T22:30 2026-05-04T01:50",
        "Berlin to Leipzig 2026-05-04T10:00 2026-05-04T11:15",
      ])
    #expect(
      file.left.map(\.reason) == [
        "'Nowheresville' isn't a known city or an airport's IATA code",
        "'noon' isn't a time such as 2026-05-02T10:00",
      ])
  }

  @Test func aTimeThatAirTrailWritesOtherwiseIsNoted() throws {
    let text = "date,from,to,departure,arrival,flightNumber\n2026-05-02,JFK,FRA,7 pm,8 am,LH401\n"
    let file = try #require(
      ImportedFile.read(SourceFile(path: "a.csv", bytes: Array(text.utf8)), hiding: []))
    #expect(file.trips.map(\.departure.written) == ["2026-05-02"])
    #expect(
      file.left.map(\.reason) == [
        "'7 pm' isn't a time such as 2026-05-02T10:00, so it is skipped",
        "'8 am' isn't a time such as 2026-05-02T10:00, so it is skipped",
      ])
  }
}
