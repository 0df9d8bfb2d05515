package import Content
package import Diagnostics
import Domain
import Markup
import Presentation
package import Sealing
import Templating

/// A loaded site: all its products, ready to be rendered.
package struct Site: Sendable {
  /// A caller's choices about a site, besides its files.
  package struct Options: Sendable {
    /// The site's folder on disk, without a `/` at the end.
    package var folder: String
    /// Folder that the site is published into; `nil` if it isn't published.
    package var output: String?
    /// Base address that overrides the one in the settings.
    package var baseURL: BaseURL?
    package var audience: Audience
    package var kinds: SiteKinds
    /// Number of files read in parallel.
    package var jobs: Int
    /// Whether assets have fingerprinted names. Preview keeps plain names, so that a page can
    /// replace a style sheet without a reload.
    package var fingerprints = true
    /// Renditions of pictures. Without them, pages show the files themselves.
    package var renditions: (any RenditionStore)?
    /// Reads the metadata of photos.
    package var pictures: any PictureReader = CameraReader()
    /// Reader of tracks.
    package var tracks: any TrackReader = FileTrackReader()
    /// Keys that seal pages for audiences; `nil` if the site has none.
    package var keys: KeyFile?

    package init(
      folder: String, baseURL: BaseURL? = nil, audience: Audience, kinds: SiteKinds = .builtIn,
      jobs: Int
    ) {
      self.folder = folder
      self.kinds = kinds
      self.baseURL = baseURL
      self.audience = audience
      self.jobs = jobs
    }
  }

  /// Period in which the site stays the same.
  package let validity: SiteValidity
  /// Pages and files of the site. Paths are unique.
  package internal(set) var products: [Product]
  /// Index of each product by its path.
  package internal(set) var layout: ProductLayout
  /// Sites of the audiences, whose products are sealed into this site.
  package internal(set) var audiences: [Site] = []
  /// Content, options and theme of the site, from which the sites of its audiences are made.
  let origin: Origin
  let state: SiteState
  private let links: LinkCheck
  let facts: SiteFacts
  let hashes: SiteHashes
  private let lateFaults: @Sendable () -> [Diagnostic]
  /// File with hidden circles that the settings name; `nil` if they don't name one.
  package let hiddenFile: OutsideFile?
  /// Sentences for the author about what the site leaves out on purpose.
  var omissions: [String]
  /// Sentences for the author, complete when all pages are rendered.
  package var notes: [String] { omissions + [SecurityPolicy.note(on: facts)].compactMap(\.self) }
  /// Path of the base address, such as `/journal`; empty for a site at the root of its host.
  package let basePath: String
  let redirects: [Redirect]
  let base: BaseURL?
  /// Addresses of hidden models.
  let hiddenRoutes: Set<String>

  /// Loads content and templates, checks them against each other and decides the pages. Reports
  /// every mistake; mistakes in single pages are reported when the pages are rendered. `clock` is
  /// notified at the end of each stage.
  package init(
    _ options: Options, reusing reuse: Reuse = Reuse(), clock: StageClock? = nil,
    _ diagnostics: DiagnosticCollector
  ) {
    let memory = reuse.memory ?? SiteMemory(theme: reuse.theme)
    let loaded = LoadedSite(options, reusing: reuse, diagnostics)
    clock?.finish(.read)
    self.init(loaded, options, memory, changed: reuse.changed, clock, diagnostics)
  }

  /// Decides the pages of loaded content. Uses the theme `compiled`, or compiles it if `nil`.
  init(
    _ loaded: LoadedSite, _ options: Options, _ memory: SiteMemory, compiled: CompiledTheme? = nil,
    changed: Set<String>?, _ clock: StageClock?, _ diagnostics: DiagnosticCollector
  ) {
    let relating = SiteRelating(loaded, options, memory, changed: changed)
    let compiled =
      compiled ?? memory.theme(options, changed: changed, for: loaded.content, diagnostics)
    clock?.finish(.compile)

    let related = relating.finished(with: compiled, diagnostics)
    let theme = compiled.assets
    let facts = related.facts(compiled, theme, diagnostics)
    let context = SiteContext(facts)
    let coordinator = Coordinator(context, compiled.templates, for: options.audience)
    let plan = related.plan(by: coordinator, theme, compiled, memory, diagnostics)
    facts.files.set(plan.layout)

    let state = SiteState(coordinator)
    self.state = state
    origin = Origin(loaded: loaded, options: options, compiled: compiled, diagnostics: diagnostics)
    products = plan.products(in: state, theme)
    Self.check(related, plan, context, compiled, theme, diagnostics)
    self.facts = facts
    hashes = SiteHashes(
      options: options, isWhole: loaded.isWhole, all: related.all, shown: related.content,
      words: compiled.files.folder,
      theme: theme, chrome: coordinator.chrome, validity: related.validity, plan: plan,
      costRelations: facts.graph.costRelations)
    validity = related.validity
    layout = plan.layout
    redirects = plan.redirects
    base = context.base
    basePath = context.base?.path ?? ""
    hiddenRoutes = related.table.hiddenRoutes
    lateFaults = { loaded.content.lateFaults }
    hiddenFile = loaded.content.settings.hiddenFile
    omissions = Self.omissions(of: loaded.content)
    let isWhole = loaded.isWhole && compiled.isWhole
    links = LinkCheck(
      fragments: facts.fragments,
      templates: compiled.isWhole ? compiled.unknownFragments : [],
      theme: isWhole ? theme : ThemeAssets(), used: facts.used, isWhole: isWhole,
      pictures: facts.pictures, diagnostics: diagnostics)
    clock?.finish(.decide)
  }

  private static func omissions(of content: SiteContent) -> [String] {
    let places: [String] =
      switch content.hiddenPlaces {
      case 0: []
      case 1: ["the place of 1 photo is in a hidden circle and isn't shown"]
      default:
        ["the places of \(content.hiddenPlaces) photos are in hidden circles and aren't shown"]
      }
    return places + content.accounts.compactMap(note)
  }

  /// Returns a sentence about an account's hidden amounts, and about the balances that are left out
  /// because they would reveal them.
  private static func note(on account: Sourced<Account>) -> String? {
    let disclosed = account.model.disclosed
    let hidden = account.model.postings.count - disclosed.postings.count { $0.amount != nil }
    guard hidden > 0 else { return nil }
    let balances = disclosed.balancesLeftOut
    let account =
      "the amounts of \(count(hidden, "entry", "entries")) in '\(account.slug)' are hidden"
    return balances == 0
      ? account
      : account + ", and \(count(balances, "balance", "balances")) that would reveal them"
  }

  private static func count(_ count: Int, _ one: String, _ several: String) -> String {
    "\(count) \(count == 1 ? one : several)"
  }

  /// Reports mistakes between content, templates and theme that aren't on any page.
  private static func check(
    _ related: RelatedSite, _ plan: SitePlan, _ context: SiteContext, _ compiled: CompiledTheme,
    _ theme: ThemeAssets, _ diagnostics: DiagnosticCollector
  ) {
    theme.reportShadows(of: related.content.assets, diagnostics)
    Navigation.check(in: context)
    for check in compiled.files.links + compiled.links {
      check.check(in: context, diagnostics)
    }
    for redirect in plan.redirects {
      if case .asset(let asset) = context.files.address(redirect.to.path) { context.use(asset) }
    }
    for text in related.all.strayTexts {
      _ = context.rendered(text.body, in: text.folder, on: nil)
    }
    for photo in related.hiddenPhotos { context.checkFile(ofHidden: photo) }
  }

  /// Reports links to missing headings and unused assets. Call it once, after all products are
  /// rendered.
  package func checkLinks() {
    for site in audiences { site.links.run(site.products) }
    links.run(products, besides: audiences.map(\.facts.used))
    links.diagnostics.report(lateFaults())
  }

  /// Content, options and theme from which a site is made.
  struct Origin: Sendable {
    let loaded: LoadedSite
    let options: Options
    let compiled: CompiledTheme
    let diagnostics: DiagnosticCollector
  }

  /// Products of the site and of the sites of its audiences, before sealing.
  package var allProducts: [Product] { audiences.reduce(products) { $0 + $1.products } }

  /// Number that distinguishes its products from those of the sites of its audiences.
  package var salt: UInt64 { state.salt }
}

// MARK: - Knowing products of an earlier state

extension Site {
  /// Hash of everything that all products depend on, equal in every process. Knowledge of products
  /// from an earlier state is usable only if that state has the same hash. Computed at each call.
  package var stateHash: UInt64 { hashes.stateHash }

  /// Returns the hash of a read's present result. Returns `nil` if its subject doesn't exist, and
  /// for a file on disk.
  package func value(of key: ReadKey) -> UInt64? { facts.value(of: key) }

  /// Returns the hash of the text that a key refers to, ignoring its aspect; `nil` if it doesn't
  /// exist.
  package func textHash(of key: ReadKey) -> UInt64? { facts.hashes(key.subject)?.text }

  /// Repeats the effects and diagnostics of a product that isn't made again.
  package func repeatEffects(_ effects: [SiteEffect], _ findings: [Diagnostic]) {
    for effect in effects { facts.apply(effect) }
    if !findings.isEmpty { facts.diagnostics.report(findings) }
  }
}
