import Diagnostics
import Presentation
import TestSupport
import Testing
import Theme

@testable import Templating

/// Mistakes of every kind in one site's templates, against the contracts of its pages.
@Suite struct TwentyMistakesTests {
  @Test func comeOutTogetherEachInItsPlace() throws {
    #expect(TwentyMistakes.all.count == 20)
    #expect(Set(TwentyMistakes.all.map(\.id)).count == 17, "four are unknown names")
    try expect(TwentyMistakes.all, mending: [])
  }

  @Test(arguments: TwentyMistakes.all)
  func leaveTheOthersWhenOneIsMended(mended: TwentyMistakes.Mistake) throws {
    try expect(
      TwentyMistakes.all.filter { $0.description != mended.description }, mending: [mended])
  }

  @Test func leaveNothingWhenAllAreMended() throws {
    try expect([], mending: TwentyMistakes.all)
  }

  private func expect(
    _ mistakes: [TwentyMistakes.Mistake], mending mended: [TwentyMistakes.Mistake]
  ) throws {
    let files = try TwentyMistakes.files(mending: mended)
    let wanted = try mistakes.map { mistake in
      let place = try #require(mistake.place(in: files), "\(mistake)")
      return "\(mistake.file):\(place.line):\(place.column): \(mistake.id)"
    }
    let found = try diagnostics(of: files).map { diagnostic in
      let place = try #require(diagnostic.place)
      #expect(diagnostic.severity == .error)
      return "\(place.file):\(place.line):\(place.column): \(diagnostic.id.text)"
    }
    #expect(found == wanted.sorted())
  }

  /// Returns the diagnostics of the site's templates together with the built-in ones.
  private func diagnostics(of files: [String: MarkedText]) -> [Diagnostic] {
    let collector = DiagnosticCollector()
    let own = files.map { source($0, $1.text, isBuiltIn: false) }
    let builtIn = Theme.files.filter { $0.path.hasSuffix(".html") }.map {
      source("Templates/" + $0.path, $0.text, isBuiltIn: true)
    }
    let set = TemplateSet(
      own.sorted { $0.name < $1.name } + builtIn, words: .all, diagnostics: collector)
    compile(HomeViewModel.self, in: set)
    compile(TripsViewModel.self, in: set)
    compile(TripViewModel.self, in: set)
    compile(PhotosViewModel.self, in: set)
    compile(PhotoViewModel.self, in: set)
    compile(BuyViewModel.self, in: set)
    compile(AccountsViewModel.self, in: set)
    compile(AccountViewModel.self, in: set)
    compile(PeopleViewModel.self, in: set)
    compile(PersonViewModel.self, in: set)
    compile(ArticleViewModel.self, in: set)
    compile(SettingsViewModel.self, in: set)
    compile(NotFoundViewModel.self, in: set)
    _ = set.template(for: PhotoCell.contract)
    set.reportUnused()
    return collector.diagnostics
  }

  private func compile<Content: Presentable>(_: Content.Type, in set: TemplateSet) {
    _ = set.template(for: Page<Content>.contract)
  }

  private func source(_ path: String, _ text: String, isBuiltIn: Bool) -> TemplateSource {
    TemplateSource(
      name: String(path.dropFirst("Templates/".count).dropLast(".html".count)), format: .html,
      source: SourceFile(path: path, text: text), isBuiltIn: isBuiltIn)
  }
}

extension Words {
  /// The English words of the built-in theme.
  fileprivate static var all: Words {
    let file = "words/en.json"
    let text = Theme.files.first { $0.path == file }?.text ?? ""
    let pairs = text.matches(of: /"([^"]+)": "([^"]*)"/).map { (String($0.1), String($0.2)) }
    return Words(
      file: "Templates/" + file, texts: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }
}
