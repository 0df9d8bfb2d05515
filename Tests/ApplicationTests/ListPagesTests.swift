import Content
import Diagnostics
import Domain
import TestSupport
import Testing

@testable import Application

/// Term pages, archives and neighbors, on whole sites.
@Suite struct ListPagesTests {
  private func trip(
    _ name: String, _ date: String, _ keys: String = ""
  ) -> TemporaryFolder.File {
    .text("---\ntitle: \(name)\ndeparture: \(date)\narrival: \(date)\n\(keys)\n---\n")
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 1), (4, 2), (7, 3)])
  func partsATermIntoPages(count: Int, pages: Int) throws {
    var files: [String: TemporaryFolder.File] = ["Content/site.json": #"{"pageSize": 3}"#]
    for index in 0..<count {
      files["Content/trips/t\(index).md"] = trip("T\(index)", "2026-01-0\(index + 1)", "tags: sea")
    }
    let site = try made(files)
    #expect(site.report == "")
    let paths = site.files.keys.filter { $0.hasPrefix("tags/") && $0.hasSuffix(".html") }
      .sorted()
    let numbers = (0..<pages).map { $0 == 0 ? "" : "page/\($0 + 1)/" }
    #expect(
      paths == (pages > 0 ? ["tags/index.html"] : [])
        + numbers.map { "tags/sea/\($0)index.html" }.sorted())
    for (index, number) in numbers.enumerated() {
      let html = site["tags/sea/\(number)index.html"]
      #expect(html.components(of: #"<li class="card">"#) == min(3, count - index * 3))
      #expect(html.contains("<title>sea") && html.contains(#"<p class="label"><a href="/tags/">"#))
      #expect(html.contains(count == 1 ? "1 trip<" : "\(count) trips<"))
    }
    #expect(site["index.html"].contains(#"<a href="/tags/">Tags</a>"#) == (pages > 0))
  }

  @Test func showsEveryKindUnderATermByItsOwnCell() throws {
    let site = try made([
      "Content/trips/a.md": trip("A trip", "2026-01-03", "tags: [Night Train]"),
      "Content/photos/p.gif": .gif(1, 1),
      "Content/photos/b.md":
        "---\ntitle: A photo\nfile: p.gif\ntags: [night train]\ndate: 2026-01-04\n---\n",
      "Content/accounts/c.md": "---\nname: An account\nbalance: 5\ntags: [night  train]\n---\n",
      "Content/people/d.md": "---\nfirstName: A\nlastName: person\ntags: [Night Train]\n---\n",
      "Content/pages/e.md": "---\ntitle: A page\ntags: [Night Train]\n---\nIt begins so.\n",
    ])
    #expect(site.report == "")
    let html = site["tags/night-train/index.html"]
    #expect(html.contains("1 trip · 1 photo · 1 account · 1 person · 1 page<"))
    let order = [
      #"<figure class="photo">"#, #"<p class="trip-facts">"#, #"<div class="account">"#,
      #"<div class="user">"#, #"<p class="summary">It begins so.</p>"#,
    ].map { html.firstRange(of: $0)?.lowerBound }
    #expect(!order.contains(nil))
    #expect(order.compactMap(\.self) == order.compactMap(\.self).sorted())
    // The term is on each page and card, and links back.
    let link = #"<a href="/tags/night-train/" rel="tag">Night Train</a>"#
    for path in [
      "trips/", "trips/a/", "photos/", "photos/b/", "accounts/", "accounts/c/", "people/",
      "people/d/", "e/",
    ] { #expect(site[path + "index.html"].contains(link), "\(path)") }
    #expect(
      site["tags/index.html"].contains(
        #"<a href="/tags/night-train/">Night Train</a> <span class="count">5</span>"#))
  }

  @Test func filesTripsByTheYearOfTheirPlace() throws {
    let site = try made([
      "Content/site.json": #"{"pageSize": 1}"#,
      // Still last year in Honolulu, already this year in Auckland.
      "Content/trips/west.md": trip("West", "2026-01-01T05:00:00Z[Pacific/Honolulu]"),
      "Content/trips/east.md": trip("East", "2025-12-31T20:00:00Z[Pacific/Auckland]"),
      "Content/trips/old.md": trip("Old", "2025-06-01"),
      "Content/trips/draft.md": trip("Draft", "2024-06-01", "draft: true"),
      "Content/trips/known.md": trip("Known", "2023-06-01", "visibility: unlisted"),
    ])
    #expect(site.report == "")
    #expect(
      site.files.keys.filter { $0.hasPrefix("trips/20") }.sorted() == [
        "trips/2025/filter.json", "trips/2025/index.html", "trips/2025/page/2/index.html",
        "trips/2026/index.html",
      ])
    #expect(site["trips/2025/index.html"].contains(">West</a>"))
    #expect(site["trips/2025/page/2/index.html"].contains(">Old</a>"))
    #expect(site["trips/2026/index.html"].contains(">East</a>"))
    #expect(site["trips/2026/index.html"].contains(">Trips in 2026</h1>"))
    for page in ["trips/", "trips/2025/", "trips/2026/"] {
      let html = site[page + "index.html"]
      #expect(
        html.contains(
          #"<a href="/trips/2025/"\#(page == "trips/2025/" ? #" aria-current="page""# : "")>2025</a> <span class="count">2</span>"#
        ))
      #expect(html.contains(">2026</a> <span class=\"count\">1</span>"))
    }
  }

  @Test func aTripInTheWayOfAYearIsAMistake() throws {
    let site = try made([
      "Content/trips/2026.md": trip("Year", "2026-01-01"),
      "Content/pages/tags.md": "---\ntitle: Tags\ntags: a\n---\n",
    ])
    #expect(
      site.report == """
        Content/pages/tags.md: error[site-duplicate-address]: 'Content/pages/tags.md' has the address /tags/, and so does the site's own page 'Tags'
           give it another 'slug'
        Content/trips/2026.md: error[site-duplicate-address]: 'Content/trips/2026.md' has the address /trips/2026/, and so does the site's own page 'Trips in 2026'
           give it another 'slug'

        """)
  }

  @Test func leadsFromEachModelToThoseBesideIt() throws {
    var files: [String: TemporaryFolder.File] = ["Content/photos/p.gif": .gif(1, 1)]
    for name in ["a", "b", "c", "d"] {
      // The third is unlisted, so nothing links to it.
      let hidden = name == "c" ? "visibility: unlisted\n" : ""
      files["Content/photos/\(name).md"] =
        .text("---\ntitle: \(name)\nfile: p.gif\n\(hidden)---\n")
      files["Content/accounts/\(name).md"] = .text("---\nname: \(name)\nbalance: 5\n\(hidden)---\n")
      files["Content/people/\(name).md"] =
        .text("---\nfirstName: \(name)\nlastName: l\n\(hidden)---\n")
      files["Content/pages/\(name).md"] = .text("---\ntitle: \(name)\n\(hidden)---\n")
    }
    let site = try made(files)
    #expect(site.report == "")
    for folder in ["photos/", "accounts/", "people/", ""] {
      func neighbors(_ name: String) -> [String] {
        let html = site["\(folder)\(name)/index.html"]
        guard let start = html.firstRange(of: #"<nav class="neighbors""#) else { return [] }
        return html[start.lowerBound...].prefix { $0 != "\u{0}" }
          .matches(of: /<li class="(newer|older)">.*?href="\/(?:\w+\/)?(\w)\/"/)
          .map { "\($0.1) \($0.2)" }
      }
      #expect(neighbors("a") == ["older b"], "\(folder)")
      #expect(neighbors("b") == ["newer a", "older d"], "\(folder)")
      #expect(neighbors("c") == ["newer b", "older d"], "\(folder)")
      #expect(neighbors("d") == ["newer b"], "\(folder)")
    }
    #expect(site["people/b/index.html"].contains(#"aria-label="Previous and next""#))
    #expect(site["photos/b/index.html"].contains(#"aria-label="Newer and older""#))
  }

  @Test func countsTheTermsOfTwelveHundredTrips() throws {
    var files: [String: TemporaryFolder.File] = ["Content/site.json": #"{"pageSize": 50}"#]
    for index in 0..<1200 {
      let tags = "tags: [all, third \(index % 3), own \(index)]\ncategory: half \(index % 2)"
      let day = "20\(10 + index % 10)-0\(1 + index % 9)-\(10 + index % 15)"
      files["Content/trips/t\(index).md"] = trip("T\(index)", day, tags)
    }
    let folder = try TemporaryFolder(files)
    let site = Site(
      Site.Options(
        folder: folder.path, baseURL: try BaseURL("https://ana.example"),
        audience: Audience(now: .epoch), jobs: 2), .init())
    func pages(_ prefix: String) -> Int {
      site.products.count { $0.kind == .page && $0.address.hasPrefix(prefix) }
    }
    #expect(pages("/tags/") == 1 + 24 + 3 * 8 + 1200)
    #expect(pages("/categories/") == 1 + 2 * 12)
    // The list, ten years with 120 trips each, and the pages of the trips.
    #expect(pages("/trips/") == 24 + 10 * 3 + 1200)
    #expect(Set(site.products.map(\.path)).count == site.products.count)
  }
}
