import Content
import Diagnostics
import Domain
import Templating
import Tracing

/// What is decided about a site before anything of it is made: which products it has, and how its
/// models belong to each other.
///
/// It holds what models say of themselves nowhere, so that one plan serves all states of a site that
/// differ only in that: in titles, summaries and texts, in how templates look, and in what the theme's
/// assets hold.
///
/// A class, and nothing in it changes: one state of a site after the other has it.
final class SitePlan: Sendable {
  let relations: SiteRelations
  let table: TargetTable
  let redirects: [Redirect]
  /// No two have one path. Those of the theme are as they were when it was decided.
  private let products: [ProductOutline]
  /// Where each path stands among the products.
  let routes: [String: Int]
  /// Of the paths of all products and of the addresses that are hidden; the same in every process.
  let routesHash: UInt64
  private let basis: Basis

  /// What it was decided by.
  struct Basis: Sendable, Hashable {
    /// Of the settings, of the words, and of all of the content but what models say of themselves.
    fileprivate let hash: UInt64
    /// While these are not over, everyone sees the same.
    fileprivate let validity: SiteValidity
  }

  /// Decides; what is wrong is reported. `told` is what is known to be wrong already.
  init(
    by coordinator: Coordinator, _ relations: SiteRelations, _ table: TargetTable,
    _ theme: ThemeAssets, _ basis: Basis, _ diagnostics: DiagnosticCollector,
    told: DiagnosticCollector
  ) {
    self.relations = relations
    self.table = table
    self.basis = basis
    let content = coordinator.content
    var made = coordinator.showAll()
    var redirects = Redirects(content)
    redirects.check(among: made, hidden: table.hiddenRoutes, diagnostics)
    made += redirects.all.map(coordinator.showMoved)
    made += AssetProducts(diagnostics: diagnostics).outlines(of: content.assets)
    made += theme.products
    let state = SiteState(coordinator)
    let sound = Site.withoutClashes(
      made.map { Product($0, in: state) }, diagnostics, told: told
    ).map(\.outline)
    let isMoved = Set(sound.lazy.filter(\.isRedirect).map(\.path))
    self.redirects = redirects.all.filter { isMoved.contains($0.from.file) }
    products = Site.withRules(for: self.redirects, under: coordinator.context.base, sound)
    var routes: [String: Int] = [:]
    routes.reserveCapacity(products.count)
    var hash: UInt64 = 0
    for (place, product) in products.enumerated() {
      routes[product.path] = place
      // In no order: what is published together is a set.
      hash &+= StableHasher.hash(product.path)
    }
    self.routes = routes
    var hasher = StableHasher()
    for route in table.hiddenRoutes.sorted() { hasher.combine(route) }
    hasher.combine(hash)
    routesHash = hasher.finish()
  }

  /// Every product, in a state of the site with such a theme.
  func products(in state: SiteState, _ theme: ThemeAssets) -> [Product] {
    var products = products.map { Product($0, in: state) }
    for outline in theme.products {
      if let place = routes[outline.path], products[place].source == outline.source {
        products[place] = Product(outline, in: state)
      }
    }
    return products
  }

  /// Whether it would be decided the same again. `changed` are the files that may be others since.
  func holds(for basis: Basis, at now: Instant, changed: Set<String>) -> Bool {
    basis.hash == self.basis.hash && self.basis.validity.holds(at: now)
      && changed.allSatisfy { table.isOfModel($0) || $0.hasPrefix("Templates/") }
  }
}

extension SitePlan.Basis {
  /// `all` is all content, `shown` what is shown of it.
  init(
    _ options: Site.Options, _ all: SiteContent, shown: SiteContent, _ words: Words,
    _ theme: ThemeAssets, _ validity: SiteValidity
  ) {
    self.validity = validity
    var hasher = StableHasher(seed: options.hash)
    hasher.combine(all.settingsHash)
    words.combine(into: &hasher)
    for asset in theme.products {
      hasher.combine(asset.path)
      hasher.combine(asset.source ?? "")
      hasher.combine(asset.kind.rawValue)
    }
    for text in all.indexTexts.sorted(by: { $0.file.path < $1.file.path }) {
      hasher.combine(text.reads.subject)
      hasher.combine(text.reads.factsHash)
      hasher.combine(text.reads.textHash)
    }
    let isAllShown = zip(all.models.erased, shown.models.erased).allSatisfy {
      $0.models.count == $1.models.count
    }
    for content in isAllShown ? [all] : [all, shown] {
      for list in content.models.erased {
        hasher.combine(list.models.count)
        for model in list.models {
          hasher.combine(model.reads.subject)
          hasher.combine(model.reads.relationsHash)
        }
      }
      for asset in content.assets {
        hasher.combine(asset.path)
        hasher.combine(asset.publishedPath)
      }
    }
    hash = hasher.finish()
  }
}
