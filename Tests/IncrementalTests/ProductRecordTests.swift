import Application
import Content
import Diagnostics
import Domain
import Hashing
import Markup
import Publishing
import SiteTestSupport
import TestSupport
import Testing

@testable import Incremental

/// Products that need not be made again after an edit, and those that must be.
@Suite struct ProductRecordTests {
  private static let trip = """
    ---
    title: Lisbon
    departure: 2025-05-01
    arrival: 2025-05-02
    tags: [rail]
    ---
    By tram, as ever. See [the other](porto.md).

    """ + String(repeating: "A long way, and no end of it. ", count: 30) + "\n"

  /// A site whose products are made one state after the other.
  private final class Author {
    let folder: TemporaryFolder
    var records = ProductRecords()
    private(set) var said: [String] = []
    private(set) var site: Site?
    var drafts = false
    var now = "2026-01-31T12:00:00Z"

    init(_ files: [String: TemporaryFolder.File]) throws { folder = try TemporaryFolder(files) }

    convenience init() throws {
      try self.init([
        "Content/trips/lisbon.md": .text(ProductRecordTests.trip),
        "Content/trips/porto.md": .text(
          ProductRecordTests.trip.replacing("Lisbon", with: "Porto")
            .replacing("porto.md", with: "lisbon.md")),
        "Content/pages/about.md": "---\ntitle: About\n---\nHello.\n",
      ])
    }

    /// Makes the products that are not known, and returns their paths; every other one must have
    /// the bytes that it would have if it were made.
    @discardableResult func build() throws -> [String] {
      let collector = DiagnosticCollector()
      let site = try loaded(collector)
      let known = SiteRecords(records, of: site)
      var made: [String] = []
      for product in site.products where product.original == nil && !product.isConstant {
        var output = OutputBuffer()
        let kept = known.output(of: product)
        let notes = product.make(into: &output)
        let digest = OutputDigest(hashing: output)
        if let kept {
          #expect(kept == digest, "\(product.path)")
        } else {
          made.append(product.path)
          known.note(product, notes, digest)
        }
      }
      site.checkLinks()
      said = collector.diagnostics.map(\.id.text)
      self.site = site
      return made.sorted()
    }

    func loaded(_ collector: DiagnosticCollector) throws -> Site {
      let now = try WrittenTime(now).moment(place: nil, site: .utc).instant
      let options = Site.Options(
        folder: folder.path, baseURL: try BaseURL("https://ana.example"),
        audience: Audience(now: now, seesDrafts: drafts), jobs: 2)
      return Site(options, reusing: try options.reusingBuiltInTheme(), collector)
    }

    /// Bytes that are kept for another process.
    func written() throws -> [UInt8] {
      var writer = CacheWriter(BuildRecords.title)
      var bytes: [UInt8] = []
      try SiteRecords(records, of: #require(site)).write(to: &writer) {
        $0.writeFullPieces { bytes += $0 }
      }
      writer.finish { bytes += $0 }
      return bytes
    }

    /// Goes on as another process does.
    func restart() throws { records = ProductRecords(parsing: try written()) }

    func edit(_ text: String, _ other: String, in path: String = "Content/trips/lisbon.md") throws {
      let old = folder.text(path)
      #expect(old.contains(text))
      try folder.write(.text(old.replacing(text, with: other)), to: path)
    }
  }

  @Test func knowsThatNothingHasChanged() throws {
    let author = try Author()
    #expect(try !author.build().isEmpty)
    #expect(try author.build() == [])
    try author.restart()
    #expect(try author.build() == [])
  }

