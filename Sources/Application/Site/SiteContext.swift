import Content
import Diagnostics
import Domain
import Maps
import Markdown
import Markup
import Presentation
import Synchronization

/// The site as one product sees it. It provides models, formats, words and addresses, and records
/// which of them the product reads.
///
/// A kind receives it and takes everything from it that its pages show besides the model.
///
/// A class, because a product passes it to everything that adds to its notes, on any thread.
public final class SiteContext: Sendable {
  let site: SiteFacts
  /// Whether reads are recorded. Decisions about which products exist don't need a record.
  let isNoting: Bool
  private let notes = Mutex(ProductNotes())

  /// Creates a context. A context that notes reads is for one product, or for a value that several
  /// products share.
  init(_ site: SiteFacts, isNoting: Bool = false) {
    self.site = site
    self.isNoting = isNoting
  }

  /// Returns the notes recorded so far.
  var noted: ProductNotes { notes.withLock { $0 } }

  func note(_ key: ReadKey, _ value: @autoclosure () -> UInt64, text: UInt64 = 0) {
    guard isNoting else { return }
    notes.withLock { $0.note(key, value(), text: text) }
  }

  func note(file path: String, _ value: UInt64) {
    guard isNoting else { return }
    notes.withLock { $0.note(file: path, value) }
  }

  /// Records an effect. Its place depends on the whole file.
  func note(_ effect: SiteEffect) {
    switch effect {
    case .want(let wanted, _): noteSource(wanted.place.file)
    case .inline(_, let place): noteSource(place.file)
    default: break
    }
    notes.withLock { $0.note(effect) }
  }

  /// Records a diagnostic. Its place depends on the whole file.
  func note(_ finding: Diagnostic) {
    if let file = finding.place?.file { noteSource(file) }
    notes.withLock { $0.note(finding) }
  }

  func merge(_ other: ProductNotes) {
    guard isNoting else { return }
    notes.withLock { $0.merge(other) }
  }

  private func noteSource(_ path: String) {
    let key = ReadKey.path(path, .source)
    if let source = site.source(key.subject) { note(key, source.hash) }
  }
}

/// A value that several products share, with the notes on its making.
///
/// A class, because all its users refer to it.
final class Noted<Value: Sendable>: Sendable {
  let value: Value
  let notes: ProductNotes

  init(_ site: SiteFacts, _ make: (SiteContext) -> Value) {
    let context = SiteContext(site, isNoting: true)
    value = make(context)
    notes = context.noted.compacted
  }
}

extension SiteContext {
  /// Returns a value that is made once for several products. Each product depends on what the value
  /// reads.
  func shared<Value>(
    _ memo: Memo<Noted<Value>>, for key: UInt64, uses: @autoclosure () -> Int = .max,
    _ make: (SiteContext) -> Value
  ) -> Value {
    let noted = memo.value(for: key, uses: uses()) { Noted(site, make) }
    merge(noted.notes)
    return noted.value
  }
}

// MARK: - Of the whole site

extension SiteContext {
  // Borrowed, because copies would count dozens of references.
  var settings: SiteSettings { _read { yield site.graph.content.settings } }
  var taxonomies: Taxonomies { _read { yield site.graph.filing.taxonomies } }
  var termLabels: TermLabels { _read { yield site.graph.filing.labels } }
  var feeds: FeedPlan { _read { yield site.graph.filing.feeds } }
  var formats: Formats { _read { yield site.formats } }
  /// Coasts of the site's maps.
  var mapGrounds: MapGrounds { site.mapGrounds }
  var phrases: Phrases { _read { yield site.phrases } }
  var feedEntries: FeedEntries { _read { yield site.feedEntries } }

  var graph: SiteGraph { site.graph }
  var files: PublishedFiles { site.files }
  var now: Instant { site.now }
  var base: BaseURL? { site.base }
  var language: String { site.language }
  var clockChanges: ClockChanges { site.clockChanges }
  var tripYears: TripYears { site.graph.relations.years }
  var hasLogbook: Bool { site.graph.relations.hasLogbook }

  func link(_ route: Route, fragment: String? = nil, suffix: String = "") -> Link {
    route.link(under: base, fragment: fragment, suffix: suffix)
  }

  /// Returns a link to a file and marks the file as used.
  func link(to asset: Asset, suffix: String = "") -> Link {
    use(asset)
    return link(Route(path: asset.publishedPath), suffix: suffix)
  }

  func link(to asset: ThemeAsset, suffix: String = "") -> Link {
    link(Route(path: asset.publishedPath), suffix: suffix)
  }

  /// Returns a photo's cell for a text. `sizes` states how wide its image is shown.
  func photoComponent(_ photo: Sourced<Photo>, sizes: String? = nil, alt: String = "") -> HTML {
    var model = PhotoViewModel(photo, in: self)
    model.imageSizes = sizes
    if !alt.isEmpty { model.picture.imageAlt = alt }
    return site.photoCell(PhotoCell(model))
  }
}
