import Foundation
import TestSupport
import Testing

/// Twenty mistakes in templates, reported by one run of `check`.
struct TemplateMistakeTests {
  private struct Told: Decodable {
    let id: String
    let severity: String
    let file: String
    let line: Int
    let column: Int
  }

  private func site(mending mended: [TwentyMistakes.Mistake] = []) throws -> TestSite {
    let site = try Journal.site()
    try site.write(try TwentyMistakes.files(mending: mended).mapValues(\.text))
    return site
  }

  private func expected(_ mistakes: [TwentyMistakes.Mistake]) throws -> [String] {
    let files = try TwentyMistakes.files()
    return try mistakes.map { mistake in
      let place = try #require(mistake.place(in: files))
      return "\(mistake.file):\(place.line):\(place.column): error[\(mistake.id)]"
    }.sorted()
  }

  @Test func tellsAllTwentyInOneRun() throws {
    let site = try site()
    let run = try site.run("check", "--diagnostics", "json")
    #expect(run.ending == .exit(1))
    // Scripts and styles in the templates cause further warnings.
    let told = try JSONDecoder().decode([Told].self, from: Data(run.output.utf8))
      .filter { !$0.id.hasPrefix("policy-inline-") }
      .map { "\($0.file):\($0.line):\($0.column): \($0.severity)[\($0.id)]" }
    #expect(told.count == 20)
    #expect(told.sorted() == (try expected(TwentyMistakes.all)))

    let text = try site.run("check")
    #expect(text.ending == .exit(1))
    #expect(text.output.isEmpty)
    let heads = text.error.split(separator: "\n").filter {
      $0.hasPrefix("Templates/") && !$0.contains("[policy-inline-")
    }.map {
      String($0.prefix(upTo: $0.firstIndex(of: "]") ?? $0.endIndex)) + "]"
    }
    #expect(heads.sorted() == (try expected(TwentyMistakes.all)))
    #expect(text.error.hasSuffix("\n20 errors, 3 warnings\n"))
  }

  @Test func publishesNothingOfThem() throws {
    let site = try Journal.site()
    try site.build()
    let before = try site.tree()
    try site.write(try TwentyMistakes.files().mapValues(\.text))
    let run = try site.run("build")
    #expect(run.ending == .exit(1))
    #expect(run.error.hasSuffix("\n20 errors, 3 warnings; nothing was published\n"))
    #expect(try site.tree().changes(since: before) == [])
  }

  @Test func isContentOnceAllAreMended() throws {
    let run = try site(mending: TwentyMistakes.all).run("check", "--diagnostics", "json")
    #expect(run.ending == .exit(0))
    let told = try JSONDecoder().decode([Told].self, from: Data(run.output.utf8))
    #expect(told.map(\.id) == ["policy-inline-script", "policy-inline-style"])
  }
}
