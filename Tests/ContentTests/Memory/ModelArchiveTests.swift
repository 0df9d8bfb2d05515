import Diagnostics
import Domain
import Foundation
import Synchronization
import TestSupport
import Testing
import Tracing

@testable import Content

@Suite struct ModelArchiveTests {
  /// Where one process after the other keeps what files came to.
  private final class Kept: Sendable {
    private let state = Mutex<(bytes: [UInt8]?, changes: [UInt8]?, writings: Int)>((nil, nil, 0))

    var bytes: [UInt8]? {
      get { state.withLock(\.bytes) }
      set { state.withLock { $0.bytes = newValue } }
    }

    /// What is kept beside the bytes.
    var changes: [UInt8]? {
      get { state.withLock(\.changes) }
      set { state.withLock { $0.changes = newValue } }
    }

    /// How often all was kept.
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

  /// Of every kind a file with every key, and one with none but those that it must have.
  private static let files = [
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
    "Content/photos/web.md": "---\ntitle: Web\nurl: https://photos.example/a.jpg\n---\n",
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

  private func site() throws -> TestSite {
    let site = try TestSite(Self.files)
    settle()
    return site
  }

  /// What is written from now on is told apart from what was written before.
  private func settle() { usleep(40_000) }

  private func load(_ site: TestSite, _ kept: Kept, key: UInt64 = 1) -> Loaded {
    let collector = DiagnosticCollector()
    let store = kept.store(key: key)
    let content = ContentLoader(site: site.folder, jobs: 2, store).load(collector)
    store.finish()
    if let changes = store.changes { kept.changes = changes }
    return Loaded(content: content, diagnostics: collector.diagnostics)
  }

  /// All that a model is, as text.
  private func all(_ content: SiteContent) -> [String] {
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
      // A storage is told by its address.
      lines.append(attributes.split(separator: "\n").filter { !$0.contains("#") }.joined())
    }
    return lines
  }

  @Test func givesTheSameWithoutReading() throws {
    let (site, kept) = (try site(), Kept())
    let plain = site.load()
    #expect(plain.report == "")
    let first = load(site, kept)
    #expect(kept.writings == 1)
    let again = load(site, kept)
    // Nothing was read: what is read is written.
    #expect(kept.writings == 1)
    for loaded in [first, again] {
      #expect(loaded.report == "")
      #expect(all(loaded.content) == all(plain.content))
      #expect(loaded.content.trips.map(\.model) == plain.content.trips.map(\.model))
      #expect(loaded.content.photos.map(\.model) == plain.content.photos.map(\.model))
      #expect(loaded.content.people.map(\.model) == plain.content.people.map(\.model))
      #expect(loaded.content.accounts.map(\.model) == plain.content.accounts.map(\.model))
      #expect(loaded.content.pages.map(\.model) == plain.content.pages.map(\.model))
      #expect(loaded.content.trips.map(\.attributes) == plain.content.trips.map(\.attributes))
    }
    #expect(plain.content.models.all.count == Self.files.count - 1)
  }

