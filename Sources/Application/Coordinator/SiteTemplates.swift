import Content
import Diagnostics
import Domain
import Markup
import Presentation
import Templating

/// The templates of a site, each compiled against the contract of the pages that it shows.
///
/// All are compiled, whether or not a page uses them: a mistake in any is found before any is shown.
struct SiteTemplates: Sendable {
  let home: Template<Page<HomeViewModel>>
  let trips: Template<Page<TripsViewModel>>
  let trip: Template<Page<TripViewModel>>
  let photos: Template<Page<PhotosViewModel>>
  let photo: Template<Page<PhotoViewModel>>
  let buy: Template<Page<BuyViewModel>>
  let accounts: Template<Page<AccountsViewModel>>
  let account: Template<Page<AccountViewModel>>
  let people: Template<Page<PeopleViewModel>>
  let person: Template<Page<PersonViewModel>>
  let article: Template<Page<ArticleViewModel>>
  let settings: Template<Page<SettingsViewModel>>
  let notFound: Template<Page<NotFoundViewModel>>
  let moved: Template<Page<MovedViewModel>>
  private let photoCell: Template<PhotoCell>

  /// `content` is all there is, hidden or not: what a draft asks for is no template too many.
  init(_ set: TemplateSet, for content: SiteContent, _ diagnostics: DiagnosticCollector) {
    let wanted = WantedTemplates(set, content, diagnostics)
    home = set.template(for: Page.contract, alternatives: wanted.home)
    trips = set.template(for: Page.contract, alternatives: wanted.list(.trips))
    trip = set.template(for: Page.contract, alternatives: wanted.models(.trips))
    photos = set.template(for: Page.contract, alternatives: wanted.list(.photos))
    photo = set.template(for: Page.contract, alternatives: wanted.models(.photos))
    buy = set.template(for: Page.contract)
    accounts = set.template(for: Page.contract, alternatives: wanted.list(.accounts))
    account = set.template(for: Page.contract, alternatives: wanted.models(.accounts))
    people = set.template(for: Page.contract, alternatives: wanted.list(.people))
    person = set.template(for: Page.contract, alternatives: wanted.models(.people))
    article = set.template(for: Page.contract, alternatives: wanted.models(.pages))
    settings = set.template(for: Page.contract)
    notFound = set.template(for: Page.contract)
    moved = set.template(for: Page.contract)
    photoCell = set.template(for: PhotoCell.contract)
    // One of these may be what an unknown name means.
    if !wanted.lacksTemplate { set.reportUnused() }
  }

  /// Of photos in texts, which may stand on any page.
  var photoIDs: TemplateIDs { photoCell.ids() }

  @Sendable func markup(of cell: PhotoCell) -> HTML {
    var output = OutputBuffer(capacity: 1024)
    photoCell.write(cell, into: &output)
    return HTML(trusted: output.string)
  }
}

/// The templates that content asks for by its `template` key; those that can't serve are reported.
private struct WantedTemplates {
  private(set) var home: Set<String> = []
  private var lists: [ModelKind: Set<String>] = [:]
  private var models: [ModelKind: Set<String>] = [:]
  /// Whether content has asked for a template that does not exist.
  private(set) var lacksTemplate = false
  private let known: [String]
  private let diagnostics: DiagnosticCollector

  /// The templates that pages select by themselves.
  private static let own = Set(
    [
      homeTemplate, BuyViewModel.contract.template, SettingsViewModel.contract.template,
      NotFoundViewModel.contract.template, MovedViewModel.contract.template,
    ] + ModelKind.builtIn.flatMap { [listTemplate($0), modelTemplate($0)] })

  private static var homeTemplate: String { HomeViewModel.contract.template }

  private static func listTemplate(_ kind: ModelKind) -> String {
    switch kind {
    case .trips: TripsViewModel.contract.template
    case .photos: PhotosViewModel.contract.template
    case .accounts: AccountsViewModel.contract.template
    case .people: PeopleViewModel.contract.template
    default: homeTemplate
    }
  }

  private static func modelTemplate(_ kind: ModelKind) -> String {
    switch kind {
    case .trips: TripViewModel.contract.template
    case .photos: PhotoViewModel.contract.template
    case .accounts: AccountViewModel.contract.template
    case .people: PersonViewModel.contract.template
    default: ArticleViewModel.contract.template
    }
  }

  init(_ set: TemplateSet, _ content: SiteContent, _ diagnostics: DiagnosticCollector) {
    known = set.names()
    self.diagnostics = diagnostics
    gather(content.trips)
    gather(content.photos)
    gather(content.accounts)
    gather(content.people)
    gather(content.pages)
    for text in content.listTexts.values { gather(text) }
    if let text = content.homeText { gather(text) }
  }

  func list(_ kind: ModelKind) -> Set<String> { lists[kind] ?? [] }
  func models(_ kind: ModelKind) -> Set<String> { models[kind] ?? [] }

  private mutating func gather<Model>(_ sourced: [Sourced<Model>]) {
    for model in sourced {
      guard let name = model.attributes.template else { continue }
      let own = Self.modelTemplate(model.kind)
      if canServe(name, for: own, at: model.place(of: "template")) {
        models[model.kind, default: []].insert(name)
      }
    }
  }

  private mutating func gather(_ text: IndexText) {
    guard let name = text.template else { return }
    let own = text.kind.map(Self.listTemplate) ?? Self.homeTemplate
    guard canServe(name, for: own, at: text.file.place(text.ranges["template"])) else { return }
    if let kind = text.kind { lists[kind, default: []].insert(name) } else { home.insert(name) }
  }

  /// Whether there is such a template, and it is not one that shows something else.
  private mutating func canServe(
    _ name: String, for own: String, at place: @autoclosure () -> Diagnostics.Place
  ) -> Bool {
    guard known.contains(name) else {
      diagnostics.report(
        ApplicationDiagnostics.unknownTemplate(
          name, nearest: suggestion(for: name, among: known), at: place()))
      lacksTemplate = true
      return false
    }
    guard name == own || !(Self.own.contains(name) || name.contains("/")) else {
      diagnostics.report(ApplicationDiagnostics.otherTemplate(name, own: own, at: place()))
      return false
    }
    return true
  }
}
