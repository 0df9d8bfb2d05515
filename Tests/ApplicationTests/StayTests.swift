import Diagnostics
import TestSupport
import Testing

@testable import Application

/// Stays and visits on a trip's page, by day.
@Suite struct StayTests {
  private static func iceland(_ more: String) -> TemporaryFolder.File {
    .init(
      stringLiteral: """
        ---
        title: Around Iceland
        legs:
          - departure: 2025-06-03T09:00
            arrival: 2025-06-03T11:30
            mode: car
            origin: {name: Reykjavík, timeZone: Atlantic/Reykjavik}
            destination: {name: Vík, timeZone: Atlantic/Reykjavik}
          - departure: 2025-06-05T10:00
            arrival: 2025-06-05T12:45
            destination: Reykjavík
        \(more)
        ---
        """)
  }

  private static let stays = """
    stays:
      - {place: Vík, name: Guesthouse, from: 2025-06-03, to: 2025-06-05, note: By the sea.}
    visits:
      - {place: Dyrhólaey, date: 2025-06-04T15:00, name: Puffins}
    """

  @Test func tellsDaysInTheOrderOfTime() throws {
    let page = try made([
      "Content/trips/iceland.md": Self.iceland(Self.stays),
      "Content/photos/p.gif": .gif(1, 1),
      "Content/photos/p.md":
        "---\ntitle: Rock\nfile: p.gif\ntrip: iceland\ntakenAt: 2025-06-04T18:00:00Z\n---\n",
      "Content/photos/q.gif": .gif(1, 1),
      "Content/photos/q.md":
        "---\ntitle: Home\nfile: q.gif\ntrip: iceland\ntakenAt: 2025-07-04T18:00:00Z\n---\n",
    ])["trips/iceland/index.html"]
    let parts = [
      "Tuesday June 3, 2025", "class=\"ticket\"", "<strong>Guesthouse</strong>", "2 nights",
      "By the sea.", "Day 2", "Wednesday June 4, 2025", "<strong>Puffins</strong>", "Rock",
      "Day 3", "class=\"ticket\"", "<h2>Photos</h2>", "Home",
    ]
    var rest = page[...]
    for part in parts {
      let range = try #require(rest.firstRange(of: part), "\(part)")
      rest = rest[range.upperBound...]
    }
    #expect(page.contains("viewer"))
  }

  @Test func aTripWithoutThemHasNoDays() throws {
    let page = try made(["Content/trips/iceland.md": Self.iceland("")])[
      "trips/iceland/index.html"]
    #expect(!page.contains("Day 1"))
    #expect(!page.contains("class=\"day\""))
  }

  @Test func saysWhichDayIsWrong() throws {
    let site = try made([
      "Content/trips/iceland.md": Self.iceland(
        "stays: [{place: Vík, from: 2025-06-04, to: 2025-06-03}]")
    ])
    #expect(site.ids == ["content-stay-order"])
    #expect(site.report.contains("the stay ends before it begins"))
  }

  @Test func warnsOfADayOutsideOfTheTrip() throws {
    let site = try made([
      "Content/trips/iceland.md": Self.iceland("visits: [{place: Vík, date: 2024-06-04}]")
    ])
    #expect(site.ids == ["content-outside-of-trip"])
    #expect(!site["trips/iceland/index.html"].isEmpty)
  }

  @Test(arguments: [
    ("stays: [{from: 2025-06-04}]", "place"), ("stays: [{place: Vík}]", "from"),
    ("visits: [{place: Vík}]", "date"),
  ])
  func saysWhatIsMissing(written: String, key: String) throws {
    let site = try made(["Content/trips/iceland.md": Self.iceland(written)])
    #expect(site.report.contains(".\(key)'"))
    #expect(site.diagnostics.contains { $0.severity == .error })
  }

  @Test func hasALimit() throws {
    let visits = String(repeating: "{place: Vík, date: 2025-06-04},", count: 1_001)
    let site = try made(["Content/trips/iceland.md": Self.iceland("visits: [\(visits)]")])
    #expect(site.ids == ["content-too-many-legs"])
    #expect(site.report.contains("1001 visits"))
  }
}