  @Test func readsWhatWasWrittenAgain() throws {
    let (site, kept) = (try site(), Kept())
    _ = load(site, kept)
    let path = site.folder + "/Content/pages/about.md"
    let times = try FileManager.default.attributesOfItem(atPath: path)
    // Of the same size, and as old as before by the time that one can set.
    try site.write("Content/pages/about.md", "---\ntitle: Abort\n---\nHallo.\n")
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(times[.modificationDate])], ofItemAtPath: path)
    let changed = load(site, kept)
    #expect(changed.content.pages.map(\.model.title) == ["Abort"])
    #expect(all(changed.content) == all(site.load().content))
    settle()
    _ = load(site, kept)
    let writings = kept.writings
    #expect(all(load(site, kept).content) == all(changed.content))
    #expect(kept.writings == writings)
  }

  @Test func forgetsWhatIsGone() throws {
    let (site, kept) = (try site(), Kept())
    _ = load(site, kept)
    let before = try #require(kept.bytes).count
    try FileManager.default.removeItem(atPath: site.folder + "/Content/pages/about.md")
    #expect(load(site, kept).content.pages.isEmpty)
    #expect(try #require(kept.bytes).count < before)
  }

  @Test func saysEachTimeWhatIsWrong() throws {
    let (site, kept) = (try site(), Kept())
    try site.write("Content/pages/odd.md", "---\ntitle: Odd\ncolour: red\n---\n")
    try site.write("Content/pages/wrong.md", "---\ntitle: [\n---\n")
    settle()
    let first = load(site, kept)
    #expect(first.diagnostics.count == 2)
    #expect(load(site, kept).report == first.report)
    #expect(kept.writings == 1)
    // What is wrong between files is found in those that are kept.
    try FileManager.default.removeItem(atPath: site.folder + "/Content/people/ana.md")
    let broken = load(site, kept)
    #expect(broken.report == site.load().report)
    #expect(broken.ids.filter { $0 == "content-missing-reference" }.count == 3)
  }

  @Test func readsAllWithOtherDefaultsOrAnotherProgram() throws {
    let (site, kept) = (try site(), Kept())
    _ = load(site, kept)
    _ = load(site, kept, key: 2)
    #expect(kept.writings == 2)
    try site.write("Content/site.json", #"{ "timeZone": "Asia/Tokyo", "currency": "EUR" }"#)
    let other = load(site, kept, key: 2)
    #expect(kept.writings == 3)
    #expect(all(other.content) == all(site.load().content))
  }

  /// Whether lists are taken over, and what models say is not looked at before somebody asks.
  private func areListed(after text: String, in path: String) throws -> Bool {
    let (site, kept) = (try site(), Kept())
    _ = load(site, kept)
    try site.write(path, text)
    settle()
    let loaded = load(site, kept)
    #expect(all(loaded.content) == all(site.load().content))
    #expect(loaded.report == "")
    // What was changed is in the lists of the next process.
    let again = load(site, kept)
    #expect(again.content.archived != nil)
    #expect(all(again.content) == all(loaded.content))
    return loaded.content.archived != nil
  }

  @Test func takesListsOverWhereOnlyTitlesAndTextsChange() throws {
    let trip = "---\ndeparture: 2025-05-01\narrival: 2025-05-02\n---\n"
    #expect(try areListed(after: trip + "Text.\n", in: "Content/trips/short.md"))
    #expect(try areListed(after: "---\ntitle: Us\n---\nHello.\n", in: "Content/pages/about.md"))
    #expect(
      try !areListed(
        after: trip.replacing("05-01", with: "04-01"), in: "Content/trips/short.md"))
    #expect(try !areListed(after: trip, in: "Content/trips/new.md"))
    #expect(
      try !areListed(
        after: #"{ "timeZone": "Europe/Vienna", "currency": "EUR", "author": "ana" }"#,
        in: "Content/site.json"))
  }

  private static let short = "---\ndeparture: 2025-05-01\narrival: 2025-05-02\n---\n"

  /// Two files are changed, one after the other, in what lists do not depend on.
  private func changedTwice() throws -> (site: TestSite, kept: Kept) {
    let (site, kept) = (try site(), Kept())
    _ = load(site, kept)
    for (path, text) in [
      ("Content/trips/short.md", Self.short + "Text of [a person](/people/ana/).\n"),
      ("Content/pages/about.md", "---\ntitle: Us\n---\nHello.\n"),
    ] {
      try site.write(path, text)
      settle()
      #expect(all(load(site, kept).content) == all(site.load().content))
    }
    return (site, kept)
  }

  @Test func keepsAFewChangesBesideAll() throws {
    let (site, kept) = try changedTwice()
    #expect(kept.writings == 1)
    let changes = try #require(kept.changes)
    #expect(try changes.count < #require(kept.bytes).count)
    let plain = all(site.load().content)
    // Neither of the two is read again.
    kept.changes = nil
    let without = load(site, kept)
    #expect(all(without.content) == plain)
    #expect(kept.changes == changes)
    let again = load(site, kept)
    #expect(again.content.archived?.archive.changed.count == 2)
    #expect(all(again.content) == plain)
    #expect(kept.changes == changes)
    // The next archive of all has them in their places.
    try site.write("Content/trips/new.md", Self.short)
    settle()
    let grown = load(site, kept)
    #expect(all(grown.content) == all(site.load().content))
    #expect(kept.writings == 2)
    let last = load(site, kept)
    #expect(kept.writings == 2)
    #expect(last.content.archived?.archive.changed == [])
    #expect(all(last.content) == all(grown.content))
  }

  @Test func keepsManyChangesWithAll() throws {
    let site = try TestSite(
      Dictionary(
        uniqueKeysWithValues: (0..<103).map { ("Content/trips/\($0).md", Self.short) }))
    settle()
    let kept = Kept()
    _ = load(site, kept)
    for some in [0..<60, 60..<103] {
      for number in some { try site.write("Content/trips/\(number).md", Self.short + "Text.\n") }
      settle()
      let loaded = load(site, kept)
      #expect(all(loaded.content) == all(site.load().content))
    }
    #expect(kept.writings == 2)
    #expect(load(site, kept).content.archived?.archive.changed == [])
  }

  /// Of an archive that another build wrote in the meantime, of another version, or written half.
  @Test func takesChangesOfSomethingElseForNone() throws {
    let (site, kept) = try changedTwice()
    let plain = all(site.load().content)
    let (bytes, changes) = (try #require(kept.bytes), try #require(kept.changes))
    var generator = SplitMix(seed: 5)
    var damages = stride(from: 0, to: changes.count, by: 53).map { Array(changes.prefix($0)) }
    for _ in 0..<40 {
      var damaged = changes
      damaged[Int.random(in: damaged.indices, using: &generator)] ^=
        1 << UInt8.random(in: 0..<8, using: &generator)
      damages.append(damaged)
    }
    for damaged in damages + [bytes] {
      kept.changes = damaged
      let loaded = load(site, kept)
      #expect(all(loaded.content) == plain)
      let areWrittenAgain = kept.changes == changes
      #expect(areWrittenAgain)
    }
    // One for the other.
    kept.bytes = changes
    #expect(all(load(site, kept).content) == plain)
    kept.changes = changes
    let other = load(site, kept)
    #expect(other.content.archived?.archive.changed == [])
    #expect(all(other.content) == plain)
  }

  @Test func survivesSealedRubbishOfChanges() throws {
    let (site, kept) = try changedTwice()
    let changes = try #require(kept.changes)
    var generator = SplitMix(seed: 6)
    for _ in 0..<60 {
      var rubbish = changes
      for _ in 0..<Int.random(in: 1...10, using: &generator) {
        let places = ModelArchive.title.count..<rubbish.count - ModelArchive.footerLength
        rubbish[Int.random(in: places, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      var writer = ByteWriter()
      writer.write(word: CacheWriter.seal(of: rubbish.dropLast(8)))
      rubbish.replaceSubrange(rubbish.count - 8..<rubbish.count, with: writer.bytes)
      kept.changes = rubbish
      _ = all(load(site, kept).content)
    }
  }

  /// Bytes of a model that can't be read, and a file that was changed before somebody asked.
  @Test func tellsOfContentsThatCannotBeHadAnyMore() throws {
    let (site, kept) = (try site(), Kept())
    let plain = all(load(site, kept).content)
    var bytes = try #require(kept.bytes)
    let name = Array("ÖBB".utf8)
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: name) })
    bytes[place] = 0xFF
    var writer = ByteWriter()
    writer.write(word: CacheWriter.seal(of: bytes.dropLast(8)))
    bytes.replaceSubrange(bytes.count - 8..<bytes.count, with: writer.bytes)
    kept.bytes = bytes
    // The file itself says it.
    let read = load(site, kept).content
    #expect(all(read) == plain)
    #expect(read.lateFaults.isEmpty)
    let late = load(site, kept).content
    #expect(late.archived != nil)
    try site.write("Content/trips/lisbon.md", "---\ntitle: Other\n---\n")
    _ = all(late)
    #expect(late.lateFaults.map(\.place?.file) == ["Content/trips/lisbon.md"])
  }

  @Test func takesDamageForNothing() throws {
    let (site, kept) = (try site(), Kept())
    let plain = all(load(site, kept).content)
    let bytes = try #require(kept.bytes)
    var generator = SplitMix(seed: 3)
    for length in stride(from: 0, to: bytes.count, by: 701) {
      kept.bytes = Array(bytes.prefix(length))
      #expect(all(load(site, kept).content) == plain)
    }
    for _ in 0..<40 {
      var damaged = bytes
      damaged[Int.random(in: damaged.indices, using: &generator)] ^=
        1 << UInt8.random(in: 0..<8, using: &generator)
      kept.bytes = damaged
      #expect(all(load(site, kept).content) == plain)
    }
  }

  /// Nobody but a hostile author writes such bytes; they are read without a trap.
  @Test func survivesSealedRubbish() throws {
    let (site, kept) = (try site(), Kept())
    _ = load(site, kept)
    let bytes = try #require(kept.bytes)
    var generator = SplitMix(seed: 4)
    for _ in 0..<40 {
      var rubbish = bytes
      for _ in 0..<Int.random(in: 1...10, using: &generator) {
        let places = ModelArchive.title.count..<rubbish.count - ModelArchive.footerLength
        rubbish[Int.random(in: places, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      var writer = ByteWriter()
      writer.write(word: CacheWriter.seal(of: rubbish.dropLast(8)))
      rubbish.replaceSubrange(rubbish.count - 8..<rubbish.count, with: writer.bytes)
      kept.bytes = rubbish
      _ = all(load(site, kept).content)
    }
  }
}
