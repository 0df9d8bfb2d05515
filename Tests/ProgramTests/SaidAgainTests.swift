import Foundation
import TestSupport
import Testing

/// A build without changes repeats the diagnostics of the build before, without reading the site's
/// files.
struct SaidAgainTests {
  /// Sites of other tests that are published with warnings.
  private static let sites =
    ["empty", "hidden", "hostile", "markdown", "minimal", "own-templates"].map {
      "Golden/\($0)"
    } + ["Fixtures/FirstMistakes/misspelt-key/Site"]

  private static let tests = Repository.path("Tests")

  /// Returns a copy whose files are older than the resolution of the file system's clock.
  private func copy(of site: String) throws -> TestSite {
    let copy = try TestSite()
    for folder in ["Content", "Templates"] {
      let source = "\(Self.tests)/\(site)/\(folder)"
      guard FileManager.default.fileExists(atPath: source) else { continue }
      try FileManager.default.copyItem(atPath: source, toPath: "\(copy.folder)/\(folder)")
    }
    Thread.sleep(forTimeInterval: 0.05)
    return copy
  }

  /// Returns the output without the numbers of the table.
  private func words(_ run: Program.Run) throws -> (output: String, error: String) {
    #expect(run.ending == .exit(0))
    func words(_ text: String) -> String {
      text.replacing(/(?m)^ *pages +images .*\n.*\n/) { _ in "(its table)\n" }
    }
    return (words(run.output), words(run.error))
  }

  @Test(arguments: sites, ["text", "json", "github"])
  func isTheSameWordForWord(site: String, format: String) throws {
    let site = try copy(of: site)
    let (first, error) = try words(site.build("--diagnostics", format))
    #expect((first + error).contains("warning"))
    #expect((first + error).contains("(its table)\n"))
    for _ in 0..<2 {
      let again = try words(site.build("--diagnostics", format))
      #expect(again == (first, error))
    }
    // Quiet builds and other formats repeat the same diagnostics as well.
    let quiet = try site.build("--diagnostics", format, "--quiet")
    #expect(quiet.output == first.replacing("(its table)\n", with: ""))
    #expect(quiet.error == error.replacing("(its table)\n", with: ""))
    try site.remove(".zoetrope")
    for other in ["text", "json", "github"] {
      let again = try words(site.build("--diagnostics", other))
      #expect(try words(site.build("--diagnostics", other)) == again)
      #expect(site.exists(".zoetrope/last"))
    }
  }

  @Test(arguments: sites) func isSaidWithoutReadingAFile(site: String) throws {
    guard let system = try SystemCalls() else { return }
    let site = try copy(of: site)
    let first = try words(site.build())
    // The published files are now old enough to be recorded, too.
    Thread.sleep(forTimeInterval: 0.05)
    try site.build()
    let (again, calls) = try system.trace(
      "%file", of: Program(folder: site.folder), ["build"] + TestSite.now)
    #expect(try words(again) == first)
    let opened = calls.filter { $0.name.hasPrefix("open") && !$0.text.contains("O_DIRECTORY") }
    #expect(opened.contains { $0.text.contains("\"last\"") })
    #expect(
      opened.filter { $0.text.contains("/Content/") || $0.text.contains("/Templates/") }.isEmpty)
    #expect(!opened.contains { $0.text.contains("\"cache\"") })
  }

  @Test(arguments: sites) func failsUnderStrictAsWithoutACache(site: String) throws {
    let site = try copy(of: site)
    for _ in 0..<2 { try site.build() }
    let strict = try Program(folder: site.folder).run(["build", "--strict"] + TestSite.now)
    try site.remove(".zoetrope")
    let clean = try Program(folder: site.folder).run(["build", "--strict"] + TestSite.now)
    #expect(strict.ending == .exit(1))
    #expect(clean.ending == .exit(1))
    #expect(strict.error == clean.error)
    #expect(strict.error.hasSuffix("; nothing was published\n"))
    #expect(strict.output == clean.output)
  }

  @Test func emptyListOfMistakesIsWrittenForTools() throws {
    let site = try Journal.site()
    Thread.sleep(forTimeInterval: 0.05)
    for _ in 0..<3 {
      let run = try site.build("--diagnostics", "json")
      #expect(run.output == "[]\n")
    }
  }

  /// The page vanished one build earlier, so the next build doesn't warn again.
  @Test func doesNotMissAPageTwice() throws {
    let site = try TestSite([
      "Content/trips/x.md": TestSite.trip(), "Content/trips/y.md": TestSite.trip("Faro"),
    ])
    try site.build()
    try site.remove("Content/trips/y.md")
    Thread.sleep(forTimeInterval: 0.05)
    let missed = try site.build()
    #expect(missed.error.contains("warning[site-vanished-address]"))
    #expect(missed.error.hasSuffix("\n2 warnings\n"))
    for _ in 0..<2 {
      let next = try site.build()
      #expect(!next.error.contains("vanished"))
      #expect(next.error.hasSuffix("\n1 warning\n"))
    }
  }

  /// The build warns about links to the page only while it is hidden.
  @Test func fallsSilentWhenTheTimeHasCome() throws {
    let site = try TestSite([
      "Content/site.json": TestSite.settings,
      "Content/trips/x.md": TestSite.trip(body: "[Later](y.md)"),
      "Content/trips/y.md": TestSite.trip("Faro", more: "publishDate: 2026-07-01"),
    ])
    Thread.sleep(forTimeInterval: 0.05)
    for _ in 0..<3 {
      #expect(try site.build().error.contains("warning[link-to-hidden]"))
    }
    for _ in 0..<2 {
      let later = try site.run("build", "--now", "2026-07-02T00:00:00Z").succeeded()
      #expect(later.error.isEmpty)
    }
    #expect(try site.build().error.contains("warning[link-to-hidden]"))
  }

  @Test func saysAgainUnderTheNameOfTheFolderThatItIsStartedIn() throws {
    let site = try copy(of: "Golden/markdown")
    for _ in 0..<2 { try site.build() }
    for _ in 0..<2 {
      let run = try Program(folder: site.parent)
        .run(["build", "--site", "site"] + TestSite.now).succeeded()
      #expect(run.error.hasPrefix("site/Content/pages/text.md:28:14: warning["))
    }
    #expect(try site.build().error.hasPrefix("Content/pages/text.md:28:14: warning["))
  }
}
