import TestSupport
import Testing

@testable import Content

/// Changes of the few files that were read again, beside the archive of all.
@Suite struct ModelChangesTests: KeptModelsTests {
  private static let short = "---\ndeparture: 2025-05-01\narrival: 2025-05-02\n---\n"

  /// Returns a site in which two files were changed one after the other, but not the lists.
  private func changedTwice() throws -> (site: TestSite, kept: KeptModels) {
    let (site, kept) = (try site(), KeptModels())
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
    // The next archive of all has the changed files in their places.
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
    let kept = KeptModels()
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

  /// Changes of an archive that another build wrote in the meantime, of another version, or
  /// truncated.
  @Test func takesChangesOfSomethingElseForNone() throws {
    let (site, kept) = try changedTwice()
    let plain = all(site.load().content)
    let (bytes, changes) = (try #require(kept.bytes), try #require(kept.changes))
    for damaged in damaged(changes, cutEach: 53, seed: 5) + [bytes] {
      kept.changes = damaged
      let loaded = load(site, kept)
      #expect(all(loaded.content) == plain)
      let areWrittenAgain = kept.changes == changes
      #expect(areWrittenAgain)
    }
    // The changes in place of the archive.
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
    for rubbish in rubbish(of: changes, count: 60, seed: 6) {
      kept.changes = rubbish
      _ = all(load(site, kept).content)
    }
  }
}
