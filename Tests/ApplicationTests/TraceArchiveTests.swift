import Content
import Diagnostics
import Domain
import Markup
import TestSupport
import Testing
import Tracing

@testable import Application

extension SiteTracesTests {
  /// Returns the bytes written for a site, for a next build in another process.
  private func written(_ traces: SiteTraces, of site: Site) -> [UInt8] {
    var bytes: [UInt8] = []
    traces.write(for: site.products) { bytes += $0 }
    return bytes
  }

  @Test func keepsTheFewThatChangeBesideAllOthers() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    for number in 0..<80 {
      try folder.write("---\ntitle: P\n---\nHello.\n", to: "Content/pages/p\(number).md")
    }
    let first = try site(folder, traces)
    var made = digests(first)
    let all = written(traces, of: first)
    var changes: [UInt8]?
    // One page after the other, so that earlier additions must stay.
    for number in 0..<3 {
      try folder.write("---\ntitle: P\n---\nOther.\n", to: "Content/pages/p\(number).md")
      let read = try #require(SiteTraces(parsing: all, changes: changes))
      let next = try site(folder, read)
      #expect(try changed(next, since: made) == ["p\(number)/index.html"])
      for product in next.products where product.path == "p\(number)/index.html" {
        var output = OutputBuffer()
        guard case .rendered(let render) = product.content else { continue }
        render(&output)
        let digest = OutputDigest(hashing: output)
        next.trace?.note(digest, of: product)
        made[product.path] = digest
      }
      #expect(read.isChanged)
      #expect(read.changesAreFew)
      var bytes: [UInt8] = []
      read.writeChanges(for: next.products) { bytes += $0 }
      #expect(bytes.count < all.count / 8)
      changes = bytes
    }
    let read = try #require(SiteTraces(parsing: all, changes: changes))
    #expect(try changed(site(folder, read), since: made) == [])
    // The archive and its additions, written as one.
    let whole = written(read, of: try site(folder, read))
    let merged = try #require(SiteTraces(parsing: whole))
    #expect(try changed(site(folder, merged), since: made) == [])
    // Additions to another archive are ignored.
    let other = try #require(SiteTraces(parsing: whole, changes: changes))
    #expect(other.archives.count == 1)
  }

  /// Records are found in their expected order and in any other.
  @Test func knowsProductsInWhicheverOrderTheyAreAskedFor() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    let first = try site(folder, traces)
    let made = digests(first)
    let bytes = written(traces, of: first)
    let site = try site(folder, try #require(SiteTraces(parsing: bytes)))
    let products = site.products.filter { made[$0.path] != nil && !$0.isConstant }
    for products in [products, products.reversed(), products.shuffled()] {
      var reader = TraceReader(try #require(site.trace))
      for product in products { #expect(reader.output(of: product) == made[product.path]) }
    }
  }

  /// Numbers distributed like hashes, and others: few, adjacent, or at the ends.
  @Test(arguments: [0, 1, 2, 100, 5_000])
  func findsEveryNumberOfATable(count: Int) throws {
    var random = SplitMix(seed: 20_261_123)
    let numbers: [[UInt64]] = [
      (0..<count).map { _ in random.next() },
      (0..<count).map { UInt64($0) * 2 },
      (0..<count).map { .max - UInt64($0) * 2 },
      (0..<count).map { $0 % 2 == 0 ? UInt64($0) : .max - UInt64($0) },
      (0..<count).map { 1 << 63 + UInt64($0) * 2 },
    ]
    for numbers in numbers {
      var bytes: [UInt8] = []
      var writer = TraceArchiveWriter()
      writer.finish(excerpts: numbers.map { ($0, ~$0) }, base: 0) { bytes += $0 }
      let archive = try #require(TraceArchive(bytes))
      let known = Set(numbers)
      let others = numbers.flatMap { [$0 &- 1, $0 &+ 1] } + [0, .max, 1 << 63]
      for number in numbers where archive.excerpt(ofText: number) != ~number {
        Issue.record("\(number) of \(count) is not found")
      }
      for number in others where archive.hasExcerpt(ofText: number) != known.contains(number) {
        Issue.record("\(number) of \(count) is found wrongly")
      }
    }
  }

  @Test func isReadByAnotherThread() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    let first = try site(folder, traces)
    let made = digests(first)
    let bytes = written(traces, of: first)
    for jobs in 1...2 {
      let read = SiteTraces { (bytes, nil) }
      read.beginReading(jobs: jobs)
      #expect(try changed(site(folder, read), since: made) == [])
      #expect(SiteTraces { (Array(bytes.dropLast()), bytes) }.archives.isEmpty)
      #expect(SiteTraces { nil }.archives.isEmpty)
    }
  }

  @Test func findsIdsOfPagesThatAreNotMadeAgain() throws {
    let folder = try TemporaryFolder([
      "Content/pages/far.md": "---\ntitle: Far\n---\n## Sea\n\nHello.\n",
      "Content/pages/near.md": "---\ntitle: Near\n---\nSee [it](far.md#sea).\n",
    ])
    func build(_ traces: SiteTraces) throws -> (site: Site, kept: [String], said: [String]) {
      let now = try WrittenTime("2026-01-31T12:00:00Z").moment(place: nil, site: .utc).instant
      var options = Site.Options(
        folder: folder.path, baseURL: try BaseURL("https://ana.example"),
        audience: Audience(now: now), jobs: 2)
      options.traces = traces
      let collector = DiagnosticCollector()
      let site = Site(options, collector)
      var kept: [String] = []
      for product in site.products {
        guard case .rendered(let render) = product.content, !product.isConstant else { continue }
        var output = OutputBuffer()
        if site.trace?.output(of: product) != nil {
          kept.append(product.path)
        } else {
          render(&output)
          site.trace?.note(OutputDigest(high: 1, low: 2, size: output.count), of: product)
        }
      }
      site.checkLinks()
      return (site, kept, collector.diagnostics.map(\.id.text))
    }
    let traces = SiteTraces()
    let first = try build(traces)
    #expect(first.said == [])
    let bytes = written(traces, of: first.site)
    func again() throws -> (site: Site, kept: [String], said: [String]) {
      try build(try #require(SiteTraces(parsing: bytes)))
    }
    #expect(try again().kept.contains("far/index.html"))
    #expect(try again().said == [])
    // The linking page is rendered again, the target is reused.
    try folder.write(
      "---\ntitle: Near\n---\nLook at [it](far.md#sea).\n", to: "Content/pages/near.md")
    #expect(try again().kept.contains("far/index.html"))
    #expect(try again().said == [])
    try folder.write(
      "---\ntitle: Near\n---\nLook at [it](far.md#see).\n", to: "Content/pages/near.md")
    #expect(try again().said == ["link-broken-fragment"])
    // The target is rendered again, the linking page is reused.
    try folder.write(
      "---\ntitle: Near\n---\nSee [it](far.md#sea).\n", to: "Content/pages/near.md")
    try folder.write(
      "---\ntitle: Far\n---\n## Shore\n\nHello.\n", to: "Content/pages/far.md")
    #expect(try again().kept.contains("near/index.html"))
    #expect(try again().said == ["link-broken-fragment"])
  }

  /// Invalid bytes with a correct hash, as from an attacker, at most cause pages to be rendered
  /// again.
  @Test func readsNothingFromSealedRubbish() throws {
    let (folder, traces) = (try folder(), SiteTraces(hashingOutput: true))
    let first = try site(folder, traces)
    let made = digests(first)
    let bytes = written(traces, of: first)
    var generator = SplitMix(seed: 7)
    for _ in 0..<60 {
      var rubbish = bytes
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let place = Int.random(
          in: TraceArchive.title.count..<rubbish.count - 8, using: &generator)
        rubbish[place] = UInt8.random(in: 0...255, using: &generator)
      }
      let seal = CacheWriter.seal(of: rubbish.dropLast(8))
      withUnsafeBytes(of: seal.littleEndian) {
        rubbish.replaceSubrange(rubbish.count - 8..<rubbish.count, with: $0)
      }
      guard let read = SiteTraces(parsing: rubbish) else { continue }
      let next = try site(folder, read)
      _ = try changed(next, since: made)
      next.checkLinks()
      read.write(for: next.products) { _ in }
    }
  }
}
