import Foundation
import TestSupport
import Testing

@testable import Application

/// A plan is kept as long as the same would be decided again, and not longer.
@Suite struct SitePlanTests {
  /// Number of random authors; more by the environment variable.
  private static let authors =
    ProcessInfo.processInfo.environment["ZOETROPE_SEQUENCES"].flatMap(UInt64.init) ?? 3

  private static let steps = 10

  @Test(arguments: 0..<authors)
  func showsWhatASiteThatIsDecidedAnewShows(seed: UInt64) throws {
    let site = try TemporaryFolder(["Content/site.json": #"{"title": "Log"}"#])
    var author = try SiteAuthor(of: site, seed: seed)
    var asked = Asked()
    asked.memory = SiteMemory()
    asked.drafts = seed.isMultiple(of: 2)
    asked.changed = []
    _ = try site.make(asked)
    for step in 0..<Self.steps {
      let changed = try author.act()
      asked.changed = changed
      var unknowing = asked
      unknowing.memory = nil
      unknowing.changed = nil
      let (fresh, again) = (try site.make(unknowing), try site.make(asked))
      #expect(again.report == fresh.report, "seed \(seed), step \(step), \(changed)")
      let different = fresh.files.filter { again.files[$0.key] != $0.value }.keys.sorted()
      #expect(
        different.isEmpty && again.files.count == fresh.files.count,
        "seed \(seed), step \(step), \(changed): \(different)")
    }
  }

  private static func trip(_ title: String, tags: String = "rivers", _ body: String = "") -> String
  {
    """
    ---
    title: \(title)
    departure: 2025-05-01T10:00:00Z
    arrival: 2025-05-01T12:00:00Z
    tags: [\(tags)]
    ---
    \(body)

    """
  }

  private static let path = "Content/trips/a.md"

  /// Returns which parts of the plan are kept after a file was written.
  private func kept(
    _ text: String, in path: String = path, telling: Bool = true
  ) throws -> (all: Bool, butTerms: Bool) {
    let site = try TemporaryFolder([
      Self.path: .text(Self.trip("One")), "Content/trips/b.md": .text(Self.trip("Two")),
    ])
    var asked = Asked()
    let memory = SiteMemory()
    asked.memory = memory
    _ = try site.make(asked)
    let before = try #require(memory.plan)
    try site.write(.text(text), to: path)
    asked.changed = telling ? [path] : nil
    _ = try site.make(asked)
    return (memory.plan === before, memory.plan?.relations === before.relations)
  }

  @Test func keepsAllWhereTitlesTextsAndTemplatesChange() throws {
    #expect(try kept(Self.trip("Other", "Text.")) == (true, true))
    #expect(try kept(Self.trip("One", "Text.\n\nMore.")) == (true, true))
    #expect(try kept("p { color: red }", in: "Templates/assets/site.css") == (false, false))
    #expect(try kept("<h1>{{headerText}}</h1>", in: "Templates/components/header-text.html").all)
  }

  @Test func keepsWhatTermsHaveNoPartIn() throws {
    #expect(try kept(Self.trip("One", tags: "rivers, roads")) == (false, true))
  }

  @Test func decidesAnewWhereMoreChanges() throws {
    let later = Self.trip("One").replacing("T10", with: "T11")
    #expect(try kept(later) == (false, false))
    #expect(try kept(Self.trip("One"), in: "Content/trips/c.md") == (false, false))
    #expect(try kept(#"{"title": "Log"}"#, in: "Content/site.json") == (false, false))
    // The changed files are not known.
    #expect(try !kept(Self.trip("Other"), telling: false).all)
  }
}
