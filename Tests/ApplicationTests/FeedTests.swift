import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Application

@Suite struct FeedTests {
  private func ids(_ feed: String) -> [String] {
    feed.matches(of: /<id>([^<]*)<\/id>/).dropFirst().map { String($0.1) }
  }

  private func trip(_ day: Int, _ more: String = "") -> TemporaryFolder.File {
    let day = day < 10 ? "0\(day)" : "\(day)"
    return .init(
      stringLiteral: """
        ---
        departure: 2025-01-\(day)T10:00:00Z
        arrival: 2025-01-\(day)T11:00:00Z
        \(more)
        ---
        Text.
        """)
  }

  @Test func holdsTheNewestTwentyByTheirOwnDays() throws {
    var files: [String: TemporaryFolder.File] = [:]
    for day in 1...25 { files["Content/trips/t\(day).md"] = trip(day) }
    // Written after its departure, and published before all others.
    files["Content/trips/told.md"] = trip(1, "date: 2026-01-01")
    files["Content/trips/due.md"] = trip(30, "publishDate: 2024-01-01")
    let site = try made(files)
    let slugs = ["told"] + (7...25).reversed().map { "t\($0)" }
    #expect(ids(site["feed.xml"]) == slugs.map { "https://ana.example/trips/\($0)/" })
  }

  @Test func keepsTheIDOfAModelThatHasOneWhenItsSlugChanges() throws {
    for slug in ["lisbon", "lisboa"] {
      let site = try made(
        [
          "Content/site.json": #"{"calendars": "all"}"#,
          "Content/trips/a.md": trip(1, "id: Way 7/é\nslug: \(slug)"),
        ],
        Asked(baseURL: "https://ana.example:8080/journal"))
      #expect(ids(site["feed.xml"]) == ["tag:ana.example,2005:journal/trips/Way%207%2F%C3%A9"])
      #expect(
        site["trips/\(slug)/trip.ics"].contains(
          "UID:tag:ana.example\\,2005:journal/trips/Way%207%2F%C3%A9\r\n"))
    }
  }

  @Test func takesItsDaysFromTheModels() throws {
    let site = try made([
      "Content/trips/a.md": trip(1, "date: 2025-02-01\nupdated: 2025-03-01T04:05:06+02:00"),
      "Content/trips/b.md": trip(2),
    ])
    let days = site["feed.xml"].matches(of: /<(updated|published)>([^<]*)</).map {
      "\($0.1) \($0.2)"
    }
    #expect(
      days == [
        "updated 2025-03-01T04:05:06+02:00", "published 2025-02-01T00:00:00Z",
        "updated 2025-03-01T04:05:06+02:00", "published 2025-01-02T10:00:00Z",
        "updated 2025-01-02T10:00:00Z",
      ])
  }

  @Test func hasNoFeedWithoutAnEntryOrAnAddress() throws {
    let undated = try made(["Content/pages/p.md": "---\ntitle: P\n---\n"])
    #expect(!undated.files.keys.contains("feed.xml"))
    #expect(!undated["index.html"].contains("application/atom+xml"))
    #expect(undated["sitemap.xml"].contains("<loc>https://ana.example/p/</loc>"))
  }

  @Test func followsEachTag() throws {
    let site = try made([
      "Content/trips/a.md": trip(1, "tags: [Night Train, sea]"),
      "Content/trips/b.md": trip(2, "tags: [night train]"),
      "Content/trips/c.md": trip(3),
    ])
    #expect(
      site.files.keys.filter { $0.hasSuffix("/feed.xml") }.sorted() == [
        "tags/night-train/feed.xml", "tags/sea/feed.xml",
      ])
    #expect(
      ids(site["tags/night-train/feed.xml"])
        == ["https://ana.example/trips/b/", "https://ana.example/trips/a/"])
    #expect(site["tags/sea/feed.json"].contains(#""id":"https://ana.example/trips/a/""#))
    #expect(site["tags/sea/feed.xml"].contains("<id>https://ana.example/tags/sea/</id>"))
  }

  @Test func namesNothingThatIsHidden() throws {
    let states = [
      "draft: true", "visibility: private", "visibility: unlisted", "publishDate: 2099-01-01",
      "expiryDate: 2025-02-01",
    ]
    var files = ["Content/trips/shown.md": trip(1, "tags: [t]")]
    for (index, state) in states.enumerated() {
      files["Content/trips/secret\(index).md"] = trip(2, "\(state)\ntags: [t, secret\(index)]")
    }
    let site = try made(files)
    let documents = site.files.keys.filter { !$0.hasSuffix(".html") }
    #expect(documents.filter { $0.hasSuffix("feed.xml") }.count == 2)
    for path in documents { #expect(!(path + site[path]).contains("secret"), "\(path)") }
  }
}
