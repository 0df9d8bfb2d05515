package import Content
package import Diagnostics
import Markup
import Presentation
import Templating
import Threads

/// A site as its owner's files say it is: everything that is published, ready to be made.
package struct Site: Sendable {
  /// What a caller decides about a site besides its files.
  package struct Options: Sendable {
    /// The site's folder on disk, without a `/` at the end.
    package var folder: String
    /// In place of the settings' own.
    package var baseURL: BaseURL?
    package var audience: Audience
    package var kinds: SiteKinds
    /// How many files are read at the same time.
    package var jobs: Int
    /// Whether the theme's assets are named by their bytes; preview keeps their names, so that a page
    /// can exchange a style sheet without being loaded anew.
    package var fingerprints = true
    /// What products read before, where they are to be made again only if that reads otherwise.
    package var traces: SiteTraces?
    /// Where what files came to is kept for later processes; without a memory alone.
    package var models: ModelStore?
    /// What an earlier process decided about the site; without a memory alone.
    package var plan: KeptPlan?
    /// How the site's files were just before the loading.
    package var sources: SourceState?
    /// What is kept from one loading to the next.
    package var memory: SiteMemory?
    /// Files and folders below the site's folder, where it is known that nothing else has changed since
    /// the memory's last loading began; `nil` where it is not.
    package var changed: Set<String>?
    /// How many bytes of content files stay in memory from one use to the next; without a memory alone.
    package var heldBytes = HeldBytes.most
    /// Called when the content is read: what else is to be looked at may begin.
    package var whenRead: (@Sendable () -> Void)?
    /// Told when a stage of the loading ends.
    package var clock: StageClock?

    package init(
      folder: String, baseURL: BaseURL? = nil, audience: Audience, kinds: SiteKinds = .builtIn,
      jobs: Int, clock: StageClock? = nil
    ) {
      self.folder = folder
      self.kinds = kinds
      self.baseURL = baseURL
      self.audience = audience
      self.jobs = jobs
      self.clock = clock
    }
  }

  /// Which products need not be made again; `nil` without `Options.traces`.
  package let trace: SiteTrace?
  /// How long it stays as it is.
  package let validity: SiteValidity
  /// Every page and file, by what they are made from; no two have one path.
  package let products: [Product]
  /// Where each of them stands.
  package let layout: ProductLayout
  private let links: LinkCheck
  private let lateFaults: @Sendable () -> [Diagnostic]
  /// The path of the address that it is published at, such as `/journal`; mostly empty.
  package let basePath: String
  let redirects: [Redirect]
  /// What was decided, for later processes; `nil` where these have it already, or it is not to be kept.
  package let plan: KeptPlan?
  let base: BaseURL?
  /// The addresses of models that are not shown.
  let hiddenRoutes: Set<String>

  /// Loads content and templates, checks one against the other, and decides which pages there are.
  /// Every mistake is reported; pages report theirs when they are made.
  package init(_ options: Options, _ diagnostics: DiagnosticCollector) {
    let loader = ContentLoader(
      site: options.folder, kinds: options.kinds.content, jobs: options.jobs,
      holding: HeldBytes(limit: options.heldBytes), options.models,
      of: options.sources)
    var loaded = loader.load(
      diagnostics, reusing: options.memory?.content, changed: options.changed)
    // A slug that is taken hides a model, but no address; what else is wrong may hide one.
    let takenSlugs = diagnostics.diagnostics.count { $0.id == "content-duplicate-slug" }
    let isWhole = diagnostics.mistakes == takenSlugs
    if let baseURL = options.baseURL {
      loaded.settings.baseURL = baseURL
    } else if loaded.settings.lacksBaseURL {
      diagnostics.report(ApplicationDiagnostics.noBaseURL())
    }
    ForeignFolder.report(in: options.folder, diagnostics)
    let all = loaded
    options.clock?.finish(.read)
    options.whenRead?()

    let memory = options.memory ?? SiteMemory()
    let findings = DiagnosticCollector()
    // What of the last plan is good for this state, too.
    let former = isWhole && takenSlugs == 0 ? memory.plan : nil
    let given = isWhole && takenSlugs == 0 && options.memory == nil ? options.plan : nil
    let plotted = given.flatMap { $0.fits(all, options) ? $0 : nil }
    // Without one all is decided, and this takes longest of what needs no more than the content.
    let shown =
      former == nil ? (plotted == nil ? all.showing(options.audience.sees) : all) : nil
    let filed = shown.map { shown in
      BackgroundValue.begin(jobs: options.jobs) {
        plotted.flatMap { SiteFiling(shown, $0) }
          ?? SiteFiling(shown, of: all, at: options.audience.now, findings)
      }
    }
    let compiled = memory.theme(options, for: all, modelsMayAsk: plotted == nil, diagnostics)
    let theme = compiled.assets
    options.clock?.finish(.compile)

    let hold = former?.hold(for: all, options, compiled)
    let known = hold == nil ? nil : former
    let content = shown ?? (known?.showsAll == true ? all : all.showing(options.audience.sees))
    let validity = known?.validity ?? plotted?.validity ?? SiteValidity(all, for: options.audience)
    self.validity = validity
    validity.report(all, diagnostics)
    let formats = Formats(locale: content.settings.locale)
    // Beside the relations, which take as long. Of what is decided already few pages are made anew.
    let filled =
      known == nil && plotted == nil
      ? BackgroundValue.begin(jobs: options.jobs) { TargetTable(content, of: all) } : nil
    let relations =
      known?.relations
      ?? SiteRelations(
        content, formats, plotted, at: options.audience.now)
    let filing = hold == .all ? known?.filing : nil
    let table =
      known?.table ?? filled?.value ?? TargetTable(content, of: all, isLate: plotted != nil)
    let context = SiteContext(
      graph: SiteGraph(
        content, relations,
        filing ?? filed?.value ?? SiteFiling(content, of: all, at: options.audience.now, findings)),
      formats: formats, phrases: Phrases(compiled.files.folder.words),
      files: PublishedFiles(
        content, table, theme: theme, site: options.folder, isWhole: isWhole,
        hasEveryModel: isWhole && takenSlugs == 0),
      now: options.audience.now, diagnostics: diagnostics,
      photoCell: compiled.templates.markup(of:))
    let coordinator = Coordinator(context, compiled.templates, for: options.audience)
    let plan: SitePlan
    if let known, hold == .all {
      plan = known
    } else {
      let basis = SitePlan.Basis(options, all, shown: content, compiled, validity)
      plan = SitePlan(
        by: coordinator, table, theme, basis, former: known, plotted, findings, told: diagnostics,
        jobs: options.jobs)
      memory.keep(findings.isEmpty ? plan : nil)
      diagnostics.report(findings.diagnostics)
    }
    // What it is the same again by is known already, but for what else may have the names of products.
    let isKnown = plotted != nil && plotted?.basis == plan.basisHash
    let isSound = isWhole && takenSlugs == 0 && findings.isEmpty && compiled.isWhole
    self.plan =
      isKnown || !isSound || compiled.modelsAsk || options.memory != nil || options.models == nil
      ? nil : KeptPlan(plan, of: all, options)
    lateFaults = { all.lateFaults }
    layout = plan.layout
    redirects = plan.redirects
    self.base = context.base
    hiddenRoutes = table.hiddenRoutes
    let trace = options.traces.map { traces in
      let global = SiteHashes.global(
        options, all, compiled.files.folder, theme, coordinator.chrome, validity)
      traces.begin()
      return SiteTrace(
        traces, SiteAnswers(context, traces, global: global), global: global,
        structure: SiteHashes.structure(all, shown: content, plan), context.fragments, theme,
        context.used)
    }
    self.trace = trace
    // From here on the answers to all questions are known, and the comparison goes on beside the rest.
    context.files.set(plan.layout)
    trace?.begin(jobs: options.jobs)
    products = plan.products(in: SiteState(coordinator, trace), theme)
    basePath = context.base?.path ?? ""
    theme.reportShadows(of: content.assets, diagnostics)
    Navigation.check(in: context)
    for check in compiled.files.links + compiled.links {
      check.check(in: context.files, context.used, diagnostics)
    }
    for redirect in plan.redirects {
      if case .asset(let asset) = context.files.address(redirect.to.path) {
        context.used.use(asset)
      }
    }
    for text in all.strayTexts { _ = context.rendered(text.body, in: text.folder, on: nil) }
    links = LinkCheck(
      fragments: context.fragments,
      templates: compiled.isWhole ? compiled.unknownFragments : [],
      theme: isWhole && compiled.isWhole ? theme : ThemeAssets(), used: context.used,
      isWhole: isWhole && compiled.isWhole, diagnostics: diagnostics)
    options.clock?.finish(.decide)
  }

  /// Reports what is known only when every product has been made: fragments that lead to no heading,
  /// and assets that nothing uses. To be called once, then.
  package func checkLinks() {
    links.run(products)
    links.diagnostics.report(lateFaults())
  }
}
