import Basics
import Content
import Diagnostics
import Domain
import Pictures

/// Content of a site as loaded, including hidden models.
struct LoadedSite: Sendable {
  let content: SiteContent
  /// Whether no mistake can hide an address.
  let isWhole: Bool
  /// Whether, in addition, no slug is used twice, since a duplicate hides a model.
  let hasEveryModel: Bool

  init(
    _ options: Site.Options, reusing reuse: Site.Reuse, _ diagnostics: DiagnosticCollector
  ) {
    let loader = ContentLoader(
      site: options.folder, kinds: options.kinds.content, jobs: options.jobs,
      holding: HeldBytes(limit: reuse.heldBytes), of: reuse.sources,
      pictures: options.pictures, tracks: options.tracks, at: options.audience.now)
    var content = loader.load(
      diagnostics, reusing: reuse.memory?.content, changed: reuse.changed)
    let takenSlugs = diagnostics.diagnostics.count { $0.id == Problem.contentDuplicateSlug.id }
    isWhole = diagnostics.mistakes == takenSlugs
    hasEveryModel = isWhole && takenSlugs == 0
    if let baseURL = options.baseURL {
      content.settings.baseURL = baseURL
    } else if content.settings.lacksBaseURL {
      diagnostics.report(
        .siteNoBaseUrl, at: nil,
        "the settings don't contain the site's address, so there are no feeds, no sitemap and no "
          + "canonical links",
        fix: "write { \"baseURL\": \"https://example.org\" } in Content/site.json, or use "
          + "--base-url")
    }
    Self.checkFormats(of: &content, in: options.renditions, diagnostics)
    ForeignFolder.report(in: options.folder, publishingInto: options.output, diagnostics)
    self.content = content
  }

  /// Removes AVIF from the settings if it can't be made here. Otherwise browsers that support AVIF
  /// would not show any picture.
  private static func checkFormats(
    of content: inout SiteContent, in store: (any RenditionStore)?,
    _ diagnostics: DiagnosticCollector
  ) {
    let photos = content.settings.photos
    guard let store, photos.renditions, photos.formats.contains(.avif),
      content.assets.contains(where: { PictureKind(fileName: $0.path) != nil }),
      !store.has(.avif)
    else { return }
    content.settings.photos.formats.remove(.avif)
    if content.settings.photos.formats.isEmpty { content.settings.photos.formats = [.webp] }
    diagnostics.report(
      .imageNoAvif, at: photos.formatsPlace,
      "pictures are published without AVIF, which this libvips can't write",
      fix: "install 'libheif-plugin-aomenc', or a libvips whose libheif has libaom; or remove "
        + "'avif' from 'formats'")
  }
}

/// Finds the relations between models, as far as possible while templates are compiled.
struct SiteRelating: Sendable {
  private let loaded: LoadedSite
  private let options: Site.Options
  /// The only files that may have changed since the previous plan; `nil` if unknown.
  private let changed: Set<String>?
  /// The plan of the previous state, if it may be reused.
  private let previous: SitePlan?
  /// The visible content and its terms; `nil` if the previous plan may have them.
  private let early: (shown: SiteContent, filing: BackgroundValue<SiteFiling>)?
  private let findings = DiagnosticCollector()

  init(
    _ loaded: LoadedSite, _ options: Site.Options, _ memory: SiteMemory, changed: Set<String>?
  ) {
    self.loaded = loaded
    self.changed = changed
    self.options = options
    previous = loaded.hasEveryModel ? memory.plan : nil
    guard previous == nil else {
      early = nil
      return
    }
    let (all, findings) = (loaded.content, findings)
    let shown = all.showing(options.audience.sees)
    let filing = BackgroundValue.begin(jobs: options.jobs) {
      SiteFiling(shown, of: all, at: options.audience.now, findings)
    }
    early = (shown, filing)
  }

