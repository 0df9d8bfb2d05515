import Content
import Diagnostics
import Domain
import Paths
import Templating
import Threads
import Tracing

/// What is decided about a site before anything of it is made: which products it has, and how its
/// models belong to each other.
///
/// It holds what models say of themselves nowhere, so that one plan serves all states of a site that
/// differ only in that: in titles, summaries and texts, in how templates look, and in what the theme's
/// assets hold. Where models are filed under other terms, most of it serves all the same.
///
/// A class, and nothing in it changes: one state of a site after the other has it.
final class SitePlan: Sendable {
  let relations: SiteRelations
  let filing: SiteFiling
  let table: TargetTable
  let redirects: [Redirect]
  let layout: ProductLayout
  /// Those of the theme are as they were when it was decided.
  private let products: [ProductOutline]
  /// Those that terms have no part in, and the names that these take; `nil` where products of both
  /// sorts clash.
  private let kept: Kept?
  private let basis: Basis

  /// What it was decided by.
  struct Basis: Sendable {
    fileprivate let shape: ContentShape
    /// Of the settings, the words, the texts of lists, and of what files the theme has.
    fileprivate let hash: UInt64
    /// While these are not over, everyone sees the same.
    let validity: SiteValidity
    /// Whether nothing is hidden.
    let showsAll: Bool
  }

  /// What of it is the same as before.
  enum Hold: Sendable {
    case all
    /// All that terms have no part in.
    case butTerms
  }

  /// Decides; what is wrong is reported. `told` is what is known to be wrong already, and `former` what
  /// was decided of the same site where only terms were others; `plan` is what an earlier process decided
  /// about content of this shape.
  init(
    by coordinator: Coordinator, _ table: TargetTable, _ theme: ThemeAssets, _ basis: Basis,
    former: SitePlan?, _ plan: KeptPlan? = nil, _ diagnostics: DiagnosticCollector,
    told: DiagnosticCollector, jobs: Int
  ) {
    let context = coordinator.context
    relations = context.graph.relations
    filing = context.graph.filing
    self.table = table
    self.basis = basis
    let kept =
      former?.kept
      ?? Kept(
        by: coordinator, theme, hasAliases: plan == nil, isClear: plan?.basis == basis.hash,
        diagnostics, jobs: jobs)
    let terms = coordinator.showTerms()
    let others =
      terms + coordinator.showFeeds() + coordinator.showSitemaps(of: kept.models + terms + kept.own)
    if let clear = kept.clear, kept.redirects.all.isEmpty, !clear.clashes(with: others) {
      self.kept = kept
      redirects = []
      products = clear.layout.products + others
      layout =
        former.flatMap { $0.layout.second.fits(others) ? $0.layout : nil }
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
      made.map { Product($0, in: state) }, diagnostics, told: told
    ).map(\.outline)
    let isMoved = Set(sound.lazy.filter(\.isRedirect).map(\.path))
    self.redirects = redirects.all.filter { isMoved.contains($0.from.file) }
    products = Site.withRules(for: self.redirects, under: context.base, sound)
    layout = ProductLayout(ProductLayout.Part(products), ProductLayout.Part([]))
  }

  /// Every product, in a state of the site with such a theme.
  func products(in state: SiteState, _ theme: ThemeAssets) -> [Product] {
    var products = products.map { Product($0, in: state) }
    for outline in theme.products {
      if let place = layout.place(of: outline.path), products[place].source == outline.source {
        products[place] = Product(outline, in: state)
      }
    }
    return products
  }

  /// What of it would be decided the same again; `nil` for nothing. `changed` are the files that may be
  /// others since.
  func hold(for content: SiteContent, _ options: Site.Options, _ theme: CompiledTheme) -> Hold? {
    guard let changed = options.changed, basis.shape.skeleton === content.shape.skeleton,
      basis.hash == Basis.hash(options, content, theme),
      basis.validity.holds(at: options.audience.now),
      changed.allSatisfy({ table.isOfModel($0) || $0.begins(with: "Templates/") })
    else { return nil }
    if basis.shape === content.shape { return .all }
    return kept == nil ? nil : .butTerms
  }

  /// Whether no two products clash, and there are no former addresses.
  var isClear: Bool { kept != nil }

  /// Of all that it was decided by besides the content.
  var basisHash: UInt64 { basis.hash }

  /// How long the same is shown of the content that it was decided by.
  var validity: SiteValidity { basis.validity }

  /// Whether nothing of that content is hidden.
  var showsAll: Bool { basis.showsAll }
}

/// What of a plan terms have no part in.
private struct Kept: Sendable {
  /// Products of which none clashes with another.
  struct Clear: Sendable {
    let layout: ProductLayout.Part
    /// `nil` where neither these clash nor any others that there are.
    private let claims: ClaimTable?

    /// `nil` where two clash; where it is known that none does, there is nothing to be compared.
    init?(_ products: [ProductOutline], isClear: Bool) {
      layout = ProductLayout.Part(products)
      guard !isClear else {
        claims = nil
        return
      }
      var claims = ClaimTable(capacity: products.count)
      for product in products where claims.register(product.path) != nil { return nil }
      self.claims = claims
    }

    /// Whether any of others clashes with these, or with another of them.
    func clashes(with others: [ProductOutline]) -> Bool {
      guard var claims else { return false }
      return others.contains { claims.register($0.path) != nil }
    }
  }

  let models: [ProductOutline]
  let own: [ProductOutline]
  let products: [ProductOutline]
  let redirects: Redirects
  private let clearing: BackgroundValue<Clear?>

  init(
    by coordinator: Coordinator, _ theme: ThemeAssets, hasAliases: Bool, isClear: Bool,
    _ diagnostics: DiagnosticCollector, jobs: Int
  ) {
    let content = coordinator.content
    // As many as pages of models, and decided beside them.
    let calendars = BackgroundValue.begin(jobs: jobs) { coordinator.showCalendars() }
    models = coordinator.showModels()
    own = coordinator.showOwn()
    let products =
      models + own + coordinator.showRobots() + calendars.value
      + AssetProducts().outlines(of: content.assets) + theme.products
    self.products = products
    clearing = BackgroundValue.begin(jobs: jobs) { Clear(products, isClear: isClear) }
    redirects = Redirects(content, modelsMayHave: hasAliases)
  }

  /// `nil` where two clash.
  var clear: Clear? { clearing.value }
}

extension SitePlan.Basis {
  /// `all` is all content, `shown` what is shown of it.
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
      hasher.combine(text.reads.subject)
      hasher.combine(text.reads.factsHash)
      hasher.combine(text.reads.textHash)
    }
    return hasher.finish()
  }
}
