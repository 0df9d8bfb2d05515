import Content
import Diagnostics
import Domain
import Markup
import Presentation
import Publishing
import TestSupport
import Testing

@testable import Application

/// The page with the sums of all trips, on 2026-01-31 at noon.
@Suite struct LogbookTests {
  private static func trip(
    _ departure: String, _ arrival: String, _ more: String = ""
  ) -> TemporaryFolder.File {
    .init(stringLiteral: "---\ndeparture: \(departure)\narrival: \(arrival)\n\(more)\n---\nText.\n")
  }

  private static let way = """
    origin: {name: A, latitude: 0, longitude: 0, country: PT}
    destination: {name: B, latitude: 0, longitude: 1, country: ES}
    """

  private static let files: [String: TemporaryFolder.File] = [
    "Content/site.json": #"{"title": "Log", "locale": "de_DE"}"#,
    "Content/trips/old.md": trip(
      "2024-03-01T10:00Z", "2024-03-01T12:00Z",
      way + "\ntitle: Old\nmode: train\nprovider: Rail\nactualArrival: 2024-03-01T12:03Z"),
    "Content/trips/new.md": trip(
      "2025-03-01T10:00Z", "2025-03-01T13:00Z",
      way + "\ntitle: New\nmode: bus\nactualArrival: 2025-03-01T13:20Z"),
    "Content/trips/days.md": trip(
      "2025-04-01", "2025-04-03", "title: Days\norigin: A\ndestination: C\nmode: bus"),
    "Content/trips/off.md": trip("2025-05-01", "2025-05-01", "status: cancelled\nmode: car"),
    "Content/trips/secret.md": trip("2025-05-02", "2025-05-02", "visibility: unlisted\nmode: car"),
    "Content/trips/away.md": trip("2026-01-31T10:00Z", "2026-01-31T13:00Z", "mode: car"),
    "Content/trips/later.md": trip("2026-09-01", "2026-09-02", "title: Later\nmode: car"),
    "Content/trips/soon.md": trip("2026-02-01T09:00Z", "2026-02-01T10:00Z", "title: Soon"),
    "Content/trips/never.md": trip("2026-02-02", "2026-02-02", "status: cancelled"),
  ]

  private func shown(_ files: [String: TemporaryFolder.File] = files) throws -> LogbookViewModel {
    try #require(ShowLogbook().shown(in: try SiteContext.of(files)))
  }

  private func made(_ files: [String: TemporaryFolder.File]) throws -> MadeSite {
    try TemporaryFolder(files).make()
  }

  /// Returns a number of a row, with its remark, by the heading of its column.
  private func cell(_ label: String, of row: BreakdownRowViewModel) throws -> String {
    let cell = try #require(row.cells.first { $0.label == label })
    return [cell.value, cell.note].compactMap(\.self).joined(separator: " ")
  }

  @Test func countsListedTripsThatHaveHappened() throws {
    let model = try shown()
    #expect(model.text == "3 trips")
    #expect(model.groups.map(\.title) == ["By year", "By mode of transport", "By operator"])
    let (years, modes) = (model.groups[0].rows, model.groups[1].rows)
    #expect(years.map(\.name) == ["2025", "2024"])
    #expect(try years.map { try cell("Trips", of: $0) } == ["2", "1"])
    #expect(modes.map(\.name) == ["Bus", "Train"])
    #expect(try modes.map { try cell("Trips", of: $0) } == ["2", "1"])
  }

  @Test func leadsToTheListOfAYear() throws {
    for row in try shown().groups[0].rows {
      #expect(row.link?.address == "/trips/\(row.name)/")
      #expect(row.cells.dropLast().allSatisfy { $0.link == row.link })
      #expect(row.list.isEmpty)
    }
  }

  @Test func tellsOfHowManyLegsASumIs() throws {
    let rows = try shown().groups[0].rows
    #expect(try cell("Distance", of: rows[0]) == "111 km from 1 of 2 legs")
    #expect(try cell("Hours", of: rows[0]) == "3 from 1 of 2 legs")
    #expect(try cell("Countries", of: rows[0]) == "2")
    #expect(try cell("Places", of: rows[0]) == "3")
    #expect(try cell("Distance", of: rows[1]) == "111 km")
  }

  @Test func tellsHowPunctualTripsWere() throws {
    let rows = try shown().groups[0].rows
    #expect(try rows.map { try cell("On time", of: $0) } == ["0% from 1 of 2 legs", "100%"])
    #expect(rows.map { $0.cells.last?.link?.address } == ["/trips/new/", "/trips/old/"])
  }

  @Test func unfoldsTripsThatNoPageLists() throws {
    let bus = try #require(try shown().groups[1].rows.first)
    #expect(bus.link == nil && bus.cells[0].link == nil)
    #expect(bus.listTitle == "2 trips")
    #expect(bus.list.map(\.linkText) == ["Days", "New"])
    #expect(bus.more == nil)
  }

