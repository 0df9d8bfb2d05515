import Content
import Diagnostics
import Domain
import Markup
import Publishing
import TestSupport
import Testing
import Tracing

@testable import Application

@Suite struct SiteTracesTests {
  private static let trip = """
    ---
    title: Lisbon
    departure: 2025-05-01
    arrival: 2025-05-02
    tags: [rail]
    ---
    By tram, as ever. See [the other](porto.md).

    """ + String(repeating: "A long way, and no end of it. ", count: 30) + "\n"

  func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Content/trips/lisbon.md": .text(Self.trip),
      "Content/trips/porto.md": .text(
        Self.trip.replacing("Lisbon", with: "Porto").replacing("porto.md", with: "lisbon.md")),
      "Content/pages/about.md": "---\ntitle: About\n---\nHello.\n",
    ])
  }

  /// Returns the site of a folder; with new `traces`, every product is rendered.
  func site(_ folder: TemporaryFolder, _ traces: SiteTraces, drafts: Bool = false) throws
    -> Site
  {
    let now = try WrittenTime("2026-01-31T12:00:00Z").moment(place: nil, site: .utc).instant
    var options = Site.Options(
      folder: folder.path, baseURL: try BaseURL("https://ana.example"),
      audience: Audience(now: now, seesDrafts: drafts), jobs: 2)
    options.traces = traces
    return Site(options, DiagnosticCollector())
  }

  /// Returns the products whose digest differs from the given one.
  func changed(_ site: Site, since made: [String: OutputDigest]) throws -> [String] {
    let trace = try #require(site.trace)
    return site.products.filter { product in
      guard case .rendered = product.content, !product.isConstant else { return false }
      guard let digest = trace.output(of: product) else { return true }
      return digest != made[product.path]
    }.map(\.path).sorted()
  }

  func digests(_ site: Site) -> [String: OutputDigest] {
    let tree = RenderedTree(site, jobs: 2, diagnostics: DiagnosticCollector())
    return Dictionary(
      uniqueKeysWithValues: tree.files.map { ($0.path, OutputDigest(hashing: $0.bytes)) })
  }

  @Test func knowsThatNothingHasChanged() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    let made = digests(try site(folder, traces))
    #expect(try changed(site(folder, traces), since: made) == [])
  }

  @Test func makesOnlyThePageOfATextAndTheFeedsThatHoldIt() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    let made = digests(try site(folder, traces))
    try folder.write(.text(Self.trip + "\nMore.\n"), to: "Content/trips/lisbon.md")
    #expect(
      try changed(site(folder, traces), since: made) == [
        "feed.json", "feed.xml", "tags/rail/feed.json", "tags/rail/feed.xml",
        "trips/lisbon/index.html",
      ])
  }

  @Test func makesAllThatShowsATitle() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    let made = digests(try site(folder, traces))
    try folder.write(
      .text(Self.trip.replacing("title: Lisbon", with: "title: Lisboa")),
      to: "Content/trips/lisbon.md")
    let changed = try changed(site(folder, traces), since: made)
    // Its own page, those of its neighbors, and the lists.
    for path in [
      "index.html", "trips/index.html", "trips/lisbon/index.html", "tags/rail/index.html",
      "trips/2025/index.html", "trips/porto/index.html", "trips/trips.ics",
    ] {
      #expect(changed.contains(path), "\(path)")
    }
    #expect(!changed.contains("about/index.html"))
    #expect(!changed.contains("settings/index.html"))
    #expect(!changed.contains("trips/porto/trip.ics"))
  }

  @Test func makesWhatAFilterSearchesForATitleAndNotForAText() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    try folder.write(#"{ "pageSize": 1 }"#, to: "Content/site.json")
    let indexes = ["tags/rail/filter.json", "trips/2025/filter.json", "trips/filter.json"]
    let made = digests(try site(folder, traces))
    #expect(made.keys.filter { $0.hasSuffix("filter.json") }.sorted() == indexes)
    try folder.write(
      .text(Self.trip.replacing("By tram", with: "By bus")), to: "Content/trips/lisbon.md")
    var changed = try changed(site(folder, traces), since: made)
    #expect(changed.contains("trips/lisbon/index.html"))
    #expect(changed.filter { $0.hasSuffix("filter.json") } == [])
    try folder.write(
      .text(Self.trip.replacing("title: Lisbon", with: "title: Lisboa")),
      to: "Content/trips/lisbon.md")
    changed = try self.changed(site(folder, traces), since: made)
    #expect(changed.filter { $0.hasSuffix("filter.json") } == indexes)
  }

  @Test func makesEverythingForAnotherAudienceOrOtherSettings() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    let made = digests(try site(folder, traces))
    let all = try changed(site(folder, SiteTraces(hashingOutput: true)), since: made)
    #expect(try changed(site(folder, traces, drafts: true), since: made) == all)
    try folder.write(#"{ "title": "Ways" }"#, to: "Content/site.json")
    #expect(try changed(site(folder, traces), since: made) == all)
  }

  @Test func tellsOfABrokenLinkAgain() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    try folder.write(
      .text(Self.trip.replacing("(porto.md)", with: "(prto.md)")), to: "Content/trips/lisbon.md")
    let made = digests(try site(folder, traces))
    let again = try changed(site(folder, traces), since: made)
    #expect(again.contains("trips/lisbon/index.html"))
  }

  @Test func makesPagesThatLeadToWhatIsGone() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    try folder.write(
      "---\ntitle: About\n---\nSee [it](../trips/porto.md).\n", to: "Content/pages/about.md")
    let made = digests(try site(folder, traces))
    try folder.remove("Content/trips/porto.md")
    #expect(try changed(site(folder, traces), since: made).contains("about/index.html"))
  }

  /// A product reused in the second process keeps its recorded reads for the third.
  @Test func knowsInAThirdProcessWhatWasMadeInTheFirst() throws {
    let folder = try folder()
    var bytes: [UInt8]?
    var counts: [Int] = []
    for title in ["About", "Above", "Aboard"] {
      try folder.write(.text("---\ntitle: \(title)\n---\nHello.\n"), to: "Content/pages/about.md")
      let traces = try bytes.map { try #require(SiteTraces(parsing: $0)) } ?? SiteTraces()
      let site = try site(folder, traces)
      let trace = try #require(site.trace)
      var count = 0
      for product in site.products {
        guard case .rendered(let render) = product.content, !product.isConstant,
          trace.output(of: product) == nil
        else { continue }
        var output = OutputBuffer()
        render(&output)
        trace.note(OutputDigest(hashing: output), of: product)
        count += 1
      }
      counts.append(count)
      var written: [UInt8] = []
      traces.write(for: site.products) { written += $0 }
      bytes = written
    }
    #expect(counts[0] > counts[1])
    #expect(counts[1] > 0)
    #expect(counts[2] == counts[1])
  }

  @Test func survivesBytes() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    let first = try site(folder, traces)
    let made = digests(first)
    var bytes: [UInt8] = []
    #expect(traces.isChanged)
    traces.write(for: first.products) { bytes += $0 }
    let read = try #require(SiteTraces(parsing: bytes))
    #expect(try changed(site(folder, read), since: made) == [])
    #expect(SiteTraces(parsing: []) == nil)
    for length in stride(from: 0, to: bytes.count, by: 97) {
      #expect(SiteTraces(parsing: Array(bytes.prefix(length))) == nil, "\(length) bytes")
    }
    var generator = SplitMix(seed: 5)
    for _ in 0..<300 {
      var damaged = bytes
      let place = Int.random(in: damaged.indices, using: &generator)
      damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      #expect(SiteTraces(parsing: damaged) == nil, "byte \(place)")
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func sealsPiecesAsTheWhole(count: Int) {
    var cache = CacheWriter()
    cache.writer = ByteWriter((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let written = cache.writer.bytes
    var pieces: [UInt8] = []
    cache.writeFullPieces { pieces += $0 }
    cache.finish { pieces += $0 }
    #expect(pieces.dropLast(8).elementsEqual(written))
    var end = ByteReader(pieces.suffix(8))
    #expect(end.word() == CacheWriter.seal(of: written[...]))
  }

  /// Products that no longer exist leave no traces, as when a trip's tag is changed repeatedly.
  @Test func forgetsProductsThatAreNoMore() {
    let traces = SiteTraces()
    func product(_ path: String) -> Product {
      let question = SiteQuestion.label(.tags, path)
      var notes = ReadNotes()
      notes.note(question, 1)
      traces.note(notes)
      traces[StableHasher.hash(path)] = TraceRecord(
        global: 1, structure: 1, given: 1, output: nil, notes: TraceNotes(notes))
      return Product(path: path, kind: .page, content: .rendered { _ in })
    }
    let steady = (0..<100).map { product("trips/\($0)/index.html") }
    var most = 0
    for edit in 0..<10_000 {
      let products = steady + [product("tags/\(edit)/index.html")]
      traces.forget(allBut: products)
      most = max(most, traces.count)
      if edit % 1000 == 0 {
        #expect(products.allSatisfy { traces[$0.pathHash] != nil })
        #expect(products.allSatisfy { traces.query(SiteQuestion.label(.tags, $0.path).key) != nil })
      }
    }
    #expect(traces.count >= 202)
    #expect(most <= 300)
  }
}

extension OutputDigest {
  /// Digest of bytes, as computed by traces that hash output.
  init(hashing bytes: [UInt8]) {
    var output = OutputBuffer()
    output.append(bytes)
    self.init(hashing: output)
  }
}
