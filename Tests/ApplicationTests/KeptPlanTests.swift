import Content
import Diagnostics
import Foundation
import Publishing
import Synchronization
import TestSupport
import Testing

@testable import Application

/// The plan of one process is reused by a later one that would decide the same.
@Suite struct KeptPlanTests {
  private static let authors =
    ProcessInfo.processInfo.environment["ZOETROPE_SEQUENCES"].flatMap(UInt64.init) ?? 12

  /// Storage in which successive processes keep their caches of one site.
  private final class Kept: Sendable {
    private let state = Mutex<(models: [UInt8]?, changes: [UInt8]?, plan: [UInt8]?)>(
      (nil, nil, nil))

    var plan: [UInt8]? {
      get { state.withLock(\.plan) }
      set { state.withLock { $0.plan = newValue } }
    }

    func keep(_ changes: [UInt8]?) {
      if let changes { state.withLock { $0.changes = changes } }
    }

    var models: ModelStore {
      ModelStore(
        key: 1, read: { self.state.withLock { kept in kept.models.map { ($0, kept.changes) } } },
        write: { fill in
          var bytes: [UInt8] = []
          fill { bytes += $0 }
          self.state.withLock { [bytes] in $0.models = bytes }
        })
    }
  }

  /// Returns the site of a process that starts with the stored caches, and whether it reused the
  /// plan.
  private func make(
    _ site: TemporaryFolder, _ kept: Kept, _ asked: Asked = Asked()
  ) throws -> (made: MadeSite, isKnown: Bool) {
    // Separates the times of earlier and later writes.
    usleep(25_000)
    var asked = asked
    let store = kept.models
    asked.models = store
    asked.plan = kept.plan.flatMap { KeptPlan(parsing: $0, .builtIn) }
    let isGiven = asked.plan != nil
    let collector = DiagnosticCollector(isStrict: asked.isStrict)
    let loaded = try site.loaded(asked, collector)
    let tree = RenderedTree(loaded, jobs: asked.jobs, diagnostics: collector)
    store.finish()
    kept.keep(store.changes)
    if let plan = loaded.plan { kept.plan = plan.bytes }
    let made = MadeSite(
      products: loaded.products,
      files: Dictionary(uniqueKeysWithValues: tree.files.map { ($0.path, $0.bytes) }),
      diagnostics: collector.diagnostics)
    return (made, isGiven && loaded.plan == nil)
  }

  @Test(arguments: 0..<authors)
  func showsWhatASiteThatIsDecidedAnewShows(seed: UInt64) throws {
    let site = try TemporaryFolder(["Content/site.json": #"{"title": "Log"}"#])
    var author = try SiteAuthor(of: site, seed: seed)
    let kept = Kept()
    var asked = Asked()
    asked.drafts = seed.isMultiple(of: 2)
    _ = try make(site, kept, asked)
    for step in 0..<10 {
      let changed = try author.act()
      let (fresh, again) = (try site.make(asked), try make(site, kept, asked).made)
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
    people: [ana]
    ---
    \(body)

    """
  }

  private static let path = "Content/trips/a.md"

  private func site() throws -> TemporaryFolder {
    try TemporaryFolder([
      Self.path: .text(Self.trip("One")), "Content/trips/b.md": .text(Self.trip("Two")),
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\n---\n",
    ])
  }

  /// Returns whether the plan is reused after a file was written.
  private func isTakenUp(
    after text: String, in path: String = path, _ asked: Asked = Asked()
  ) throws -> Bool {
    let (site, kept) = (try site(), Kept())
    #expect(try !make(site, kept).isKnown)
    try site.write(.text(text), to: path)
    let (made, isKnown) = try make(site, kept, asked)
    #expect(made.files == (try site.make(asked)).files)
    return isKnown
  }

  @Test func isTakenUpWhereOnlyTitlesAndTextsChange() throws {
    #expect(try isTakenUp(after: Self.trip("One")))
    #expect(try isTakenUp(after: Self.trip("Other", "Text.")))
    #expect(
      try isTakenUp(
        after: "<h1>{{headerText}}</h1>", in: "Templates/components/header-text.html"))
  }

  @Test func isDecidedAnewWhereAnythingElseChanges() throws {
    #expect(try !isTakenUp(after: Self.trip("One", tags: "roads")))
    #expect(try !isTakenUp(after: Self.trip("One").replacing("05-01", with: "06-01")))
    #expect(try !isTakenUp(after: Self.trip("New"), in: "Content/trips/c.md"))
    #expect(try !isTakenUp(after: #"{"pageSize": 1}"#, in: "Content/site.json"))
    #expect(try !isTakenUp(after: "p {}", in: "Templates/assets/site.css"))
    #expect(try !isTakenUp(after: "A,B", in: "Content/trips/list.csv"))
    #expect(try !isTakenUp(after: "---\ntitle: T\n---\n", in: "Content/trips/index.md"))
    var asked = Asked()
    asked.baseURL = "https://bo.example"
    #expect(try !isTakenUp(after: Self.trip("One"), asked))
  }

  @Test func isOverWhenTheTimeComesForAModel() throws {
    let (site, kept) = (try site(), Kept())
    try site.write(
      .text(Self.trip("One").replacing("people:", with: "expiryDate: 2026-03-01\npeople:")),
      to: Self.path)
    var asked = Asked()
    _ = try make(site, kept, asked)
    #expect(try make(site, kept, asked).isKnown)
    asked.now = "2026-04-01T00:00:00Z"
    let made = try make(site, kept, asked).made
    #expect(made.files["trips/a/index.html"] == nil)
    #expect(made.files == (try site.make(asked)).files)
  }

  @Test func isNotKeptOfASiteThatMayNotBeDecidedSo() throws {
    let additions = ["draft: true", "aliases: [/old/]", "template: trip", "tags: [\"!\"]"]
    for addition in additions {
      let (site, kept) = (try site(), Kept())
      let text = Self.trip("Three").replacing("tags: [rivers]", with: addition)
      try site.write(.text(text), to: "Content/trips/c.md")
      _ = try make(site, kept)
      #expect(kept.plan == nil, "\(addition)")
    }
  }

  @Test func takesDamageForNothing() throws {
    let (site, kept) = (try site(), Kept())
    let plain = try make(site, kept).made.files
    let bytes = try #require(kept.plan)
    #expect(KeptPlan(parsing: bytes, .builtIn)?.bytes == bytes)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      #expect(KeptPlan(parsing: Array(bytes.prefix(length)), .builtIn) == nil)
    }
    #expect(KeptPlan(parsing: bytes + [0], .builtIn) == nil)
    var random = SplitMix(seed: 5)
    for _ in 0..<200 {
      var damaged = bytes
      damaged[Int.random(in: damaged.indices, using: &random)] ^=
        1 << UInt8.random(in: 0..<8, using: &random)
      #expect(KeptPlan(parsing: damaged, .builtIn) == nil)
    }
    kept.plan = bytes.dropLast()
    #expect(try make(site, kept).made.files == plain)
    #expect(kept.plan == bytes)
  }
}
