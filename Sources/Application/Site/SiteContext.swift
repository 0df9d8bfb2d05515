import CommonMark
import Content
import Diagnostics
import Domain
import Markup
import Paths
import Presentation
import Tracing

/// The models, formats, words and addresses from which view models are made.
///
/// A kind receives it and takes from it what its pages show besides the model.
///
/// An immutable class, because every page holds it and a copy would count a dozen references.
public final class SiteContext: Sendable {
  let graph: SiteGraph
  let formats: Formats
  let phrases: Phrases
  let files: PublishedFiles
  let measures: ImageMeasures
  let excerpts = Memo<String?>()
  let tripCards = Memo<TripCard>()
  /// Rows of models in list indexes.
  let hits = Memo<JSON>()
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
  /// Language tag (BCP 47): "en-US".
  let language: String
  let feedEntries: FeedEntries
  let clockChanges = ClockChanges()
  let markdownOptions: MarkdownOptions
  /// Whether templates and assets of the site's own may load or run more than the built-in theme.
  let themeLoadsElsewhere: Bool
  /// Renders the cell of a photo for a text that shows it.
  private let photoCell: @Sendable (PhotoCell) -> HTML

  init(
    graph: SiteGraph, formats: Formats, phrases: Phrases, files: PublishedFiles,
    now: Instant, diagnostics: DiagnosticCollector, themeLoadsElsewhere: Bool = false,
    photoCell: @escaping @Sendable (PhotoCell) -> HTML
  ) {
    self.graph = graph
    self.formats = formats
    self.phrases = phrases
    self.files = files
    self.now = now
    self.diagnostics = diagnostics
    self.themeLoadsElsewhere = themeLoadsElsewhere
    measures = ImageMeasures(diagnostics)
    self.photoCell = photoCell
    base = graph.content.settings.baseURL
    language = graph.content.settings.locale.replacing("_", with: "-")
    feedEntries = FeedEntries(graph.filing.feeds)
    var options = MarkdownOptions()
    let settings = graph.content.settings
    options.unsafeHTML = settings.unsafeHTML
    options.lowersHeadings = true
    options.additions = settings.markdown.additions(locale: settings.locale)
    options.externalRel =
      settings.markdown.externalRel.isEmpty ? nil : settings.markdown.externalRel
    options.words.footnotes = phrases(.footnotes)
    options.words.backToText = phrases(.backToText)
    options.ownHost = base?.origin.names.last.map(String.init)
    // Ids in the template `page.html`.
    options.reservedIDs = ["main", "announcement"]
    markdownOptions = options
  }

  // Borrowed, because copies would count dozens of references.
  var content: SiteContent { _read { yield graph.content } }
  var taxonomies: Taxonomies { _read { yield graph.filing.taxonomies } }
  var termLabels: TermLabels { _read { yield graph.filing.labels } }
  var feeds: FeedPlan { _read { yield graph.filing.feeds } }

  var tripYears: TripYears {
    let years = graph.relations.years
    Reading.note(SiteQuestion.years(), years.countsHash)
    return years
  }

  func link(_ route: Route, fragment: String? = nil, suffix: String = "") -> Link {
    route.link(under: base, fragment: fragment, suffix: suffix)
  }

  /// Returns a link to a file and marks the file as used.
  func link(to asset: Asset, suffix: String = "") -> Link {
    used.use(asset)
    return link(Route(path: asset.publishedPath), suffix: suffix)
  }

  func link(to asset: ThemeAsset, suffix: String = "") -> Link {
    link(Route(path: asset.publishedPath), suffix: suffix)
  }

  func photoComponent(_ photo: Sourced<Photo>) -> HTML {
    photoCell(PhotoCell(PhotoViewModel(photo, in: self)))
  }
}
