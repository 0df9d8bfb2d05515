import Content
import Diagnostics
import Domain
import Foundation
import Publishing
import TestSupport
import Testing

@testable import Application

/// Not all texts of a large site stay in memory; they are read again when needed.
@Suite struct HeldBytesTests {
  @Test(arguments: 0..<6)
  func makesTheSameSiteWhateverIsHeld(seed: UInt64) throws {
    let site = try TemporaryFolder(["Content/site.json": #"{"title": "Log"}"#])
    var author = try SiteAuthor(of: site, seed: seed)
    for _ in 0..<3 { _ = try author.act() }
    var asked = Asked()
    asked.drafts = seed.isMultiple(of: 2)
    let all = try site.make(asked)
    for limit in [0, 1000] {
      asked.heldBytes = limit
      let some = try site.make(asked)
      #expect(some.report == all.report, "seed \(seed)")
      #expect(some.files == all.files, "seed \(seed)")
    }
  }

  private static func trip(_ title: String, _ body: String) -> TemporaryFolder.File {
    """
    ---
    title: \(title)
    departure: 2025-05-01T10:00:00Z
    arrival: 2025-05-01T12:00:00Z
    tags: [rail]
    ---
    \(body)

    """
  }

  private static let path = "Content/trips/a.md"

  /// Returns the diagnostics of a site whose files change after loading and before rendering.
  private func report(
    holding limit: Int = 0, after event: (TemporaryFolder) throws -> Void
  ) throws -> String {
    let site = try TemporaryFolder([
      Self.path: Self.trip("One", "To [two](b.md).\n\n[none](#none)"),
      "Content/trips/b.md": Self.trip("Two", "Text."),
    ])
    let collector = DiagnosticCollector()
    let options = Site.Options(
      folder: site.path, baseURL: try BaseURL("https://ana.example"),
      audience: Audience(now: .epoch), jobs: 2)
    var reuse = Site.Reuse()
    reuse.heldBytes = limit
    let loaded = Site(options, reusing: reuse, collector)
    try event(site)
    _ = RenderedTree(loaded, jobs: 2, diagnostics: collector)
    return TerminalWriter(colours: false).text(collector.diagnostics)
  }

  @Test func namesTheLineOfATextThatIsNotHeld() throws {
    let held = try report(holding: .max) { _ in }
    #expect(held.hasPrefix("Content/trips/a.md:9:8: "))
    #expect(try report { _ in } == held)
    // A file rewritten with the same bytes has the same text.
    let again = try report {
      try $0.write(Self.trip("One", "To [two](b.md).\n\n[none](#none)"), to: Self.path)
    }
    #expect(again == held)
  }

  @Test func failsWhereATextIsAnotherThanItWas() throws {
    let said = try report { try $0.write(Self.trip("One", "To [two](b.md)?"), to: Self.path) }
    #expect(
      said == """
        Content/trips/a.md: error[content-changed]: the file changed during the build
           build again

        """)
  }

  @Test func failsWhereATextIsGone() throws {
    let said = try report { try $0.remove(Self.path) }
    #expect(
      said == """
        Content/trips/a.md: error[content-unreadable]: it can't be read: No such file or directory

        """)
  }

  /// Files that a hidden text names are hidden too, so an unreadable text must not count as empty.
  @Test(arguments: ["Content/pages/draft.md", "Content/pages/shown.md"])
  func failsWhereATextCouldNotBeReadForAMoment(path: String) throws {
    let site = try TemporaryFolder([
      "Content/site.json": #"{"baseURL": "https://ana.example"}"#,
      "Content/pages/draft.md": "---\ntitle: A\ndraft: true\n---\n[a](more/one.txt)\n",
      "Content/pages/shown.md": "---\ntitle: B\n---\n[b](more/one.txt)\n",
      "Content/pages/more/one.txt": "one",
    ])
    let text = try String(contentsOfFile: "\(site.path)/\(path)", encoding: .utf8)
    let collector = DiagnosticCollector()
    let options = Site.Options(folder: site.path, audience: Audience(now: .epoch), jobs: 1)
    var reuse = Site.Reuse()
    reuse.heldBytes = 0
    let clock = StageClock { stage in if stage == .read { try? site.remove(path) } }
    let loaded = Site(options, reusing: reuse, clock: clock, collector)
    try site.write(.text(text), to: path)
    _ = RenderedTree(loaded, jobs: 1, diagnostics: collector)
    #expect(
      TerminalWriter(colours: false).text(collector.diagnostics).hasPrefix(
        "\(path): error[content-unreadable]: it can't be read: No such file or directory\n"))
  }

  @Test func needsNoFileWhoseTextIsHeld() throws {
    let held = try report(holding: .max) { _ in }
    #expect(try report(holding: .max) { try $0.remove(Self.path) } == held)
  }

  /// A file of several models stays in memory, or it would be read once per model.
  @Test func holdsFilesOfSeveralModels() throws {
    let site = try TemporaryFolder([
      "Content/pages/all.json": """
      [{ "slug": "a", "title": "A", "body": "*One*" }, { "slug": "b", "title": "B", "body": "Two" }]
      """
    ])
    let content = ContentLoader(site: site.path, jobs: 1, holding: HeldBytes(limit: 0))
      .load(DiagnosticCollector())
    try site.remove("Content/pages/all.json")
    #expect(
      try content.pages.map { try String(decoding: $0.body.bytes(), as: UTF8.self) } == [
        "*One*", "Two",
      ])
  }

  /// Preview renders pages repeatedly from a site that it has loaded, so texts stay in memory.
  @Test func holdsEverythingForAMemory() throws {
    let site = try TemporaryFolder([Self.path: Self.trip("One", "Text.")])
    let content = ContentLoader(site: site.path, jobs: 1, holding: HeldBytes(limit: 0))
      .load(DiagnosticCollector(), reusing: ContentMemory())
    try site.remove(Self.path)
    #expect(
      try content.trips.map { try String(decoding: $0.body.bytes(), as: UTF8.self) } == ["Text.\n"])
  }
}
