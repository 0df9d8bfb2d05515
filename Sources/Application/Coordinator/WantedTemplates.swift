import Basics
import Content
import Diagnostics
import Domain
import Presentation
import Templating

/// The templates that content names in `template`. Unusable names are reported.
struct WantedTemplates: Sendable, Equatable {
  private(set) var home: Set<String> = []
  private var lists: [ModelKind: Set<String>] = [:]
  private var models: [ModelKind: Set<String>] = [:]
  /// Whether content names a template that does not exist.
  private(set) var lacksTemplate = false
  private let known: [String]

  /// Default template of each kind's models. A kind without a list uses the home page's for its
  /// list.
  private let ownModels: [ModelKind: String]
  private let ownLists: [ModelKind: String]
  private let own: Set<String>

  private static var home: String { HomeViewModel.contract.template }

  /// Collects the templates. `known` are the sorted names of all page templates; `content` includes
  /// hidden models.
  init(
    _ known: [String], _ kinds: SiteKinds, _ content: SiteContent,
    _ diagnostics: DiagnosticCollector
  ) {
    self.known = known
    var models: [ModelKind: String] = [
      .trips: TripViewModel.contract.template, .photos: PhotoViewModel.contract.template,
      .albums: AlbumViewModel.contract.template,
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
        Self.home, BuyViewModel.contract.template, BoughtViewModel.contract.template,
        SettingsViewModel.contract.template, SignInViewModel.contract.template,
        NotFoundViewModel.contract.template, MovedViewModel.contract.template,
        LogbookViewModel.contract.template,
        TaxonomyViewModel.contract.template, TermViewModel.contract.template,
      ] + models.values + lists.values)
    for model in content.models.all { gather(model, diagnostics) }
    for text in content.listTexts.values { gather(text, diagnostics) }
    if let text = content.homeText { gather(text, diagnostics) }
  }

  func list(_ kind: ModelKind) -> Set<String> { lists[kind] ?? [] }
  func models(_ kind: ModelKind) -> Set<String> { models[kind] ?? [] }

  private mutating func gather(_ model: any SourcedModel, _ diagnostics: DiagnosticCollector) {
    guard let name = model.attributes.template else { return }
    guard let own = ownModels[model.kind] else { return }
    if canServe(name, for: own, at: model.place(of: "template"), diagnostics) {
      models[model.kind, default: []].insert(name)
    }
  }

  private mutating func gather(_ text: IndexText, _ diagnostics: DiagnosticCollector) {
    guard let name = text.template else { return }
    let own = text.kind.flatMap { ownLists[$0] } ?? Self.home
    let place = text.file.place(text.ranges["template"])
    guard canServe(name, for: own, at: place, diagnostics) else { return }
    if let kind = text.kind { lists[kind, default: []].insert(name) } else { home.insert(name) }
  }

  /// Whether the template exists and is not the default template of other pages.
  private mutating func canServe(
    _ name: String, for own: String, at place: @autoclosure () -> SourceRange,
    _ diagnostics: DiagnosticCollector
  ) -> Bool {
    guard known.contains(name) else {
      // Authors who come from other generators may write a file name.
      let bare = name.names.last?.before(".html").map(String.init)
      let nearest =
        bare.flatMap { known.contains($0) ? $0 : nil } ?? suggestion(for: name, among: known)
      let way = bare.map { bare in
        nearest == bare
          ? "write '\(bare)'" : "write '\(bare)', and create Templates/\(bare).html"
      }
      diagnostics.report(
        .templateUnknown, at: place(), "there is no template '\(name)'",
        fix: way ?? didYouMean(nearest) ?? "create Templates/\(name).html")
      lacksTemplate = true
      return false
    }
    guard name == own || !(self.own.contains(name) || name.holds("/")) else {
      diagnostics.report(
        .templateOfAnotherKind, at: place(),
        "the template '\(name)' is for another kind of page than '\(own)'",
        fix: "write your own template, such as Templates/\(own)-special.html")
      return false
    }
    return true
  }
}
