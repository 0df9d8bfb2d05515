import Diagnostics
import Domain
import Foundation
import Synchronization
import TestSupport
import Testing
import Tracing

@testable import Content

/// A store in memory for the results of loading, shared by simulated processes.
final class KeptModels: Sendable {
  private let state = Mutex<(bytes: [UInt8]?, changes: [UInt8]?, writings: Int)>((nil, nil, 0))

  var bytes: [UInt8]? {
    get { state.withLock(\.bytes) }
    set { state.withLock { $0.bytes = newValue } }
  }

  /// Changes beside the archive.
  var changes: [UInt8]? {
    get { state.withLock(\.changes) }
    set { state.withLock { $0.changes = newValue } }
  }

  /// Number of times that the whole archive was written.
  var writings: Int { state.withLock(\.writings) }

  func store(key: UInt64) -> ModelStore {
    ModelStore(
      key: key, read: { self.bytes.map { ($0, self.changes) } },
      write: { fill in
        var bytes: [UInt8] = []
        fill { bytes += $0 }
        self.state.withLock { [bytes] in $0 = (bytes, $0.changes, $0.writings + 1) }
      })
  }
}
/// Tests of the models that one process keeps for the next.
protocol KeptModelsTests {}

/// The site of these tests.
enum KeptSite {
  /// Files of every kind: one with every key, and one with the required keys only.
  static let files = [
    "Content/site.json": #"{ "timeZone": "Europe/Vienna", "currency": "EUR" }"#,
    "Content/trips/lisbon.md": """
    ---
    title: Lisbon
    summary: By tram.
    slug: lisboa
    date: 2025-05-01T08:00:00Z
    updated: 2025-06-01T08:00:00+02:00
    tags: [rail, sea & sun]
    category: far
    author: [ana, { name: Bo, url: "https://bo.example" }]
    image: tram.jpg
    draft: false
    publishDate: 2025-01-01T00:00:00.25Z
    expiryDate: 2035-01-01T00:00:00Z
    visibility: unlisted
    aliases: [/old/]
    departure: 2025-05-01T08:00:00
    arrival: 2025-05-02T10:30:00
    actualDeparture: 2025-05-01T08:05:00
    actualArrival: 2025-05-02T10:29:00
    origin: { name: Vienna, timeZone: Europe/Vienna, latitude: 48.2, longitude: 16.37 }
    destination: { name: Lisbon, timeZone: Europe/Lisbon }
    mode: train
    provider: ÖBB
    number: NJ 490
    status: cancelled
    people: [ana]
    ---
    # Way

    A text.

    """,
    "Content/trips/short.md": "---\ndeparture: 2025-05-01\narrival: 2025-05-02\n---\n",
    "Content/trips/folder/index.md":
      "---\ntitle: F\ndeparture: 2025-05-01\narrival: 2025-05-02\n---\n \n",
    "Content/photos/tram.md": """
    ---
    title: Tram
    file: tram.jpg
    alt: A tram
    price: "12.50"
    takenAt: 2025-05-01T12:00:00
    trip: lisboa
    ---
    Yellow.
    """,
    "Content/photos/web.md":
      "---\ntitle: Web\nurl: https://photos.example/a.jpg\nsold: true\n---\n",
    "Content/people/ana.md": """
    ---
    firstName: Ana
    lastName: Novak
    salutation: Dr.
    birthdate: 1990-02-28
    url: https://ana.example
    ---
    """,
    "Content/pages/about.md": "---\ntitle: About\n---\nHello.\n",
    "Content/accounts/card.md": """
    ---
    name: Card
    currency: CHF
    owner: ana
    openingBalance: "100.00"
    entries:
      - { date: 2025-05-01, payee: Tram, amount: "-2.20", trip: lisboa }
      - { date: 2025-05-02, payee: Bakery, amount: "-1.05" }
    ---
    """,
  ]
}

extension KeptModelsTests {
  func site() throws -> TestSite {
    let site = try TestSite(KeptSite.files)
    settle()
    return site
  }

  /// Waits until later writes get other file times than earlier ones.
  func settle() { usleep(40_000) }

  func load(_ site: TestSite, _ kept: KeptModels, key: UInt64 = 1) -> Loaded {
    let collector = DiagnosticCollector()
    let store = kept.store(key: key)
    let content = ContentLoader(site: site.folder, jobs: 2, store).load(collector)
    store.finish()
    if let changes = store.changes { kept.changes = changes }
    return Loaded(content: content, diagnostics: collector.diagnostics)
  }

  /// Returns all facts and the text of each model.
  func all(_ content: SiteContent) -> [String] {
    var lines: [String] = []
    for model in content.models.all {
      let text = (try? model.body.bytes()).map { String(decoding: $0, as: UTF8.self) }
      lines.append(
        "\(model.path) \(model.kind.folder) \(model.slug) \(model.isFolder) "
          + "\(String(describing: model.date)) \(model.ranges) \(model.reads) "
          + "\(model.body.isBlank) \(model.publishedPath) \(text ?? "none") "
          + "\(model.place(of: "title"))")
      var attributes = ""
      dump(model.attributes, to: &attributes)
      // Lines with the address of an object differ between loads.
      lines.append(attributes.split(separator: "\n").filter { !$0.contains("#") }.joined())
    }
    return lines
  }

  /// Returns truncated copies of bytes, and copies with single bits flipped.
  func damaged(_ bytes: [UInt8], cutEach step: Int, seed: UInt64) -> [[UInt8]] {
    var generator = SplitMix(seed: seed)
    let cut = stride(from: 0, to: bytes.count, by: step).map { Array(bytes.prefix($0)) }
    return cut
      + (0..<40).map { _ in
        var damaged = bytes
        damaged[Int.random(in: damaged.indices, using: &generator)] ^=
          1 << UInt8.random(in: 0..<8, using: &generator)
        return damaged
      }
  }

  /// Returns copies of bytes with some replaced, and a valid seal.
  func rubbish(of bytes: [UInt8], count: Int, seed: UInt64) -> [[UInt8]] {
    var generator = SplitMix(seed: seed)
    let places = ModelArchive.title.count..<bytes.count - ModelArchive.footerLength
    return (0..<count).map { _ in
      var rubbish = bytes
      for _ in 0..<Int.random(in: 1...10, using: &generator) {
        rubbish[Int.random(in: places, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      return sealed(rubbish)
    }
  }

  func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(word: CacheWriter.seal(of: bytes.dropLast(8)))
    return bytes.dropLast(8) + writer.bytes
  }
}
