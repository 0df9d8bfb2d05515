import Content
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Sites that `init` of earlier versions wrote.
struct EarlierStarterTests {
  private static let folder = Repository.path("Tests/Fixtures/Starters")

  /// Version 0.1.0 wrote `"hidden": null` and `"audiences": null` into every site.
  @Test(arguments: ["0.1.0"]) func loadWithoutAMistake(version: String) throws {
    let settings = try String(
      contentsOfFile: "\(Self.folder)/\(version)/Content/site.json", encoding: .utf8)
    #expect(settings.contains(#""hidden": null"#) && settings.contains(#""audiences": null"#))
    let collector = DiagnosticCollector()
    let content = ContentLoader(site: "\(Self.folder)/\(version)", jobs: 2).load(collector)
    #expect(collector.diagnostics.map(\.id.text) == [])
    #expect(content.trips.count == 1 && content.pages.count == 1)
  }
}
