import Basics
import Content
import Diagnostics
import Domain
import Maps
import Markdown
import Markup
import Presentation
import Sealing
import Synchronization

/// Everything that the products of one state of a site share: models, formats, words, addresses,
/// and values that are computed once for several products.
///
/// A class, because every product refers to it.
final class SiteFacts: Sendable {
  let graph: SiteGraph
  let formats: Formats
  let phrases: Phrases
  let files: PublishedFiles
  let theme: ThemeAssets
  let measures: ImageMeasures
  let pictures: SitePictures
  let excerpts = Memo<String?>()
  let tripCards = Memo<Noted<TripCard>>()
  /// Rows of models in list indexes.
  let hits = Memo<Noted<JSON>>()
  /// Changes of the pages in a sitemap, by the hash of its path.
  let sitemapChanges = Memo<[Moment?]>()
  let fragments = FragmentCheck()
  let used = UsedFiles()
  let models = ModelIndex()
  /// Time of the build; later moments are in the future. Products depend on which moments have
  /// passed (`SiteValidity.pending`), not on the time itself.
  let now: Instant
  let diagnostics: DiagnosticCollector
  let base: BaseURL?
  /// Links to sealed pages; `nil` without keys.
  let sealedLinks: SealedLinks?
  /// Language tag (BCP 47): "en-US".
  let language: String
  let feedEntries: FeedEntries
  let clockChanges = ClockChanges()
  let mapGrounds = MapGrounds()
  let markdownOptions: MarkdownOptions
  /// Hosts from which the site's own templates and assets load something.
  let themeLoads: PolicyLoads
  /// Renders the cell of a photo for a text that shows it.
  let photoCell: @Sendable (PhotoCell) -> HTML

  /// Hashes of the visible models, in the order of `SiteRelations.places`. All products are
  /// compared with them.
  private let modelHashes: [ModelHashes?]
  private let sources = Mutex<[UInt64: ContentSource]?>(nil)
  private let factsOfAll = Mutex<UInt64?>(nil)
  private let factsOfKinds = Mutex<[UInt64: UInt64]>([:])

  init(
    graph: SiteGraph, formats: Formats, phrases: Phrases, files: PublishedFiles,
    theme: ThemeAssets = ThemeAssets(), now: Instant, diagnostics: DiagnosticCollector,
    themeLoads: PolicyLoads = PolicyLoads(), renditions: (any RenditionStore)? = nil,
    keys: KeyFile? = nil,
    photoCell: @escaping @Sendable (PhotoCell) -> HTML
  ) {
    self.graph = graph
    self.formats = formats
    self.phrases = phrases
    self.files = files
    self.theme = theme
    self.now = now
    self.diagnostics = diagnostics
    self.themeLoads = themeLoads
    // The file is made after all pages, since it lists the hosts that they load from.
    used.use(Route.headers.path)
    self.photoCell = photoCell
    modelHashes = graph.relations.places.values.map {
      graph.model(of: $0.kind, at: $0.index)?.hashes
    }
    let settings = graph.content.settings
    pictures = SitePictures(renditions, graph.content)
    measures = ImageMeasures(pictures.cleaning)
    base = settings.baseURL
    sealedLinks = keys.map { SealedLinks($0, for: settings.audiences) }
    language = settings.locale.replacing("_", with: "-")
    feedEntries = FeedEntries(graph.filing.feeds)
    var options = MarkdownOptions()
    options.unsafeHTML = settings.unsafeHTML
    options.lowersHeadings = true
    options.additions = settings.markdown.additions(locale: settings.locale)
    options.externalRel =
      settings.markdown.externalRel.isEmpty ? nil : settings.markdown.externalRel
    options.words.footnotes = phrases(.footnotes)
    options.words.backToText = phrases(.backToText)
    options.words.picture = phrases(.picture)
    options.ownHost = base?.origin.names.last.map(String.init)
    // IDs that the template `page.html` uses.
    options.reservedIDs = ["main", "announcement"]
    markdownOptions = options
  }

  // Borrowed, because copies would count dozens of references.
  var content: SiteContent { _read { yield graph.content } }

  /// Returns a model's excerpt, computed once.
  func excerpt(of model: any SourcedModel) -> String? {
    excerpts.value(for: UInt64(object: model)) {
      guard !model.body.isBlank, let body = markdown(of: model.body) else { return nil }
      let excerpt = body.excerpt(markdownOptions)
      return excerpt.isEmpty ? nil : excerpt
    }
  }

  /// Returns a text for the parser; `nil` if it can no longer be read, which is reported.
  func markdown(of text: MarkdownText) -> MarkdownBody? {
    do throws(ContentSource.Fault) {
      return try text.markdown()
    } catch {
      diagnostics.report(error.diagnostic)
      return nil
    }
  }
}

// MARK: - Results of reads

extension SiteFacts {
  /// Returns the hash of a read's present result; `nil` if its subject doesn't exist. The caller
  /// must compute the states of files on disk.
  func value(of key: ReadKey) -> UInt64? {
    switch key.aspect {
    case .facts: hashes(key.subject)?.facts
    case .text: hashes(key.subject)?.text
    case .excerpt: model(key.subject).map { Self.hash(ofExcerpt: excerpt(of: $0)) }
    case .allFacts: allFacts
    case .factsOfKind: facts(ofKind: key.subject)
    case .source: source(key.subject)?.hash
    case .file, nil: nil
    }
  }

  static func hash(ofExcerpt excerpt: String?) -> UInt64 {
    excerpt.map { StableHasher.hash($0, seed: 1) } ?? 0
  }

  /// Returns the hashes of a visible model, or of the text of the home page or a list, by the hash
  /// of its name.
  func hashes(_ name: UInt64) -> ModelHashes? {
    graph.relations.places.place(of: name).map { modelHashes[$0] }
      ?? content.indexTexts.first { $0.hashes.name == name }?.hashes
  }

  private func model(_ name: UInt64) -> (any SourcedModel)? {
    graph.relations.places[name].flatMap { graph.model(of: $0.kind, at: $0.index) }
  }

  /// Hash of the facts of all visible models.
  var allFacts: UInt64 {
    factsOfAll.withLock { known in
      if let known { return known }
      var hasher = StableHasher()
      for list in content.models.erased {
        for model in list.models { hasher.combine(model.hashes.facts) }
      }
      let hash = hasher.finish()
      known = hash
      return hash
    }
  }

  /// Returns the hash of the facts of a kind's visible models. `subject` is the subject of the
  /// kind's key.
  func facts(ofKind subject: UInt64) -> UInt64 {
    factsOfKinds.withLock { known in
      if let hash = known[subject] { return hash }
      var hasher = StableHasher()
      for list in content.models.erased where ReadKey.facts(of: list.kind).subject == subject {
        for model in list.models { hasher.combine(model.hashes.facts) }
      }
      let hash = hasher.finish()
      known[subject] = hash
      return hash
    }
  }

  /// Returns the file of visible models or of a list's text. `path` is the hash of its path without
  /// the lowest three bits.
  func source(_ path: UInt64) -> ContentSource? {
    sources.withLock { known in
      if let known { return known[path] }
      let files =
        content.models.erased.flatMap { $0.models.map(\.file) } + content.indexTexts.map(\.file)
      let all = Dictionary(
        files.map { (ReadKey.path($0.path, .source).subject, $0) },
        uniquingKeysWith: { first, _ in first })
      known = all
      return all[path]
    }
  }
}
