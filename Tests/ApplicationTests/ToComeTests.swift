import Diagnostics
import Foundation
import Publishing
import TestSupport
import Testing

@testable import Application

/// Future events aren't first in lists, and don't determine dates of changes.
@Suite struct ToComeTests {
  private static func trip(_ departure: String, _ more: String = "") -> TemporaryFolder.File {
    .init(
      stringLiteral: """
        ---
        departure: \(departure)
        arrival: \(departure)
        tags: [sea]
        people: [ana]
        \(more)
        ---
        Text.
        """)
  }

  /// A site where two trips have departed on 2026-01-31, and three are in the future.
  private static let files: [String: TemporaryFolder.File] = [
    "Content/site.json": #"{"title": "Log"}"#,
    "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\n---\n",
    "Content/trips/old.md": trip("2025-06-01T10:00Z"),
    "Content/trips/recent.md": trip("2026-01-31T11:59:59Z"),
    "Content/trips/soon.md": trip("2026-01-31T12:00:01Z"),
    "Content/trips/later.md": trip("2026-09-01", "date: 2026-01-15"),
    "Content/trips/latest.md": trip("2027-03-01T10:00Z", "updated: 2026-01-20"),
    "Content/photos/s.gif": .gif(1, 1),
    "Content/photos/sea.md": """
    ---
    title: Sea
    file: s.gif
    tags: sea
    date: 2024-01-01
    ---
    """,
  ]

  /// Returns the trips to which a page links, in order.
  private func trips(_ html: String) -> [String] {
    var found: [String] = []
    for match in html.matches(of: /<a href="\/trips\/([a-z]+)\/"/) {
      let name = String(match.1)
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  private static let order = ["recent", "old", "soon", "later", "latest"]

  @Test(arguments: [
    "index.html", "trips/index.html", "people/ana/index.html", "tags/sea/index.html",
  ])
  func standsBehindWhatHasDepartedTheSoonestFirst(path: String) throws {
    #expect(trips(try made(Self.files)[path]) == Self.order)
  }

  @Test func standsLastInItsYear() throws {
    let site = try made(Self.files)
    #expect(trips(site["trips/2026/index.html"]) == ["recent", "soon", "later"])
    #expect(trips(site["trips/2027/index.html"]) == ["latest"])
    let pages = try made(
      Self.files.merging([
        "Content/site.json": #"{"title": "Log", "pageSize": 2}"#
      ]) { $1 })
    #expect(trips(pages["trips/index.html"]) == ["recent", "old"])
    #expect(trips(pages["trips/page/2/index.html"]) == ["soon", "later"])
  }

  @Test func leadsFromOneToTheNextInTheOrderOfDepartures() throws {
    let site = try made(Self.files)
    func neighbors(_ path: String) -> [String] {
      site[path].firstRange(of: #"<nav class="neighbors""#).map {
        trips(String(site[path][$0.lowerBound...]))
      } ?? []
    }
    #expect(neighbors("trips/recent/index.html") == ["soon", "old"])
    #expect(neighbors("trips/latest/index.html") == ["later"])
  }

  @Test func isInNoFeedAndChangesNothingInTheFuture() throws {
    let site = try made(Self.files)
    #expect(site.report == "")
    for path in ["feed.xml", "tags/sea/feed.xml"] {
      let ids = site[path].matches(of: /<id>https:\/\/ana.example\/([^<]*)\/<\/id>/).map {
        String($0.1)
      }
      #expect(ids.suffix(3) == ["trips/recent", "trips/old", "photos/sea"], "\(path)")
      #expect(site[path].contains("<updated>2026-01-31T11:59:59Z</updated>"))
    }
    for path in site.files.keys where path.hasSuffix(".xml") || path.hasSuffix(".json") {
      // The page of that year has it in its address.
      let times = site[path].replacing("/trips/2027/", with: "")
      #expect(!times.contains("2027"), "\(path)")
      #expect(!times.contains("2026-09"), "\(path)")
      #expect(!site[path].contains("12:00:01"), "\(path)")
    }
    // Its dates of writing and of change are in the past.
    #expect(
      site["sitemap.xml"].contains(
        "<loc>https://ana.example/trips/later/</loc>\n    <lastmod>2026-01-15</lastmod>"))
    #expect(
      site["sitemap.xml"].contains(
        "<loc>https://ana.example/trips/latest/</loc>\n    <lastmod>2026-01-20</lastmod>"))
    #expect(
      site["sitemap.xml"].contains("<loc>https://ana.example/trips/soon/</loc>\n  </url>"))
    #expect(!site["trips/soon/index.html"].contains("article:published_time"))
    #expect(!site["trips/soon/index.html"].contains("article:modified_time"))
    #expect(!site["trips/latest/index.html"].contains("article:published_time"))
    #expect(site["trips/soon/trip.ics"].contains("DTSTAMP:19700101T000000Z\r\n"))
    #expect(site["trips/later/trip.ics"].contains("DTSTAMP:20260115T000000Z\r\n"))
  }

  @Test func hasDepartedInTheSecondOfItsDeparture() throws {
    let before = try made(Self.files, Asked(now: "2026-01-31T12:00:00.999Z"))
    #expect(trips(before["trips/index.html"]).first == "recent")
    let after = try made(Self.files, Asked(now: "2026-01-31T12:00:01Z"))
    #expect(trips(after["trips/index.html"]).first == "soon")
    #expect(after["feed.xml"].contains("<updated>2026-01-31T12:00:01Z</updated>"))
    // A whole day stops being in the future when it begins.
    let day = try made(Self.files, Asked(now: "2026-09-01T00:00:00Z"))
    #expect(trips(day["trips/index.html"]) == ["later", "soon", "recent", "old", "latest"])
  }

  /// When a trip departs, records of the last state are of no use.
  @Test func isFoundAgainWhenTimePasses() throws {
    let site = try TemporaryFolder(Self.files)
    let memory = SiteMemory()
    for now in [
      "2026-01-31T12:00:00Z", "2026-01-31T12:00:01Z", "2026-09-01T00:00:00Z",
      "2028-01-01T00:00:00Z", "2026-01-31T12:00:00Z", "2025-01-01T00:00:00Z",
    ] {
      let fresh = try site.make(Asked(now: now))
      var asked = Asked(now: now)
      asked.memory = memory
      asked.changed = []
      #expect(try site.make(asked).files == fresh.files, "\(now)")
    }
  }

  @Test func endsItsValidityWithTheNextDeparture() throws {
    func validity(_ now: String) throws -> SiteValidity {
      try TemporaryFolder(Self.files).loaded(Asked(now: now), DiagnosticCollector()).validity
    }
    let now = try validity("2026-01-31T12:00:00Z")
    #expect(now.seconds == 1_769_860_799...1_769_860_800)
    #expect(now.pending != 0)
    let end = try validity("2028-01-01T00:00:00Z")
    #expect(end.pending == 0)
    #expect(end.seconds.upperBound == .max)
  }
}