  /// A file that can't be read may be what a link leads to, so the warning is not told again.
  @Test func saysNothingOfUnknownAddressesOnceAFileCantBeRead() throws {
    let author = try Author()
    try author.edit("By tram", "[By tram](/trams/)")
    try author.build()
    #expect(author.said == ["link-unknown-address"])
    try author.folder.write("---\ntitle: [\n---\n", to: "Content/pages/trams.md")
    try author.build()
    #expect(author.said == ["content-yaml-syntax"])
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

  /// A list shows the beginnings of texts; that of a changed text is looked at once, not in each
  /// later build.
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
    // Its own page, those of its neighbors, and the lists.
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

  /// The place of a TOML table is that of its header, and its keys stand behind it.
  @Test(arguments: [
    ("shop.example/1", "shop.example/2"), ("price = 25", "price = 30"), ("\"Sand\"", "\"Beach\""),
  ])
  func makesThePagesOfAPhotoInATOMLTable(old: String, new: String) throws {
    let path = "Content/photos/iceland/index.md"
    let author = try Author([
      "Content/site.json": #"{ "pageSize": 1, "currency": "EUR" }"#,
      "Content/photos/iceland/sand.gif": .gif(1, 1), "Content/photos/iceland/sea.gif": .gif(1, 1),
      "Content/photos/iceland/index.md": """
      +++
      title = "Iceland"
      [[photos]]
      file = "sand.gif"
      title = "Sand"
      slug = "sand"
      price = 25
      buyURL = "https://shop.example/1"
      [[photos]]
      file = "sea.gif"
      title = "Sea"
      slug = "sea"
      +++

      """,
    ])
    #expect(try author.build().contains("photos/sand/buy/index.html"))
    try author.edit(old, new, in: path)
    #expect(try author.build().contains("photos/sand/buy/index.html"))
  }

  /// An account's name and that of its owner show in the filter of accounts alone.
  @Test func makesNoCalendarAndNoFilterForFactsOfOtherKinds() throws {
    let author = try Author()
    try author.folder.write(#"{ "pageSize": 1 }"#, to: "Content/site.json")
    for name in ["a", "b"] {
      try author.folder.write(
        .text(#"{"name": "Purse \#(name)", "owner": "ana", "entries": []}"#),
        to: "Content/accounts/\(name).json")
    }
    try author.folder.write(
      #"{"firstName": "Ana", "lastName": "Lima"}"#, to: "Content/people/ana.json")
    #expect(try author.build().contains("accounts/filter.json"))
    try author.edit("Purse a", "Wallet", in: "Content/accounts/a.json")
    var made = try author.build()
    #expect(made.filter { $0.hasSuffix("filter.json") } == ["accounts/filter.json"])
    #expect(!made.contains { $0.hasSuffix(".ics") })
    try author.edit("Lima", "Sousa", in: "Content/people/ana.json")
    made = try author.build()
    #expect(made.filter { $0.hasSuffix("filter.json") } == ["accounts/filter.json"])
  }

  /// A trip's page doesn't read an account that tells nothing of the trip.
  @Test(arguments: [
    ("hidden exact", "rounded exact"), ("exact hidden", "exact rounded"),
    ("exact exact hidden", "exact exact rounded"),
  ])
  func makesPagesOfWhichAnAccountBeginsOrEndsToTell(less: String, more: String) throws {
    func cash(_ levels: String) -> String {
      let levels = levels.split(separator: " ")
      return """
        ---
        name: Cash
        disclosure: \(levels[0])
        \(levels.count > 2 ? "tripDisclosure: \(levels[2])" : "tags: []")
        entries:
          - {date: 2025-05-01, payee: Shop, amount: -3.20, trip: lisbon, disclosure: \(levels[1])}
        ---

        """
    }
    for (before, after) in [(less, more), (more, less)] {
      let author = try Author()
      let path = "Content/accounts/cash.md"
      try author.folder.write(.text(cash(before)), to: path)
      try author.build()
      try author.edit(cash(before), cash(after), in: path)
      #expect(try author.build().contains("trips/lisbon/index.html"), "\(before), \(after)")
      #expect(try author.build() == [])
    }
  }

  /// No page reads a private account, so its sums are compared, with what is about right in them.
  @Test func makesPagesWithASumOfAPrivateAccountThatBecomesExact() throws {
    func cash(_ level: String) -> String {
      """
      ---
      name: Cash
      visibility: private
      tripDisclosure: exact
      entries:
        - {date: 2025-05-01, payee: A, amount: -100, trip: lisbon, disclosure: rounded}
        - {date: 2025-05-01, payee: B, amount: -300, trip: lisbon, planned: true}
        - date: 2025-05-01
          payee: C
          amount: -400
          trip: lisbon
          planned: true
          disclosure: \(level)
      ---

      """
    }
    let author = try Author()
    let path = "Content/accounts/cash.md"
    for (before, after) in [("rounded", "exact"), ("exact", "rounded")] {
      try author.folder.write(.text(cash(before)), to: path)
      try author.build()
      try author.edit(cash(before), cash(after), in: path)
      #expect(try author.build().contains("trips/lisbon/index.html"))
    }
  }

  @Test func makesTheLogbookForAFactOfATripAlone() throws {
    let author = try Author()
    let page = "logbook/index.html"
    #expect(try author.build().contains(page))
    try author.edit("By tram", "By bus")
    #expect(try !author.build().contains(page))
    try author.folder.write("---\ntitle: Of us\n---\nHello.\n", to: "Content/pages/about.md")
    #expect(try !author.build().contains(page))
    try author.edit("tags: [rail]", "tags: [rail]\nmode: tram")
    #expect(try author.build().contains(page))
    try author.edit("mode: tram", "mode: tram\nstatus: cancelled")
    #expect(try author.build().contains(page))
  }

  @Test func makesTheLogbookOnceATripHasArrived() throws {
    let author = try Author()
    author.now = "2025-05-02T12:00:00Z"
    let page = "logbook/index.html"
    #expect(try author.build().contains(page))
    #expect(try author.build() == [])
    author.now = "2025-05-03T00:00:00Z"
    #expect(try author.build().contains(page))
  }

  @Test func makesEverythingForAnotherAudienceOrOtherSettings() throws {
    let author = try Author()
    let all = try author.build()
    author.drafts = true
    #expect(try author.build() == all)
    try author.folder.write(#"{ "title": "Ways" }"#, to: "Content/site.json")
    #expect(try author.build() == all)
  }

  /// Edits in JSON, of one item, of amounts and of how a file is written, leave the shape alone.
  @Test(arguments: [
    ("\"body\": \"Two.\"", "\"body\": \"Too.\"", "Content/trips/many.json", ["trips/b/index.html"]),
    ("\"amount\": -5", "\"amount\": -6", "Content/accounts/purse.json", ["trips/a/index.html"]),
    ("\"price\": 20", "\"price\": 21", "Content/photos/sea.json", ["trips/a/index.html"]),
    (
      "\"title\": \"B\",", "\n\n\"title\": \"Bee\",", "Content/trips/many.json",
      ["trips/b/index.html"]
    ),
  ])
  func makesFewProductsForAnEditInJSON(
    old: String, new: String, file: String, expected: [String]
  ) throws {
    func trip(_ slug: String, _ body: String) -> String {
      """
      {"slug": "\(slug)", "title": "\(slug.uppercased())", "departure": "2025-05-01T10:00Z",
       "arrival": "2025-05-01T12:00Z", "body": "\(body)"}
      """
    }
    let author = try Author([
      "Content/trips/many.json": .text("[\(trip("a", "One.")), \(trip("b", "Two."))]"),
      "Content/accounts/purse.json": """
      {"name": "Purse", "currency": "EUR", "entries": [
        {"date": "2025-05-01", "payee": "Bar", "amount": -5, "trip": "a"}]}
      """,
      "Content/photos/s.gif": .gif(1, 1),
      "Content/photos/sea.json": """
      {"title": "Sea", "file": "s.gif", "price": 20, "buyURL": "https://pay.example", "trip": "a"}
      """,
      "Content/pages/about.md": "---\ntitle: About\n---\nHello.\n",
    ])
    let all = try author.build()
    try author.restart()
    try author.edit(old, new, in: file)
    let made = try author.build()
    for path in expected { #expect(made.contains(path)) }
    #expect(!made.contains("about/index.html"))
    #expect(made.count < all.count)
    #expect(try author.build() == [])
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

  /// A trip departs, and everything is made that shows what has departed.
  @Test func makesWhatShowsADepartureWhenTimePasses() throws {
    let author = try Author()
    try author.folder.write(
      .text(
        Self.trip.replacing("2025-05", with: "2026-03").replacing("porto.md", with: "lisbon.md")),
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

  @Test func tellsOfWarningsOfProductsThatAreNotMadeAgain() throws {
    let author = try Author()
    try author.edit("By tram", "See [all](/trps/). By tram")
    try author.build()
    #expect(author.said == ["link-unknown-address"])
    try author.restart()
    #expect(try author.build() == [])
    #expect(author.said == ["link-unknown-address"])
    try author.edit("(/trps/)", "(/trips/)")
    try author.build()
    #expect(author.said == [])
  }

  /// The place of a warning moves with what stands above it in the same file.
  @Test func makesAWarningAgainWhoseLineHasMoved() throws {
    func item(_ slug: String, _ text: String) -> String {
      "{\"slug\": \"\(slug)\", \"title\": \"\(slug)\", \"body\": \"\(text)\"}"
    }
    let author = try Author([
      "Content/pages/all.json": .text("[\n\(item("a", "A.")),\n\(item("b", "[x](/nowhere/)"))\n]")
    ])
    try author.build()
    try author.restart()
    try author.edit(item("a", "A."), "\n" + item("a", "A."), in: "Content/pages/all.json")
    #expect(try author.build() == ["b/index.html"])
  }

  @Test func findsIdsOfPagesThatAreNotMadeAgain() throws {
    let author = try Author([
      "Content/pages/far.md": "---\ntitle: Far\n---\n## Sea\n\nHello.\n",
      "Content/pages/near.md": "---\ntitle: Near\n---\nSee [it](far.md#sea).\n",
    ])
    func edit(_ old: String, _ new: String, _ page: String) throws -> [String] {
      try author.restart()
      try author.edit(old, new, in: "Content/pages/\(page).md")
      return try author.build()
    }
    try author.build()
    #expect(author.said == [])
    // The linking page is made again, the target is not.
    #expect(try edit("See", "Look at", "near").contains("near/index.html"))
    #expect(author.said == [])
    _ = try edit("#sea", "#see", "near")
    #expect(author.said == ["link-broken-fragment"])
    _ = try edit("#see", "#sea", "near")
    #expect(author.said == [])
    // The target is made again, the linking page is not.
    #expect(try !edit("## Sea", "## Shore", "far").contains("near/index.html"))
    #expect(author.said == ["link-broken-fragment"])
  }

  /// A product that is not made in the second process is still known in the third.
  @Test func knowsInAThirdProcessWhatWasMadeInTheFirst() throws {
    let author = try Author()
    let all = try author.build()
    for (old, new) in [("About", "Above"), ("Above", "Aboard")] {
      try author.restart()
      try author.edit(old, new, in: "Content/pages/about.md")
      let made = try author.build()
      #expect(made.contains("about/index.html"))
      #expect(made.count < all.count)
    }
  }

  @Test func takesNothingFromBytesThatAreCutOrChangedAnywhere() throws {
    let author = try Author()
    try author.build()
    let bytes = try author.written()
    #expect(ProductRecords(parsing: bytes).count > 0)
    for length in stride(from: 0, to: bytes.count, by: 97) {
      #expect(ProductRecords(parsing: Array(bytes.prefix(length))).count == 0, "\(length) bytes")
    }
    var generator = SplitMix(seed: 5)
    for _ in 0..<300 {
      var damaged = bytes
      let place = Int.random(in: damaged.indices, using: &generator)
      damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      #expect(ProductRecords(parsing: damaged).count == 0, "byte \(place)")
    }
  }

  /// Invalid bytes with a correct hash, as from an attacker, are read without a trap.
  @Test func readsSealedRubbishWithoutATrap() throws {
    let author = try Author()
    try author.build()
    let bytes = try author.written()
    var generator = SplitMix(seed: 7)
    var count = 0
    for _ in 0..<60 {
      var rubbish = bytes
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let place = Int.random(
          in: BuildRecords.title.count..<rubbish.count - 8, using: &generator)
        rubbish[place] = UInt8.random(in: 0...255, using: &generator)
      }
      let seal = CacheWriter.seal(of: rubbish.dropLast(8))
      withUnsafeBytes(of: seal.littleEndian) {
        rubbish.replaceSubrange(rubbish.count - 8..<rubbish.count, with: $0)
      }
      let records = ProductRecords(parsing: rubbish)
      let known = SiteRecords(records, of: try #require(author.site))
      for product in try #require(author.site).products { _ = known.output(of: product) }
      count += records.count
    }
    #expect(count > 0)
  }

  /// Products that no longer exist leave nothing, as when a trip's tag is changed repeatedly.
  @Test func forgetsProductsThatAreNoMore() throws {
    let author = try Author()
    try author.build()
    let memory = BuildRecords(site: author.folder.path, jobs: 1)
    var most = 0
    var tag = "rail"
    for edit in 0..<20 {
      try author.edit("[\(tag)]", "[edit \(edit)]")
      tag = "edit \(edit)"
      let collector = DiagnosticCollector()
      let site = try author.loaded(collector)
      let known = memory.products(of: site)
      for product in site.products where product.original == nil {
        var output = OutputBuffer()
        known.note(product, product.make(into: &output), OutputDigest(hashing: output))
      }
      memory.forget(allBut: site)
      most = max(most, memory.count)
    }
    #expect(most < 120, "\(most)")
  }
}
