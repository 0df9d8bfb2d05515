import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Content

@Suite struct ModelArchiveTests: KeptModelsTests {
  @Test func givesTheSameWithoutReading() throws {
    let (site, kept) = (try site(), KeptModels())
    let plain = site.load()
    #expect(plain.ids == ["content-distant-photo"])
    let first = load(site, kept)
    #expect(kept.writings == 1)
    let again = load(site, kept)
    // Nothing was read, since reading leads to writing.
    #expect(kept.writings == 1)
    for loaded in [first, again] {
      #expect(loaded.report == plain.report)
      #expect(all(loaded.content) == all(plain.content))
      #expect(loaded.content.trips.map(\.model) == plain.content.trips.map(\.model))
      #expect(loaded.content.photos.map(\.model) == plain.content.photos.map(\.model))
      #expect(loaded.content.people.map(\.model) == plain.content.people.map(\.model))
      #expect(loaded.content.accounts.map(\.model) == plain.content.accounts.map(\.model))
      #expect(loaded.content.pages.map(\.model) == plain.content.pages.map(\.model))
      #expect(loaded.content.trips.map(\.attributes) == plain.content.trips.map(\.attributes))
    }
    #expect(plain.content.models.all.count == KeptSite.files.count - 1)
  }

  @Test func readsWhatWasWrittenAgain() throws {
    let (site, kept) = (try site(), KeptModels())
    _ = load(site, kept)
    let path = site.folder + "/Content/pages/about.md"
    let times = try FileManager.default.attributesOfItem(atPath: path)
    // The same size, and the same modification date, which a program can set.
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

  /// A trip whose only note is the assumed zone is archived like any other.
  @Test func saysEachTimeWhichZonesWereAssumed() throws {
    let (site, kept) = (try site(), KeptModels())
    let trip = "---\ndeparture: 2025-06-01T10:00\narrival: 2025-06-01T12:00\norigin: A\n"
    try site.write("Content/trips/x.md", trip + "destination: B\n---\nText\n")
    try site.write("Content/trips/y.md", trip + "destination: C\n---\nText\n")
    settle()
    let first = load(site, kept)
    #expect(first.ids == ["content-distant-photo", "content-assumed-zone"])
    let zones = try #require(first.diagnostics.withoutPhotoRemarks.last)
    #expect(zones.notes.map(\.message) == ["the same goes for 1 more"])
    for _ in 0..<2 { #expect(load(site, kept).report == first.report) }
    #expect(kept.writings == 1)
    try site.write("Content/trips/y.md", trip + "destination: C\n---\nAnother\n")
    settle()
    #expect(load(site, kept).report == first.report)
    try site.write("Content/trips/x.md", trip + "destination: A\n---\nText\n")
    settle()
    for loaded in [load(site, kept), load(site, kept), site.load()] {
      #expect(loaded.ids == ["content-distant-photo", "content-assumed-zone"])
      let zones = try #require(loaded.diagnostics.withoutPhotoRemarks.last)
      #expect(zones.place?.file == "Content/trips/y.md")
      #expect(zones.notes.isEmpty)
    }
  }

  @Test func forgetsWhatIsGone() throws {
    let (site, kept) = (try site(), KeptModels())
    _ = load(site, kept)
    let before = try #require(kept.bytes).count
    try FileManager.default.removeItem(atPath: site.folder + "/Content/pages/about.md")
    #expect(load(site, kept).content.pages.isEmpty)
    #expect(try #require(kept.bytes).count < before)
  }

  @Test func saysEachTimeWhatIsWrong() throws {
    let (site, kept) = (try site(), KeptModels())
    try site.write("Content/pages/odd.md", "---\ntitle: Odd\ncolour: red\n---\n")
    try site.write("Content/pages/wrong.md", "---\ntitle: [\n---\n")
    settle()
    let first = load(site, kept)
    #expect(first.ids.count == 3)
    #expect(load(site, kept).report == first.report)
    #expect(kept.writings == 1)
    // Mistakes between files are found in archived ones, too.
    try FileManager.default.removeItem(atPath: site.folder + "/Content/people/ana.md")
    let broken = load(site, kept)
    #expect(broken.report == site.load().report)
    #expect(broken.ids.filter { $0 == "content-missing-reference" }.count == 3)
  }

  @Test func readsAllWithOtherDefaultsOrAnotherProgram() throws {
    let (site, kept) = (try site(), KeptModels())
    _ = load(site, kept)
    _ = load(site, kept, key: 2)
    #expect(kept.writings == 2)
    try site.write("Content/site.json", #"{ "timeZone": "Asia/Tokyo", "currency": "EUR" }"#)
    let other = load(site, kept, key: 2)
    #expect(kept.writings == 3)
    #expect(all(other.content) == all(site.load().content))
  }

  /// Whether lists come from the archive, with contents that are parsed on first use.
  private func areListed(after text: String, in path: String) throws -> Bool {
    let (site, kept) = (try site(), KeptModels())
    _ = load(site, kept)
    try site.write(path, text)
    settle()
    let loaded = load(site, kept)
    #expect(all(loaded.content) == all(site.load().content))
    #expect(loaded.ids == ["content-distant-photo"])
    // The next process has the changed file in its lists.
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
  /// Bytes of a model that are invalid, and a file that was changed before its contents were
  /// parsed.
  @Test func tellsOfContentsThatCannotBeHadAnyMore() throws {
    let (site, kept) = (try site(), KeptModels())
    let plain = all(load(site, kept).content)
    var bytes = try #require(kept.bytes)
    let name = Array("ÖBB".utf8)
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: name) })
    bytes[place] = 0xFF
    kept.bytes = sealed(bytes)
    // The contents come from the file itself.
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
    let (site, kept) = (try site(), KeptModels())
    let plain = all(load(site, kept).content)
    let bytes = try #require(kept.bytes)
    for damaged in damaged(bytes, cutEach: 701, seed: 3) {
      kept.bytes = damaged
      #expect(all(load(site, kept).content) == plain)
    }
  }

  /// Only an attacker writes such bytes; they must not trap.
  @Test func survivesSealedRubbish() throws {
    let (site, kept) = (try site(), KeptModels())
    _ = load(site, kept)
    let bytes = try #require(kept.bytes)
    for rubbish in rubbish(of: bytes, count: 40, seed: 4) {
      kept.bytes = rubbish
      _ = all(load(site, kept).content)
    }
  }
}
