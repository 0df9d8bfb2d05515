import Application
import Diagnostics
import TestSupport
import Testing

@testable import Incremental

/// Products that needn't be made again after an edit, and those that must be.
@Suite struct ProductRecordTests {
  @Test func knowsThatNothingHasChanged() throws {
    let author = try Author()
    #expect(try !author.build().isEmpty)
    #expect(try author.build() == [])
    try author.restart()
    #expect(try author.build() == [])
  }

  /// A file that can't be read may be the target of a link, so the warning isn't repeated.
  @Test func saysNothingOfUnknownAddressesOnceAFileCantBeRead() throws {
    let author = try Author()
    try author.edit("By tram", "[By tram](/trams/)")
    try author.build()
    #expect(author.said == ["link-unknown-address"])
    try author.folder.write("---\ntitle: [\n---\n", to: "Content/pages/trams.md")
    try author.build()
    #expect(author.said == ["content-yaml-syntax"])
  }

  /// Hosts that are added, changed and removed, in a template, a text, raw HTML and a photo.
  @Test func theFileForHostsIsThatOfACleanBuild() throws {
    let photo = "---\ntitle: P\nalt: P\nurl: https://HOST.example/p.jpg\n---\n"
    let page = "---\ntitle: Map\n---\n"
    let edits: [(path: String, text: String?)] = [
      ("Templates/components/head.html", "<script src=\"https://HOST.example/a.js\"></script>"),
      ("Content/pages/map.md", page + "![x](https://HOST.example/a.jpg)\n"),
      ("Content/pages/map.md", page + "<iframe src=\"https://HOST.example/\"></iframe>\n"),
      ("Content/pages/map.md", page + "A <b onclick=\"go()\">HOST</b>\n"),
      ("Content/photos/p.md", photo),
      ("Content/photos/p.md", nil), ("Content/pages/map.md", page),
      ("Templates/components/head.html", nil),
    ]
    let author = try Author()
    try author.folder.write(#"{"unsafeHTML": true}"#, to: "Content/site.json")
    let first = try author.headers(knowing: author.records)
    for (path, text) in edits {
      for host in ["one", "two"] {
        if let text {
          try author.folder.write(.text(text.replacing("HOST", with: host)), to: path)
        } else if host == "one" {
          try author.folder.remove(path)
        }
        let headers = try author.headers(knowing: author.records)
        #expect(try headers == author.headers(knowing: ProductRecords()), "\(path), \(host)")
        #expect(text?.contains("https") != true || headers.contains("https://\(host).example"))
        try author.restart()
        #expect(try headers == author.headers(knowing: author.records), "\(path), \(host)")
      }
    }
    #expect(try author.headers(knowing: author.records) == first)
  }

  @Test func makesOnlyThePageOfATextAndTheFeedsThatHoldIt() throws {
    let author = try Author()
    try author.build()
    try author.edit("no end of it. \n", "an end of it.\n")
    try author.restart()
    #expect(
      try author.build() == [
        "feed.json", "feed.xml", "tags/rail/feed.json", "tags/rail/feed.xml",
        "trips/lisbon/index.html",
      ])
  }

  /// A list shows the beginnings of texts. The beginning of a changed text is compared once, not in
  /// each later build.
  @Test func knowsAChangedTextWithTheSameBeginning() throws {
    let author = try Author()
    try author.build()
    try author.edit("no end of it. \n", "an end of it.\n")
    try author.build()
    try author.restart()
    #expect(try author.build() == [])
    let site = try author.loaded(DiagnosticCollector())
    let state = SiteRecords.State(site)
    var count = 0
    for product in site.products where !product.isConstant {
      guard let record = author.records[product.identity] else { continue }
      var others: ProductRecord.OtherTexts = []
      #expect(record.content(in: state, product.circumstance, &others) != nil, "\(product.path)")
      #expect(others.isEmpty, "\(product.path)")
      count += 1
    }
    #expect(count > 10)
  }

  @Test func makesAllThatShowsATitle() throws {
    let author = try Author()
    try author.build()
    try author.edit("title: Lisbon", "title: Lisboa")
    let made = try author.build()
    // These are its own page, the pages of its neighbors, and the lists.
    for path in [
      "index.html", "trips/index.html", "trips/lisbon/index.html", "tags/rail/index.html",
      "trips/2025/index.html", "trips/porto/index.html", "trips/trips.ics",
    ] {
      #expect(made.contains(path), "\(path)")
    }
    #expect(!made.contains("about/index.html"))
    #expect(!made.contains("trips/porto/trip.ics"))
  }

  @Test func makesWhatAFilterSearchesForATitleAndNotForAText() throws {
    let author = try Author()
    try author.folder.write(#"{ "pageSize": 1 }"#, to: "Content/site.json")
    let indexes = ["tags/rail/filter.json", "trips/2025/filter.json", "trips/filter.json"]
    #expect(try author.build().filter { $0.hasSuffix("filter.json") } == indexes)
    try author.edit("By tram", "By bus")
    var made = try author.build()
    #expect(made.contains("trips/lisbon/index.html"))
    #expect(made.filter { $0.hasSuffix("filter.json") } == [])
    try author.edit("title: Lisbon", "title: Lisboa")
    made = try author.build()
    #expect(made.filter { $0.hasSuffix("filter.json") } == indexes)
  }

  @Test func makesEverythingForAnotherAudienceOrOtherSettings() throws {
    let author = try Author()
    let all = try author.build()
    author.drafts = true
    #expect(try author.build() == all)
    try author.folder.write(#"{ "title": "Ways" }"#, to: "Content/site.json")
    #expect(try author.build() == all)
  }

  @Test func makesPagesThatLeadToWhatIsGone() throws {
    let author = try Author()
    try author.folder.write(
      "---\ntitle: About\n---\nSee [it](../trips/porto.md).\n", to: "Content/pages/about.md")
    try author.build()
    try author.folder.remove("Content/trips/porto.md")
    #expect(try author.build().contains("about/index.html"))
    #expect(author.said.contains("link-broken"))
  }

  @Test func makesWhatShowsAnImageThatIsAnotherOne() throws {
    let author = try Author()
    try author.folder.write(.gif(3, 2), to: "Content/pages/dot.gif")
    try author.folder.write(
      "---\ntitle: About\n---\n![Dot](dot.gif)\n", to: "Content/pages/about.md")
    try author.folder.age("Content/pages/dot.gif", seconds: 10)
    try author.build()
    try author.restart()
    #expect(try author.build() == [])
    try author.folder.write(.gif(4, 5), to: "Content/pages/dot.gif")
    #expect(try author.build() == ["about/index.html", "pages/dot.gif"])
  }

  /// A trip departs, and everything that shows past trips is made again.
  @Test func makesWhatShowsADepartureWhenTimePasses() throws {
    let author = try Author()
    try author.folder.write(
      .text(
        Author.trip.replacing("2025-05", with: "2026-03").replacing("porto.md", with: "lisbon.md")),
      to: "Content/trips/faro.md")
    for now in [
      "2026-01-31T12:00:00Z", "2026-03-01T00:00:00Z", "2028-01-01T00:00:00Z",
      "2026-01-31T12:00:00Z", "2025-01-01T00:00:00Z",
    ] {
      author.now = now
      try author.build()
      #expect(try author.build() == [], "\(now)")
    }
  }
}
