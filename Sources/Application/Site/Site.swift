package import Content
package import Diagnostics
import Markup
import Presentation
import Templating

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

  /// Every page and file, by what they are made from; no two have one path.
  package let products: [Product]
  /// The path of the address that it is published at, such as `/journal`; mostly empty.
  package let basePath: String
  let redirects: [Redirect]
  let base: BaseURL?
  /// The addresses of models that are not shown.
  let hiddenRoutes: Set<String>

  /// Loads content and templates, checks one against the other, and decides which pages there are.
  /// Every mistake is reported; pages report theirs when they are made.
  package init(_ options: Options, _ diagnostics: DiagnosticCollector) {
    var all = ContentLoader(site: options.folder, kinds: options.kinds.content, jobs: options.jobs)
      .load(diagnostics)
    let isWhole = !diagnostics.hasMistakes
    if let baseURL = options.baseURL {
      all.settings.baseURL = baseURL
    } else if all.settings.lacksBaseURL {
      diagnostics.report(ApplicationDiagnostics.noBaseURL())
    }
    let content = all.showing(options.audience.sees)
    options.clock?.finish(.read)

    let folder = TemplateFolder(
      of: options.folder, language: content.settings.language, kinds: options.kinds, diagnostics)
    let set = TemplateSet(folder.sources, words: folder.words, diagnostics: diagnostics)
    let templates = SiteTemplates(set, options.kinds, for: all, diagnostics)
    StrangeWord.report(folder.strangeWords, unusedBy: set, diagnostics)
    options.clock?.finish(.compile)

    let context = SiteContext(
      graph: SiteGraph(content, Taxonomies(content, of: all, diagnostics)),
      formats: Formats(locale: content.settings.locale),
      phrases: Phrases(folder.words),
      files: PublishedFiles(content, of: all, site: options.folder, isWhole: isWhole),
      diagnostics: diagnostics, photoCell: templates.markup(of:))
    let assets = AssetProducts(options.folder, diagnostics)
    let coordinator = Coordinator(context, templates)
    var pages = coordinator.showAll()
    var redirects = Redirects(content)
    let addresses = pages.map(\.address)
    redirects.check(
      against: Set(pages.map(\.path)), hidden: context.files.hiddenRoutes,
      { suggestion(for: $0, among: addresses) }, diagnostics)
    pages += redirects.all.map(coordinator.showMoved)
    let files = assets.products(of: content.assets) + assets.products(of: folder.assets)
    let sound = Self.withoutClashes(pages + files, diagnostics)
    let isMoved = Set(sound.lazy.filter(\.isRedirect).map(\.path))
    self.redirects = redirects.all.filter { isMoved.contains($0.from.file) }
    base = context.base
    hiddenRoutes = context.files.hiddenRoutes
    products = Self.withRules(for: self.redirects, under: context.base, sound)
    basePath = context.base?.path ?? ""
    context.files.setRoutes(products.map(\.path))
    Navigation.check(in: context)
    for text in all.strayTexts { _ = context.rendered(text.body, in: text.folder) }
    options.clock?.finish(.decide)
  }
}
