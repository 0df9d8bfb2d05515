import Diagnostics
import Foundation
import Markup
import Presentation
import Templating
import Testing

/// The repository's own templates, compiled against every contract that selects one.
struct ThemeTests {
  @Test func compilesAgainstEveryContractWithoutAMistake() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Templates")
    let collector = DiagnosticCollector()
    var sources: [TemplateSource] = []
    let paths = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap {
      $0 as? String
    }
    for path in paths.sorted() where path.hasSuffix(".html") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      sources.append(
        TemplateSource(
          name: String(path.dropLast(5)), format: .html,
          source: SourceFile(path: "Templates/\(path)", text: text), isBuiltIn: false))
    }
    let words = try JSONDecoder().decode(
      [String: String].self, from: Data(contentsOf: root.appending(path: "words/en.json")))
    let set = TemplateSet(
      sources, words: Words(file: "Templates/words/en.json", texts: words), diagnostics: collector)
    func compile<Content: Presentable>(_: Content.Type) {
      _ = set.template(for: Page<Content>.contract)
    }
    compile(HomeViewModel.self)
    compile(TripsViewModel.self)
    compile(TripViewModel.self)
    compile(PhotosViewModel.self)
    compile(PhotoViewModel.self)
    compile(BuyViewModel.self)
    compile(AccountsViewModel.self)
    compile(AccountViewModel.self)
    compile(PeopleViewModel.self)
    compile(PersonViewModel.self)
    compile(ArticleViewModel.self)
    compile(SettingsViewModel.self)
    compile(NotFoundViewModel.self)
    _ = set.template(for: PhotoCell.contract)
    set.reportUnused()
    let text = TerminalWriter(colours: false).text(collector.diagnostics)
    #expect(text == "")
  }
}
