import Content
import Diagnostics
import Domain
import Foundation
import Testing

@testable import Authoring

struct StarterSiteTests {
  private static let now = try? Instant(seconds: 1_769_860_800)  // 2026-01-31T12:00:00Z

  @Test func hasTheZoneOfItsAuthorAndTheDateThere() throws {
    let site = try TemporarySite()
    let evening = try Instant(seconds: 1_767_222_000)  // 2025-12-31T23:00:00Z
    _ = try StarterSite(at: evening, in: Zone(named: "Asia/Tokyo")).write(to: site.folder)
    #expect(site.load().settings.timeZone == Zone(named: "Asia/Tokyo"))
    #expect(
      try #require(site.text("Content/trips/lisbon-to-porto.md")).contains("2026-01-01T09:39"))
  }

  private static func starter() throws -> StarterSite { StarterSite(at: try #require(now)) }

  @Test func makesATripAPhotoAndAnAccountThatBelongTogether() throws {
    let site = try TemporarySite()
    let paths = try Self.starter().write(to: site.folder)
    #expect(
      paths == [
        "Content/site.json", "Content/trips/lisbon-to-porto.md", "Content/photos/first-evening.md",
        "Content/photos/first-evening.png", "Content/accounts/travel-money.json",
        "Content/pages/about.md", "README.md", ".gitignore", ".vscode/settings.json",
        ".vscode/tasks.json",
        ".vscode/zoetrope.code-snippets",
      ])
    #expect(site.report == "")
    let content = site.load()
    let trip = try #require(content.trips.first?.slug)
    #expect(content.photos.map(\.model.trip) == [trip])
    #expect(content.accounts.flatMap(\.model.postings).map(\.trip) == [trip])
    #expect(
      try #require(site.text("Content/trips/lisbon-to-porto.md")).contains("2026-01-31T09:39"))
  }

  @Test func statesEverySetting() throws {
    let site = try TemporarySite()
    _ = try Self.starter().write(to: site.folder)
    let settings = try #require(site.text("Content/site.json"))
    let manual = try #require(site.text("README.md"))
    for key in SchemaSubject.site.keys.keys {
      // A key that restricts has no value that restricts nothing.
      #expect(settings.contains("\n  \"\(key.name)\": ") == (key.restriction == nil))
      #expect(key.name == "$schema" || manual.contains("| `\(key.name)` | \(key.documentation)"))
    }
  }

  @Test func hasTheSwitchOfTheDarkTheme() throws {
    let site = try TemporarySite()
    _ = try Self.starter().write(to: site.folder)
    #expect(site.load().settings.switches == [.dark])
  }

  @Test func namesOnlySchemasThatItMakes() throws {
    let site = try TemporarySite()
    _ = try Self.starter().write(to: site.folder)
    let settings = try #require(site.text(".vscode/settings.json"))
    for schema in SchemaFolder.schemas() {
      // The path doesn't show which index belongs to an album.
      #expect(
        settings.contains("\"./.zoetrope/schema/\(schema.path)\"")
          == (schema.subject != .model(.albums)))
      #expect(site.text(".zoetrope/schema/\(schema.path)") == schema.text)
    }
    for file in ["Content/site.json", "Content/accounts/travel-money.json"] {
      let text = try #require(site.text(file))
      let match = try #require(text.firstMatch(of: /"\$schema": "([^"]+)"/))
      let folder = URL(fileURLWithPath: "\(site.folder)/\(file)").deletingLastPathComponent()
      let schema = folder.appendingPathComponent(String(match.1)).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: schema))
    }
  }

  @Test(arguments: [
    "settings.json", "tasks.json", "zoetrope.code-snippets",
  ])
  func writesJSONThatNamesNothingTwice(name: String) throws {
    let site = try TemporarySite()
    _ = try Self.starter().write(to: site.folder)
    let file = SourceFile(path: name, bytes: try #require(site.bytes(".vscode/\(name)")))
    let collector = DiagnosticCollector()
    #expect(Value.json(Findings(file, collector)) != nil)
    #expect(collector.isEmpty)
  }

  @Test func offersASnippetForEachKey() throws {
    let site = try TemporarySite()
    _ = try Self.starter().write(to: site.folder)
    let snippets = try #require(site.text(".vscode/zoetrope.code-snippets"))
    for kind in ModelKind.builtIn {
      #expect(snippets.contains("\"prefix\": \"new-\(kind.singular)\""))
      for key in kind.keys.keys where key.name != "body" && key.name != "$schema" {
        #expect(snippets.contains("\"prefix\": \"\(key.name)\""))
      }
    }
    #expect(snippets.contains("\"mode: ${1|train,tram,subway,"))
  }

  @Test func makesTheFolderAndThoseAboveIt() throws {
    let site = try TemporarySite()
    _ = try Self.starter().write(to: site.folder + "/a/b")
    #expect(site.text("a/b/README.md") != nil)
  }

  @Test func keepsWhatElseIsInTheFolder() throws {
    let site = try TemporarySite(["notes.txt": "mine", "Content/trips/mine.txt": "mine too"])
    _ = try Self.starter().write(to: site.folder)
    #expect(site.text("notes.txt") == "mine")
    #expect(site.text("Content/trips/mine.txt") == "mine too")
  }

  @Test func keepsWhatANewRepositoryBeginsWith() throws {
    let site = try TemporarySite(["README.md": "mine", ".gitignore": "mine too"])
    let written = try Self.starter().write(to: site.folder)
    #expect(site.text("README.md") == "mine")
    #expect(site.text(".gitignore") == "mine too")
    #expect(written.contains("Content/site.json"))
    #expect(!written.contains("README.md") && !written.contains(".gitignore"))
  }

  @Test(arguments: ["Content/photos/first-evening.md", "Content/site.json", ".vscode/tasks.json"])
  func writesNothingWhereOneOfItsFilesExists(path: String) throws {
    let site = try TemporarySite([path: "mine"])
    let before = site.everything
    #expect(throws: AuthoringFault.filesExist(["\(site.folder)/\(path)"])) {
      try Self.starter().write(to: site.folder)
    }
    #expect(site.everything == before)
    #expect(site.text(path) == "mine")
  }

  @Test func writesThroughNoLink() throws {
    let site = try TemporarySite()
    try FileManager.default.createSymbolicLink(
      atPath: site.folder + "/README.md", withDestinationPath: site.folder + "/elsewhere")
    #expect(throws: AuthoringFault.filesExist(["\(site.folder)/README.md"])) {
      try Self.starter().write(to: site.folder)
    }
    #expect(site.everything == ["README.md"])
  }

  @Test func writesNothingWhereAFileIsInTheWay() throws {
    let site = try TemporarySite(["Content": "a file"])
    #expect(throws: AuthoringFault.notAFolder("\(site.folder)/Content")) {
      try Self.starter().write(to: site.folder)
    }
    #expect(site.everything == ["Content"])
  }

  @Test func takesAwayWhatItMadeWhenAFileCannotBeMade() throws {
    let site = try TemporarySite(["kept.txt": "mine"])
    let tooLong = String(repeating: "x", count: 300)
    #expect(throws: AuthoringFault.self) {
      try NewFiles.write(
        [.init("a/b/one.txt", "1"), .init("two.txt", "2"), .init("a/\(tooLong)", "3")],
        in: site.folder)
    }
    #expect(site.everything == ["kept.txt"])
  }
}

struct SchemaFolderTests {
  @Test func writesOverItsOwnFilesAlone() throws {
    let site = try TemporarySite()
    let folder = SchemaFolder(at: site.folder)
    let paths = try folder.write()
    #expect(paths.count == SchemaFolder.schemas().count)
    try site.write("trip.json", "{\"$comment\": \"\(Schema.mark)\", \"old\": true}")
    _ = try folder.write()
    #expect(site.text("trip.json") == Schema(.model(.trips), .json).text)

    try site.write("trip.json", "{}")
    try site.write("page.json", "{\"$comment\": \"\(Schema.mark)\", \"old\": true}")
    let fault = #expect(throws: AuthoringFault.self) { try folder.write() }
    #expect(
      try TerminalWriter(colours: false).text([#require(fault).diagnostic]) == """
        error[schema-foreign-file]: '\(site.folder)/trip.json' was not created by 'zoetrope schema', so nothing was written
           move the existing files away, or name another folder with --output

        """)
    #expect(site.text("trip.json") == "{}")
    #expect(try #require(site.text("page.json")).contains("old"))
  }
}
