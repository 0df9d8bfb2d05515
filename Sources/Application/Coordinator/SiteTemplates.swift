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
  /// Those of all kinds that go the way of every kind.
  let kinds: [any KindPages]
  let taxonomy: Template<Page<TaxonomyViewModel>>
  let term: Template<Page<TermViewModel>>
  let settings: Template<Page<SettingsViewModel>>
  let notFound: Template<Page<NotFoundViewModel>>
  let moved: Template<Page<MovedViewModel>>
  let feed: Template<FeedViewModel>
  let sitemap: Template<SitemapViewModel>
  let sitemapIndex: Template<SitemapIndexViewModel>
  private let photoCell: Template<PhotoCell>

  /// `content` is all there is, hidden or not: what a draft asks for is no template too many.
  init(
    _ set: TemplateSet, _ kinds: SiteKinds, for content: SiteContent,
    _ diagnostics: DiagnosticCollector
  ) {
    let wanted = WantedTemplates(set, kinds, content, diagnostics)
    home = set.template(for: Page.contract, alternatives: wanted.home)
    trips = set.template(for: Page.contract, alternatives: wanted.list(.trips))
    trip = set.template(for: Page.contract, alternatives: wanted.models(.trips))
    photos = set.template(for: Page.contract, alternatives: wanted.list(.photos))
    photo = set.template(for: Page.contract, alternatives: wanted.models(.photos))
    buy = set.template(for: Page.contract)
    self.kinds = kinds.published.map {
      $0.pages(set, page: wanted.models($0.kind), list: wanted.list($0.kind))
    }
    taxonomy = set.template(for: Page.contract)
    term = set.template(for: Page.contract)
    settings = set.template(for: Page.contract)
    notFound = set.template(for: Page.contract)
    moved = set.template(for: Page.contract)
    feed = set.template(for: FeedViewModel.contract)
    sitemap = set.template(for: SitemapViewModel.contract)
    sitemapIndex = set.template(for: SitemapIndexViewModel.contract)
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

  /// The templates that pages select by themselves, by kind; a kind without a list has home's.
  private let ownModels: [ModelKind: String]
  private let ownLists: [ModelKind: String]
  private let own: Set<String>

  private static var home: String { HomeViewModel.contract.template }

  init(
    _ set: TemplateSet, _ kinds: SiteKinds, _ content: SiteContent,
    _ diagnostics: DiagnosticCollector
  ) {
    known = set.names()
    self.diagnostics = diagnostics
    var models: [ModelKind: String] = [
      .trips: TripViewModel.contract.template, .photos: PhotoViewModel.contract.template,
    ]
    var lists: [ModelKind: String] = [
      .trips: TripsViewModel.contract.template, .photos: PhotosViewModel.contract.template,
    ]
    for kind in kinds.published {
      let (page, list) = kind.ownTemplates
      models[kind.kind] = page
      lists[kind.kind] = list
    }
    ownModels = models
    ownLists = lists
    own = Set(
      [
        Self.home, BuyViewModel.contract.template, SettingsViewModel.contract.template,
        NotFoundViewModel.contract.template, MovedViewModel.contract.template,
        TaxonomyViewModel.contract.template, TermViewModel.contract.template,
      ] + models.values + lists.values)
    for model in content.models.all { gather(model) }
    for text in content.listTexts.values { gather(text) }
    if let text = content.homeText { gather(text) }
  }

  func list(_ kind: ModelKind) -> Set<String> { lists[kind] ?? [] }
  func models(_ kind: ModelKind) -> Set<String> { models[kind] ?? [] }

  private mutating func gather(_ model: any SourcedModel) {
    guard let name = model.attributes.template, let own = ownModels[model.kind] else { return }
    if canServe(name, for: own, at: model.place(of: "template")) {
      models[model.kind, default: []].insert(name)
    }
  }

  private mutating func gather(_ text: IndexText) {
    guard let name = text.template else { return }
    let own = text.kind.flatMap { ownLists[$0] } ?? Self.home
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
    guard name == own || !(self.own.contains(name) || name.contains("/")) else {
      diagnostics.report(ApplicationDiagnostics.otherTemplate(name, own: own, at: place()))
      return false
    }
    return true
  }
}
