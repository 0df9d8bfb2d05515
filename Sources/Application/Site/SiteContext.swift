import CommonMark
import Content
import Diagnostics
import Domain
import Markup
import Paths
import Presentation
import Tracing

/// What is needed to make view models: the models, the formats, the words, and where all lies.
///
/// A kind is handed one and asks it for what its pages show besides the model.
///
/// A class, and nothing in it changes: every page has it, and a copy would count a dozen references.
public final class SiteContext: Sendable {
  let graph: SiteGraph
  let formats: Formats
  let phrases: Phrases
  let files: PublishedFiles
  let measures: ImageMeasures
  let excerpts = Memo<String?>()
  let tripCards = Memo<TripCard>()
  /// The rows of models in the indexes of lists.
  let hits = Memo<JSON>()
  /// Of the pages of a sitemap, by the hash of its path.
  let sitemapChanges = Memo<[Moment?]>()
  let fragments = FragmentCheck()
  let used = UsedFiles()
  let models = ModelIndex()
  /// What is later than this has not happened yet. Whether something has is part of what all products
  /// depend on (`SiteValidity.pending`); the time itself is not.
  let now: Instant
  let diagnostics: DiagnosticCollector
  let base: BaseURL?
  /// BCP 47: "en-US".
  let language: String
  let feedEntries: FeedEntries
  let clockChanges = ClockChanges()
  let markdownOptions: MarkdownOptions
  /// Writes the cell of a photo, for a text that shows the photo.
  private let photoCell: @Sendable (PhotoCell) -> HTML

  init(
    graph: SiteGraph, formats: Formats, phrases: Phrases, files: PublishedFiles,
    now: Instant, diagnostics: DiagnosticCollector,
    photoCell: @escaping @Sendable (PhotoCell) -> HTML
  ) {
    self.graph = graph
    self.formats = formats
    self.phrases = phrases
    self.files = files
    self.now = now
    self.diagnostics = diagnostics
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
    // Those that `page.html` has.
    options.reservedIDs = ["main", "announcement"]
    markdownOptions = options
  }

  // Lent, since copies of them would count dozens of references.
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

  /// The file counts as used from then on.
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
