import Presentation
import Templating
import Testing

/// The templates of the plain theme, and which of them a page reaches.
@Suite struct TemplateReachTests {
  /// The template of each kind of page that the coordinator can make.
  private static let pages = [
    Page<HomeViewModel>.contract.template, Page<TripsViewModel>.contract.template,
    Page<TripViewModel>.contract.template, Page<PhotosViewModel>.contract.template,
    Page<PhotoViewModel>.contract.template, Page<BuyViewModel>.contract.template,
    Page<BoughtViewModel>.contract.template,
    Page<AccountsViewModel>.contract.template, Page<AccountViewModel>.contract.template,
    Page<PeopleViewModel>.contract.template, Page<PersonViewModel>.contract.template,
    Page<ArticleViewModel>.contract.template, Page<SettingsViewModel>.contract.template,
    Page<LedgerViewModel>.contract.template, Page<LogbookViewModel>.contract.template,
    Page<TaxonomyViewModel>.contract.template, Page<TermViewModel>.contract.template,
    Page<NotFoundViewModel>.contract.template, Page<MovedViewModel>.contract.template,
    Page<AlbumViewModel>.contract.template, Page<WorldMapViewModel>.contract.template,
    Page<SignInViewModel>.contract.template,
  ]

  private let templates: [String: String]

  init() throws { templates = try ThemeFiles.texts(below: "Templates", extension: "html") }

  @Test func everyPageHasATemplate() {
    #expect(Set(Self.pages).count == 22)
    #expect(Set(Self.pages).subtracting(templates.keys).isEmpty)
  }

  @Test func everyPresentableHasAComponentThatARealPageReaches() throws {
    let reached = reach(from: Self.pages)
    let presentables = try PresentableSources.requirements().keys
    #expect(!presentables.isEmpty)
    // The components of a trip and of a leg show its ticket.
    for presentable in presentables where presentable != "TicketPresentable" {
      let component = PresentableSources.component(of: presentable)
      #expect(templates[component] != nil, "\(presentable) has no \(component).html")
      #expect(reached.contains(component), "no page reaches \(component).html")
    }
  }

  @Test func noTemplateIsLeftUnreached() {
    let variants =
      Page<TripViewModel>.contract.variants.map { "trip.\($0.name)" }
      + Page<PhotoViewModel>.contract.variants.map { "photo.\($0.name)" }
      + Page<AccountViewModel>.contract.variants.map { "account.\($0.name)" }
    #expect(Set(templates.keys).subtracting(reach(from: Self.pages + variants)).isEmpty)
  }

  @Test func everyIncludedTemplateExists() {
    for (name, text) in templates {
      let missing = Set(included(in: text)).subtracting(templates.keys)
      #expect(missing.isEmpty, "\(name).html includes \(missing.sorted())")
    }
  }

  /// Components within a line have no line end, so that none gets into the line.
  @Test func everyOtherTemplateEndsInOneLineEnd() {
    let withinLines = [
      "components/camera", "components/counted-link", "components/label", "components/link",
      "components/text",
      "components/time",
    ]
    for (name, text) in templates {
      let ends = text.reversed().prefix { $0 == "\n" }.count
      #expect(ends == (withinLines.contains(name) ? 0 : 1), "\(name).html")
    }
  }

  private func reach(from pages: [String]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = pages
    while let name = waiting.popLast() {
      guard reached.insert(name).inserted, let text = templates[name] else { continue }
      waiting += included(in: text)
    }
    return reached
  }

  private func included(in text: String) -> [String] {
    let named = text.matches(of: /{{[<>] *([\w\/.-]+) *}}/).map { String($0.1) }
    return text.contains("{{>*template}}") ? named + cells : named
  }

  private var cells: [String] {
    SettingsCell.choices.cases.map { Self.template(of: $0) }
      + MemberCell.choices.cases.map { Self.template(of: $0) }
      + TripPart.choices.cases.map { Self.template(of: $0) }
      + SignInState.choices.cases.map { Self.template(of: $0) }
  }

  private static func template<Cell: ChoiceCase>(of cell: Cell) -> String {
    Cell.Model.contract.template
  }
}