  /// Finds the remaining relations, or takes them from the previous plan as far as it is still
  /// valid.
  func finished(
    with compiled: CompiledTheme, _ diagnostics: DiagnosticCollector
  ) -> RelatedSite {
    let all = loaded.content
    let validity = SiteValidity(all, for: options.audience)
    let reusable = changed.flatMap {
      previous?.reusable(for: all, validity, options, compiled, changed: $0)
    }
    let known = reusable == nil ? nil : previous
    let content =
      early?.shown ?? (known?.showsAll == true ? all : all.showing(options.audience.sees))
    validity.report(all, diagnostics)
    let formats = Formats(locale: content.settings.locale)
    // Runs in parallel with the relations, which take as long.
    let table =
      known.map { plan in BackgroundValue { plan.table } }
      ?? BackgroundValue.begin(jobs: options.jobs) { [options] in
        TargetTable(content, of: all, for: options.audience)
      }
    let relations =
      known?.relations ?? SiteRelations(content, formats, at: options.audience.now)
    let filing =
      (reusable == .all ? known?.filing : nil) ?? early?.filing.value
      ?? SiteFiling(content, of: all, at: options.audience.now, findings)
    return RelatedSite(
      loaded: loaded, options: options, content: content, validity: validity, formats: formats,
      table: table.value, graph: SiteGraph(content, relations, filing), known: known,
      reusable: reusable,
      findings: findings)
  }
}

/// The visible content of a site, with the relations between its models.
struct RelatedSite: Sendable {
  let loaded: LoadedSite
  let options: Site.Options
  let content: SiteContent
  let validity: SiteValidity
  let formats: Formats
  let table: TargetTable
  let graph: SiteGraph
  /// The plan of the previous state, whose valid parts `reusable` states.
  fileprivate let known: SitePlan?
  fileprivate let reusable: SitePlan.Reusable?
  /// Mistakes that a new plan finds; a reused plan doesn't have any.
  fileprivate let findings: DiagnosticCollector

  fileprivate init(
    loaded: LoadedSite, options: Site.Options, content: SiteContent, validity: SiteValidity,
    formats: Formats, table: TargetTable, graph: SiteGraph, known: SitePlan?,
    reusable: SitePlan.Reusable?, findings: DiagnosticCollector
  ) {
    self.loaded = loaded
    self.options = options
    self.content = content
    self.validity = validity
    self.formats = formats
    self.table = table
    self.graph = graph
    self.known = known
    self.reusable = reusable
    self.findings = findings
  }

  /// Content including hidden models.
  var all: SiteContent { loaded.content }

  /// Photos that the site doesn't show.
  var hiddenPhotos: [Sourced<Photo>] {
    guard content.photos.count < all.photos.count else { return [] }
    let shown = Set(content.photos.lazy.map(\.slug))
    return all.photos.filter { !shown.contains($0.slug) }
  }

  func facts(
    _ compiled: CompiledTheme, _ theme: ThemeAssets, _ diagnostics: DiagnosticCollector
  ) -> SiteFacts {
    SiteFacts(
      graph: graph, formats: formats, phrases: Phrases(compiled.files.folder.words),
      files: PublishedFiles(
        content, table, theme: theme, site: options.folder, isWhole: loaded.isWhole,
        hasEveryModel: loaded.hasEveryModel),
      theme: theme, now: options.audience.now, diagnostics: diagnostics,
      themeLoads: compiled.files.loads, renditions: options.renditions,
      keys: options.keys, photoCell: compiled.templates.markup(of:))
  }

  /// Decides the products, unless the previous plan is still valid for all of them.
  func plan(
    by coordinator: Coordinator, _ theme: ThemeAssets, _ compiled: CompiledTheme,
    _ memory: SiteMemory, _ diagnostics: DiagnosticCollector
  ) -> SitePlan {
    if let known, reusable == .all { return known }
    let inputs = SitePlan.Inputs(options, all, shown: content, compiled, validity)
    let plan = SitePlan(
      by: coordinator, table, theme, inputs, previous: known, findings, reported: diagnostics,
      jobs: options.jobs)
    memory.keep(findings.isEmpty ? plan : nil)
    diagnostics.report(findings.diagnostics)
    return plan
  }
}
