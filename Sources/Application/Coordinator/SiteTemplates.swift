import Content
import Diagnostics
import Domain
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
  let photoCell: Template<PhotoCell>

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
    photoCell = set.template(for: PhotoCell.contract)
    set.reportUnused()
  }
}

/// The templates that content asks for by its `template` key; those that don't exist are reported.
private struct WantedTemplates {
  private(set) var home: Set<String> = []
  private var lists: [ModelKind: Set<String>] = [:]
  private var models: [ModelKind: Set<String>] = [:]

  init(_ set: TemplateSet, _ content: SiteContent, _ diagnostics: DiagnosticCollector) {
    let known = Set(set.names())
    func exists(_ name: String, _ place: @autoclosure () -> Diagnostics.Place) -> Bool {
      if known.contains(name) { return true }
      diagnostics.report(
        ApplicationDiagnostics.unknownTemplate(
          name, nearest: suggestion(for: name, among: known.sorted()), at: place()))
      return false
    }
    func gather<Model>(_ sourced: [Sourced<Model>]) {
      for model in sourced {
        guard let name = model.attributes.template else { continue }
        if exists(name, model.place(of: "template")) {
          models[model.kind, default: []].insert(name)
        }
      }
    }
    gather(content.trips)
    gather(content.photos)
    gather(content.accounts)
    gather(content.people)
    gather(content.pages)
    for text in content.listTexts.values.map({ $0 }) + [content.homeText].compactMap({ $0 }) {
      guard let name = text.template,
        exists(name, text.file.place(text.ranges["template"]))
      else { continue }
      if let kind = text.kind { lists[kind, default: []].insert(name) } else { home.insert(name) }
    }
  }

  func list(_ kind: ModelKind) -> Set<String> { lists[kind] ?? [] }
  func models(_ kind: ModelKind) -> Set<String> { models[kind] ?? [] }
}
