import Basics
import Content
import Diagnostics
import Domain
import Templating

/// The decisions about a site before it is rendered: its products and the relations of its models.
///
/// It doesn't contain the contents of models, so one plan serves all states of a site with the same
/// relations between models. Contents, templates and the theme's assets may differ. Most of it
/// remains valid even if models change their terms.
///
/// An immutable class, because successive states of a site share it.
final class SitePlan: Sendable {
  let relations: SiteRelations
  let filing: SiteFiling
  let table: TargetTable
  let redirects: [Redirect]
  let layout: ProductLayout
  /// Outlines of all products. Those of theme assets may be out of date.
  private let products: [ProductOutline]
  /// The products that terms don't affect, with their claims on names; `nil` if they clash with
  /// other products.
  private let kept: TermlessProducts?
  private let inputs: Inputs

  /// The inputs of a plan.
  struct Inputs: Sendable {
    fileprivate let shape: ContentShape
    /// Hash of the settings, the words, the texts of lists and the names of the theme's files.
    fileprivate let hash: UInt64
    /// Period in which the visible content stays the same.
    let validity: SiteValidity
    /// Whether no content is hidden.
    let showsAll: Bool
  }

  /// The parts of a plan that are still valid.
  enum Reusable: Sendable {
    case all
    /// Everything that terms don't affect.
    case butTerms
  }

  /// Decides the products and reports mistakes. `reported` has the mistakes that were reported
  /// before. `previous` is the plan of the same site, which differs only in terms.
  init(
    by coordinator: Coordinator, _ table: TargetTable, _ theme: ThemeAssets, _ inputs: Inputs,
    previous: SitePlan?, _ diagnostics: DiagnosticCollector, reported: DiagnosticCollector,
    jobs: Int
  ) {
    let context = coordinator.context
    relations = context.graph.relations
    filing = context.graph.filing
    self.table = table
    self.inputs = inputs
    let kept = previous?.kept ?? TermlessProducts(by: coordinator, theme, jobs: jobs)
    let terms = coordinator.showTerms()
    let others =
      terms + coordinator.showFeeds() + coordinator.showSitemaps(of: kept.models + terms + kept.own)
    if let clear = kept.clear, !kept.hasRules, !clear.clashes(with: others) {
      self.kept = kept
      redirects = []
      products = clear.layout.products + others
      layout =
        previous.flatMap { $0.layout.second.fits(others) ? $0.layout : nil }
        ?? ProductLayout(clear.layout, ProductLayout.Part(others))
      return
    }
    self.kept = nil
    var made = kept.products + others
    var redirects = kept.redirects
    redirects.check(among: made, hidden: table.hiddenRoutes, diagnostics)
    made += redirects.all.map(coordinator.showMoved)
    let state = SiteState(coordinator)
    let sound = Site.withoutClashes(
      made.map { Product($0, in: state) }, of: coordinator.content, diagnostics, reported: reported
    ).map(\.outline)
    let isMoved = Set(sound.lazy.filter(\.isRedirect).map(\.path))
    self.redirects = redirects.all.filter { isMoved.contains($0.from.file) }
    products = Site.withRules(for: self.redirects, under: context.base, sound)
    layout = ProductLayout(ProductLayout.Part(products), ProductLayout.Part([]))
  }

  /// Returns all products in a state of the site, with the assets of `theme`.
  func products(in state: SiteState, _ theme: ThemeAssets) -> [Product] {
    var products = products.map { Product($0, in: state) }
    for outline in theme.products {
      if let place = layout.place(of: outline.path), products[place].source == outline.source {
        products[place] = Product(outline, in: state)
      }
    }
    return products
  }

  /// Returns the parts of the plan that are still valid; `nil` if no part is. Only the files in
  /// `changed` may have changed since.
  func reusable(
    for content: SiteContent, _ validity: SiteValidity, _ options: Site.Options,
    _ theme: CompiledTheme, changed: Set<String>
  ) -> Reusable? {
    guard inputs.shape.skeleton === content.shape.skeleton,
      inputs.hash == Inputs.hash(options, content, theme),
      inputs.validity.holds(at: options.audience.now),
      inputs.validity.pending == validity.pending,
      changed.allSatisfy({ table.isOfModel($0) || $0.begins(with: "Templates/") })
    else { return nil }
    if inputs.shape === content.shape { return .all }
    return kept == nil ? nil : .butTerms
  }

