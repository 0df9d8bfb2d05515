package import Content
package import Diagnostics
import Markup
import Presentation
import Templating
import Threads

/// A loaded site: all its products, ready to be rendered.
package struct Site: Sendable {
  /// A caller's choices about a site, besides its files.
  package struct Options: Sendable {
    /// The site's folder on disk, without a `/` at the end.
    package var folder: String
    /// Folder that the site is published into; `nil` if it is not published.
    package var output: String?
    /// Base address in place of that of the settings.
    package var baseURL: BaseURL?
    package var audience: Audience
    package var kinds: SiteKinds
    /// Number of files read in parallel.
    package var jobs: Int
    /// Whether assets have fingerprinted names; preview keeps plain names, so that a page can
    /// exchange a style sheet without a reload.
    package var fingerprints = true
    /// Recorded reads of products; a product is made again only if one of its reads has another
    /// result.
    package var traces: SiteTraces?
    /// Cache of parsed models for later processes; only used without `memory`.
    package var models: ModelStore?
    /// Plan of an earlier process; only used without `memory`.
    package var plan: KeptPlan?
    /// State of the site's files just before loading.
    package var sources: SourceState?
    /// Results kept from one loading to the next.
    package var memory: SiteMemory?
    /// The only files and folders, below the site's folder, that may have changed since the
    /// memory's last loading began; `nil` if unknown.
    package var changed: Set<String>?
    /// Number of bytes of content files kept in memory between uses; only used without `memory`.
    package var heldBytes = HeldBytes.most
    /// Called when the content has been read, so that other work may begin.
    package var whenRead: (@Sendable () -> Void)?
    /// Notified at the end of each stage of loading.
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

  /// Decides which products can be reused from the cache; `nil` without `Options.traces`.
  package let trace: SiteTrace?
  /// Period in which the site stays the same.
  package let validity: SiteValidity
  /// Pages and files of the site; paths are unique.
  package let products: [Product]
  /// Index of each product by its path.
  package let layout: ProductLayout
  private let links: LinkCheck
  private let lateFaults: @Sendable () -> [Diagnostic]
  /// Path of the base address, such as `/journal`; empty for a site at the root of its host.
  package let basePath: String
  let redirects: [Redirect]
  /// Plan for later processes; `nil` if they have it already or it must not be kept.
  package let plan: KeptPlan?
  let base: BaseURL?
  /// Addresses of hidden models.
  let hiddenRoutes: Set<String>

  /// Loads content and templates, checks them against each other and decides the pages. Every
  /// mistake is reported; those of single pages when the pages are rendered.
  package init(_ options: Options, _ diagnostics: DiagnosticCollector) {
    let loader = ContentLoader(
      site: options.folder, kinds: options.kinds.content, jobs: options.jobs,
      holding: HeldBytes(limit: options.heldBytes), options.models,
      of: options.sources)
    var loaded = loader.load(
      diagnostics, reusing: options.memory?.content, changed: options.changed)
    // A duplicate slug hides a model but no address; other mistakes may hide addresses.
    let takenSlugs = diagnostics.diagnostics.count { $0.id == "content-duplicate-slug" }
    let isWhole = diagnostics.mistakes == takenSlugs
    if let baseURL = options.baseURL {
      loaded.settings.baseURL = baseURL
    } else if loaded.settings.lacksBaseURL {
      diagnostics.report(ApplicationDiagnostics.noBaseURL())
    }
    ForeignFolder.report(
      in: options.folder, publishingInto: options.output, diagnostics)
    let all = loaded
    options.clock?.finish(.read)
    options.whenRead?()

    let memory = options.memory ?? SiteMemory()
    let findings = DiagnosticCollector()
    // The parts of the last plan that are valid for this state, too.
    let former = isWhole && takenSlugs == 0 ? memory.plan : nil
    let given = isWhole && takenSlugs == 0 && options.memory == nil ? options.plan : nil
    let plotted = given.flatMap { $0.fits(all, options) ? $0 : nil }
    // Without a plan everything is decided anew, which is the longest step that needs only the
    // content.
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
    // Runs in parallel with the relations, which take as long. With a plan, few pages are made anew
    // and the table is filled on demand.
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
      themeLoadsElsewhere: compiled.files.loadsElsewhere,
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
    // The plan with these inputs is already stored, unless some names of products could differ.
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
    // All lookups have results now, so the comparison with the traces runs in parallel.
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

  /// Reports links to missing headings and unused assets. Call it once, after all products have
  /// been rendered.
  package func checkLinks() {
    links.run(products)
    links.diagnostics.report(lateFaults())
  }
}
