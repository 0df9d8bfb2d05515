import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Application

/// The search index for the filter of a list with several pages.
@Suite struct ListIndexTests {
  private func rows(_ site: MadeSite, _ path: String) throws -> [[String]] {
    let bytes = try #require(site.files[path], "\(path)")
    return try #require(
      JSONSerialization.jsonObject(with: Data(bytes)) as? [[String]])
  }

  private static func trip(_ name: String, _ day: Int, _ keys: String = "tags: [sea]")
    -> TemporaryFolder.File
  {
    .text(
      "---\ntitle: \(name)\ndeparture: 2026-01-0\(day)\narrival: 2026-01-0\(day)\n\(keys)\n---\n")
  }

  private static let settings: TemporaryFolder.File = #"{"pageSize": 2}"#

  @Test func isThereForEachListOfSeveralPagesAndForNoOther() throws {
    let site = try made([
      "Content/site.json": Self.settings,
      "Content/trips/a.md": Self.trip("A", 1),
      "Content/trips/b.md": Self.trip("B", 2),
      "Content/trips/c.md": Self.trip("C", 3, "tags: [sea, land]\ncategory: far"),
      "Content/trips/old.md":
        "---\ntitle: Old\ndeparture: 2025-01-01\narrival: 2025-01-01\n---\n",
      "Content/photos/p.gif": .gif(1, 1),
      "Content/photos/all.json": #"""
      [{"id": "x", "title": "X", "file": "p.gif"},
       {"id": "y", "title": "Y", "file": "p.gif"}]
      """#,
    ])
    #expect(site.report == "")
    let indexes = site.products.filter { $0.kind == .filter }.map(\.path).sorted()
    #expect(indexes == ["tags/sea/filter.json", "trips/2026/filter.json", "trips/filter.json"])
    // All pages of a list name its index; other pages name none.
    for path in ["trips/index.html", "trips/page/2/index.html"] {
      #expect(site[path].contains(#"role="search" data-index="/trips/filter.json" hidden>"#))
    }
    #expect(site["trips/2026/index.html"].contains(#"data-index="/trips/2026/filter.json""#))
    #expect(site["tags/sea/page/2/index.html"].contains(#"data-index="/tags/sea/filter.json""#))
    for path in ["trips/2025/index.html", "photos/index.html", "tags/index.html"] {
      #expect(site[path].contains(#"role="search" hidden>"#), "\(path)")
    }
    #expect(try rows(site, "trips/filter.json").map { $0[1] } == ["C", "B", "A", "Old"])
    #expect(try rows(site, "trips/2026/filter.json").map { $0[1] } == ["C", "B", "A"])
    #expect(
      try rows(site, "tags/sea/filter.json").map { $0[0] }
        == ["/trips/c/", "/trips/b/", "/trips/a/"])
  }

  @Test func saysOfATripWhatItsCardSays() throws {
    let site = try made([
      "Content/site.json": #"{"pageSize": 1}"#,
      "Content/trips/a.md": """
      ---
      departure: 2026-01-05T10:00[Europe/Lisbon]
      arrival: 2026-01-05T13:00[Europe/Lisbon]
      origin: Lisbon
      destination: Porto
      mode: train
      provider: Comboios & Filhos
      number: IC 523
      status: cancelled
      summary: Along the <coast>.
      tags: [Night Train, sea]
      category: rail
      ---
      The text is not in it.
      """,
      "Content/trips/b.md": """
      ---
      title: The long way
      departure: 2026-01-04
      arrival: 2026-01-04
      origin: Lisbon
      destination: Faro
      ---
      """,
    ])
    #expect(site.report == "")
    #expect(
      site["trips/filter.json"] == #"""
        [
        ["/trips/a/","Lisbon to Porto","January 5, 2026 · Train · Comboios \u0026 Filhos · IC 523 · Cancelled","Along the \u003Ccoast\u003E.","Night Train · sea · rail"],
        ["/trips/b/","The long way","January 4, 2026 · Lisbon – Faro"]
        ]

        """#)
  }

  @Test func holdsEveryKindUnderATerm() throws {
    let site = try made([
      "Content/site.json": Self.settings,
      "Content/trips/a.md": Self.trip("A trip", 3),
      "Content/photos/p.gif": .gif(1, 1),
      "Content/photos/b.md": """
      ---
      title: A photo
      file: p.gif
      alt: A lighthouse
      price: 5
      tags: sea
      date: 2026-01-04
      ---
      """,
      "Content/accounts/c.md": "---\nname: An account\nbalance: 5\nowner: d\ntags: sea\n---\n",
      "Content/people/d.md": """
      ---
      firstName: Ana
      lastName: Lima
      birthdate: 1970-01-01
      summary: Rows.
      tags: sea
      ---
      """,
      "Content/pages/e.md": "---\ntitle: A page\ndate: 2025-12-24\ntags: sea\n---\nIt begins so.\n",
    ])
    #expect(site.report == "")
    #expect(
      try rows(site, "tags/sea/filter.json") == [
        ["/photos/b/", "A photo", "January 4, 2026 · $5.00", "A lighthouse", "sea"],
        ["/trips/a/", "A trip", "January 3, 2026", "sea"],
        ["/e/", "A page", "December 24, 2025", "sea"],
        ["/accounts/c/", "An account", "Your balance is $5.00 · Ana Lima", "sea"],
        ["/people/d/", "Ana Lima", "Rows.", "sea"],
      ])
  }

  @Test func leadsToPagesBelowTheBaseAddress() throws {
    let site = try made(
      [
        "Content/site.json": #"{"pageSize": 1}"#, "Content/trips/a.md": Self.trip("A", 1, ""),
        "Content/trips/é.md": Self.trip("B", 2, ""),
      ], Asked(baseURL: "https://ana.example/log"))
    #expect(site["trips/index.html"].contains(#"data-index="/log/trips/filter.json""#))
    #expect(
      try rows(site, "trips/filter.json").map { $0[0] } == ["/log/trips/%C3%A9/", "/log/trips/a/"])
    // The page has the same address. With it, the script recognises the trips that it already
    // shows.
    #expect(site["trips/index.html"].contains(#"<a href="/log/trips/%C3%A9/">"#))
  }

  @Test func shownDraftsAreFoundByThoseWhoSeeThem() throws {
    let files: [String: TemporaryFolder.File] = [
      "Content/site.json": Self.settings, "Content/trips/a.md": Self.trip("A", 1),
      "Content/trips/b.md": Self.trip("B", 2), "Content/trips/c.md": Self.trip("C", 3),
      "Content/trips/d.md": Self.trip("D", 4, "draft: true"),
      "Content/trips/e.md": Self.trip("E", 5, "visibility: unlisted"),
    ]
    #expect(try rows(made(files), "trips/filter.json").map { $0[1] } == ["C", "B", "A"])
    #expect(
      try rows(made(files, Asked(drafts: true)), "trips/filter.json").map { $0[1] }
        == ["D", "C", "B", "A"])
  }

  @Test func slugOfItsNameIsAMistakeThatIsPlaced() throws {
    let site = try made([
      "Content/site.json": #"{"pageSize": 1}"#, "Content/trips/a.md": Self.trip("A", 1),
      "Content/trips/b.md": Self.trip("B", 2, "slug: filter.json"),
    ])
    #expect(
      site.report == """
        Content/trips/b.md: error[site-file-is-folder]: 'Content/trips/b.md' needs /trips/filter.json for a folder, and the built-in 'trips/filter.json' for a file
           give it another 'slug'

        """)
  }

  /// The bytes do not depend on threads or order, like those of pages and feeds.
  @Test func isTheSameHoweverManyMakeIt() throws {
    var files: [String: TemporaryFolder.File] = ["Content/site.json": Self.settings]
    for index in 1...9 { files["Content/trips/t\(index).md"] = Self.trip("T\(index)", index) }
    let one = try made(files, Asked(jobs: 1))
    let many = try made(files, Asked(jobs: 8))
    for path in ["trips/filter.json", "tags/sea/filter.json", "trips/2026/filter.json"] {
      #expect(one.files[path] != nil && one.files[path] == many.files[path], "\(path)")
    }
  }
}