  /// Whether no content is hidden.
  var showsAll: Bool { inputs.showsAll }
}

/// The parts of a plan that terms don't affect.
private struct TermlessProducts: Sendable {
  /// Products without clashes.
  struct Clear: Sendable {
    let layout: ProductLayout.Part
    private let claims: ClaimTable

    /// Creates the layout; `nil` if two products clash.
    init?(_ products: [ProductOutline]) {
      layout = ProductLayout.Part(products)
      var claims = ClaimTable(capacity: products.count)
      for product in products where claims.register(product.path) != nil { return nil }
      self.claims = claims
    }

    /// Whether other products clash with these products or with each other.
    func clashes(with others: [ProductOutline]) -> Bool {
      var claims = claims
      return others.contains { claims.register($0.path) != nil }
    }
  }

  let models: [ProductOutline]
  let own: [ProductOutline]
  let products: [ProductOutline]
  let redirects: Redirects
  /// Whether the file `_redirects` is made, with rules of the site or of its author.
  let hasRules: Bool
  private let clearing: BackgroundValue<Clear?>

  init(by coordinator: Coordinator, _ theme: ThemeAssets, jobs: Int) {
    let content = coordinator.content
    // There are as many calendars as trips, so they are decided on another thread.
    let calendars = BackgroundValue.begin(jobs: jobs) { coordinator.showCalendars() }
    models = coordinator.showModels()
    own = coordinator.showOwn()
    let products =
      models + own + coordinator.showRootFiles() + calendars.value
      + coordinator.showTracks() + coordinator.showEntries()
      + AssetProducts(content.settings, coordinator.context.site.pictures).outlines(
        of: content.assets, jobs: jobs)
      + theme.products(
        selling: content.hasPurchases || content.hasEditions,
        withLogbook: coordinator.context.hasLogbook,
        withAccounts: !content.accounts.isEmpty || !content.privateLumps.isEmpty
          || content.trips.contains { $0.model.budget != nil },
        withJourneys: content.trips.contains(where: \.model.isJourney),
        withAudiences: !content.settings.audiences.isEmpty)
    self.products = products
    clearing = BackgroundValue.begin(jobs: jobs) { Clear(products) }
    redirects = Redirects(content)
    hasRules =
      !redirects.all.isEmpty || content.assets.contains { $0.publishedPath == "/_redirects" }
  }

  /// The products with their claims; `nil` if two of them clash.
  var clear: Clear? { clearing.value }
}

extension SitePlan.Inputs {
  /// Creates the inputs. `all` is all content, `shown` the visible part.
  init(
    _ options: Site.Options, _ all: SiteContent, shown: SiteContent, _ theme: CompiledTheme,
    _ validity: SiteValidity
  ) {
    self.validity = validity
    shape = all.shape
    showsAll = shape === shown.shape
    hash = Self.hash(options, all, theme)
  }

  fileprivate static func hash(
    _ options: Site.Options, _ content: SiteContent, _ theme: CompiledTheme
  ) -> UInt64 {
    var hasher = StableHasher(seed: options.hash)
    hasher.combine(content.settingsHash)
    theme.files.folder.words.combine(into: &hasher)
    for (path, asset) in theme.files.assets.sorted(by: { $0.key < $1.key }) {
      hasher.combine(path)
      hasher.combine(asset.publishedPath)
      hasher.combine(asset.source ?? "")
      hasher.combine(asset.isImage)
    }
    for text in content.indexTexts.sorted(by: { $0.file.path < $1.file.path }) {
      hasher.combine(text.hashes.name)
      hasher.combine(text.hashes.facts)
      hasher.combine(text.hashes.text)
    }
    return hasher.finish()
  }
}
