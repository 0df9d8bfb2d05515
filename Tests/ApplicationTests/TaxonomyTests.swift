import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Application

@Suite struct TaxonomyTests {
  @Test(arguments: [
    ("Night Train", "night-train"), ("night  train ", "night-train"), ("C++ & C#", "c-c"),
    ("ÜBER-see", "über-see"), ("u\u{308}ber", "über"), ("東京", "東京"), ("नमस्ते", "नमस्ते"),
    ("7½ days", "7½-days"), ("«Été»", "été"), ("a/b\\c.d", "a-b-c-d"), ("--x--", "x"),
    ("\u{202E}abc", "abc"), ("\u{3164}a\u{34F}b", "a-b"), ("con artist", "con-artist"),
  ])
  func writesTermsIntoAddresses(spelling: String, address: String) throws {
    let name = try TermName(spelling)
    #expect(Array(name.address.utf8) == Array(address.precomposedStringWithCanonicalMapping.utf8))
    // The address is a valid slug.
    _ = try Slug(name.address)
  }

  @Test(arguments: ["+++", "🚲", " - ", "…", "\u{3164}"])
  func refusesATermWithoutLetters(spelling: String) {
    #expect(throws: TermFault.holdsNoLetter) { try TermName(spelling) }
  }

  @Test(arguments: [("CON", "con"), ("nul.", "nul"), ("«Com1»", "com1")])
  func refusesATermWhoseAddressIsADevice(spelling: String, address: String) {
    #expect(throws: TermFault.device(address)) { try TermName(spelling) }
  }

  @Test func takesTermsUpToTheLengthOfASlug() throws {
    _ = try TermName(String(repeating: "a", count: 200))
    #expect(throws: TermFault.tooLong(bytes: 201)) {
      try TermName(String(repeating: "a", count: 201))
    }
  }

  /// Returns a trip on a day of January 2026.
  private func trip(_ day: Int, _ keys: String) -> TemporaryFolder.File {
    let date = "2026-01-\(day < 10 ? "0" : "")\(day)"
    return .text("---\ndeparture: \(date)\narrival: \(date)\n\(keys)\n---\n")
  }

  @Test func filesListedModelsOfAllKindsByDate() throws {
    let context = try SiteContext.of([
      "Content/trips/old.md": trip(1, "tags: [Sea, Rail]"),
      "Content/trips/new.md": trip(9, "tags: [sea]"),
      "Content/trips/known.md": trip(8, "tags: [sea, shore]\nvisibility: unlisted"),
      "Content/photos/p.gif": .gif(1, 1),
      "Content/photos/wave.md":
        "---\ntitle: Wave\nfile: p.gif\ntags: [SEA, Sea]\ndate: 2026-01-05\n---\n",
      "Content/people/ana.md": "---\nfirstName: A\nlastName: B\ntags: Sea\n---\n",
      "Content/pages/about.md": "---\ntitle: About\ncategory: Sea\n---\n",
    ])
    let tags = context.taxonomies.tags
    #expect(tags.terms.map(\.title) == ["Rail", "Sea"])
    #expect(tags.terms.map(\.route.path) == ["/tags/rail/", "/tags/sea/"])
    #expect(
      tags["SEA"]?.members == [
        Member(kind: .trips, index: 0), Member(kind: .photos, index: 0),
        Member(kind: .trips, index: 2), Member(kind: .people, index: 0),
      ])
    #expect(tags["shore"] == nil)
    #expect(context.taxonomies.categories.terms.map(\.route.path) == ["/categories/sea/"])
    #expect(context.taxonomies.inUse.map(\.kind) == [.tags, .categories])
  }

  @Test func ordersTermsByTheAlphabet() throws {
    let context = try SiteContext.of([
      "Content/trips/a.md": trip(1, "tags: [zoo, Élan, eland, apple, elbow]")
    ])
    #expect(
      context.taxonomies.tags.terms.map(\.title) == ["apple", "Élan", "eland", "elbow", "zoo"])
  }

  @Test func namesBothSourcesOfTermsThatClash() throws {
    let site = try made([
      "Content/trips/a.md": trip(3, "tags: [C++, rail]"),
      "Content/trips/b.md": trip(2, "tags: [Rail, C#]"),
      "Content/trips/c.md": trip(1, "tags: [C#, 🚲]\ncategory: straße"),
      "Content/trips/d.md": trip(1, "category: Strasse\ndraft: true"),
      "Content/trips/e.md": trip(1, "tags: [Con]"),
    ])
    #expect(
      site.report == """
        Content/trips/b.md:4:7: error[term-duplicate-address]: 'C#' and 'C++' would both be published at /tags/c/
            4 | tags: [Rail, C#]
              |       ^~~~~~~~~~ write both the same way, or use different letters
           note: Content/trips/a.md:4:7: the other one is here
        Content/trips/c.md:4:7: error[term-without-address]: the tag '🚲' has no letter or digit for an address
            4 | tags: [C#, 🚲]
              |       ^~~~~~~~ write it in words
        Content/trips/d.md:4:11: error[term-duplicate-address]: 'Strasse' and 'straße' would both be published at /categories/straße/
            4 | category: Strasse
              |           ^~~~~~~ write both the same way, or use different letters
           note: Content/trips/c.md:5:11: the other one is here
        Content/trips/e.md:4:7: error[term-without-address]: the tag 'Con' can't have the address 'con', which is a device name on Windows
            4 | tags: [Con]
              |       ^~~~~ add a word to it

        """)
  }
}