  @Test func unfoldsTwentyTripsAtMost() throws {
    var files: [String: TemporaryFolder.File] = ["Content/site.json": #"{"title": "Log"}"#]
    for day in 1...28 {
      files["Content/trips/t\(day).md"] = Self.trip(
        "2025-01-\(day < 10 ? "0" : "")\(day)", "2025-01-31", "title: T\(day)\nmode: bus")
    }
    let bus = try #require(try shown(files).groups[1].rows.first)
    #expect(bus.list.map(\.linkText) == (9...28).reversed().map { "T\($0)" })
    #expect(bus.more == "and 8 more")
  }

  @Test func leavesOutColumnsWithoutANumber() throws {
    let group = try shown([
      "Content/site.json": #"{"title": "Log"}"#,
      "Content/trips/t.md": Self.trip("2025-01-01", "2025-01-02"),
    ]).groups[0]
    #expect(group.columns == ["Trips"])
    #expect(group.rows.map(\.numberOfColumns) == [2])
    #expect(group.hint == nil)
    #expect(try shown().groups[0].columns.count == 8)
  }

  @Test func setsTripsToComeApart() throws {
    #expect(try shown().upcoming.map(\.linkText) == ["Soon", "Later"])
  }

  @Test func drawsYearsWithoutTripsToo() throws {
    var files = Self.files
    files["Content/trips/first.md"] = Self.trip("2021-01-01", "2021-01-02")
    let charts = try shown(files).groups[0].charts
    #expect(charts.map(\.caption) == ["Trips", "Distance in km"])
    let drawing = charts[0].drawing.html.markup
    #expect(drawing.contains("<title>2021: 1</title>"))
    #expect(drawing.contains("<title>2022: 0</title>"))
    #expect(drawing.contains("By year: Trips</title>"))
    #expect(drawing.contains("Highest: 2025, 2</desc>"))
  }

  @Test(
    arguments: [
      (["Content/trips/a.md": trip("2027-01-01", "2027-01-02")], false),
      (["Content/trips/a.md": trip("2025-01-01", "2025-01-02", "visibility: unlisted")], false),
      (["Content/trips/a.md": trip("2025-01-01", "2025-01-02")], true),
      ([:], false),
    ] as [([String: TemporaryFolder.File], Bool)])
  func isThereOnceAListedTripHasDeparted(
    files: [String: TemporaryFolder.File], isThere: Bool
  ) throws {
    let site = try made(files.merging(["Content/site.json": #"{"title": "Log"}"#]) { $1 })
    #expect((site.files["logbook/index.html"] != nil) == isThere)
    #expect(site["trips/index.html"].contains("/logbook/") == isThere)
  }

  @Test func givesWayToAPageOfTheAuthors() throws {
    let site = try made([
      "Content/site.json": #"{"title": "Log"}"#,
      "Content/trips/a.md": Self.trip("2025-01-01", "2025-01-02"),
      "Content/pages/logbook.md": "---\ntitle: Mine\n---\nMy own words.\n",
    ])
    #expect(site.report.isEmpty)
    #expect(site["logbook/index.html"].contains("My own words."))
    #expect(!site["trips/index.html"].contains("/logbook/"))
  }

  @Test func hasItsOwnStyleSheet() throws {
    let site = try made(Self.files)
    #expect(site["logbook/index.html"].contains("/assets/logbook."))
    #expect(!site["trips/index.html"].contains("/assets/logbook."))
    let without = try made(["Content/site.json": #"{"title": "Log"}"#])
    #expect(without.paths(with: "logbook") == [])
  }

  @Test func saysSoIfNothingHasHappened() throws {
    let model = try shown([
      "Content/site.json": #"{"title": "Log"}"#,
      "Content/trips/off.md": Self.trip("2025-05-01", "2025-05-01", "status: cancelled"),
    ])
    #expect(model.text == "No trips yet")
    #expect(model.figures.isEmpty && model.groups.isEmpty)
  }

  @Test func endsTheStateOfASiteWithAnArrival() throws {
    let context = try SiteContext.of([
      "Content/site.json": #"{"title": "Log"}"#,
      "Content/trips/away.md": Self.trip("2026-01-31T10:00Z", "2026-01-31T13:00Z"),
    ])
    let content = context.site.content
    let now = try Instant(seconds: 1_769_860_800)
    let validity = SiteValidity(content, for: Audience(now: now))
    #expect(validity.seconds.upperBound == now.seconds + 3_599)
    let later = SiteValidity(content, for: Audience(now: try Instant(seconds: now.seconds + 3_600)))
    #expect(later.pending != validity.pending)
  }
}