/// Models with a `date` in the future.
@Suite struct FutureDateTests {
  private static let page = "---\ntitle: A\ndate: 2027-05-01\n---\n"

  @Test func isToldOnceWithItsNumber() throws {
    let site = try made([
      "Content/pages/b.md": .text(Self.page), "Content/pages/a.md": .text(Self.page),
      "Content/trips/t.json":
        #"{"title": "T", "date": "2026-03-01", "departure": "2026-01-01", "arrival": "2026-01-01"}"#,
    ])
    #expect(
      site.report == """
        Content/pages/a.md:3:7: warning[content-future-date]: 'date' is in the future, but the page is published anyway
            3 | date: 2027-05-01
              |       ^~~~~~~~~~ to publish it on that day, write 'publishDate'
           note: the same goes for 2 more

        """)
    // No date of publication or change is in the future.
    for path in ["feed.xml", "sitemap.xml", "a/index.html"] {
      #expect(!site[path].contains("<updated>2027"))
      #expect(!site[path].contains("2027-05-01</lastmod>"))
      #expect(!site[path].contains("\"datePublished\""))
      #expect(!site[path].contains("article:published_time"))
    }
  }

  /// Models that are not shown cause no warning; a date up to a day ahead may be today's for its
  /// author.
  @Test(arguments: [
    ("date: 2027-05-01\npublishDate: 2027-05-01", 0), ("date: 2027-05-01\ndraft: true", 0),
    ("date: 2027-05-01\nvisibility: private", 0), ("date: 2027-05-01\nvisibility: unlisted", 1),
    ("date: 2027-05-01\npublishDate: 2026-01-01", 1), ("date: 2026-02-01", 0),
    ("date: 2026-02-01T12:00:00Z", 0), ("date: 2026-02-01T12:00:01Z", 1), ("date: 2026-01-31", 0),
    ("updated: 2027-01-01", 0),
  ])
  func isToldOfWhatIsShown(keys: String, count: Int) throws {
    let site = try made(["Content/pages/a.md": .text("---\ntitle: A\n\(keys)\n---\n")])
    #expect(site.ids == Array(repeating: "content-future-date", count: count))
  }

  @Test func isToldEachTimeUntilThen() throws {
    let site = try TemporaryFolder(["Content/pages/a.md": .text(Self.page)])
    let memory = SiteMemory()
    for (now, count) in [
      ("2026-01-31T12:00:00Z", 1), ("2026-02-01T12:00:00Z", 1), ("2027-04-30T00:00:00Z", 0),
      ("2027-05-02T00:00:00Z", 0), ("2026-01-31T12:00:00Z", 1),
    ] {
      var asked = Asked(now: now)
      asked.memory = memory
      asked.changed = []
      #expect(try site.make(asked).ids.count == count, "\(now)")
      #expect(try site.make(Asked(now: now)).ids.count == count, "\(now)")
    }
  }
}
