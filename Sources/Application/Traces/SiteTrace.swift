import Markup
import Synchronization
import Threads
import Tracing

/// One state of a site against what its products read before: which of them need not be made again.
///
/// A class, since it answers questions about the site, each once.
package final class SiteTrace: Sendable {
  private let traces: SiteTraces
  private let answers: SiteAnswers
  private let global: UInt64
  private let structure: UInt64
  private let fragments: FragmentCheck
  private let theme: ThemeAssets
  private let used: UsedFiles
  /// What was known when the process began; compared from the moment on when the site is whole.
  private let checks = Mutex<BackgroundValue<[ArchiveCheck]>?>(nil)

  init(
    _ traces: SiteTraces, _ answers: SiteAnswers, global: UInt64, structure: UInt64,
    _ fragments: FragmentCheck, _ theme: ThemeAssets, _ used: UsedFiles
  ) {
    self.traces = traces
    self.answers = answers
    self.global = global
    self.structure = structure
    self.fragments = fragments
    self.theme = theme
    self.used = used
  }

  // MARK: - Making

  /// The making of a product, of which a record is kept.
  func recorded(_ product: Product) -> @Sendable (inout OutputBuffer) -> Void {
    { [self] output in
      let start = output.count
      let (bound, notes) = Reading.record(manyReads: true) { product.make(into: &output) }
      let path = product.pathHash
      guard !notes.hasFindings, start == 0 else { return traces.remove(path) }
      answers.note(excerptsIn: notes)
      traces.note(notes)
      traces[path] = TraceRecord(
        global: global, structure: structure, given: bound?.given ?? 0,
        output: traces.hashesOutput ? OutputDigest(hashing: output) : nil,
        notes: TraceNotes(notes))
    }
  }

  /// Takes note of the digest of the bytes that were just made, where nothing else makes the product.
  package func note(_ output: OutputDigest, of product: Product) {
    traces.note(output, of: product.pathHash)
  }

  /// Forgets what was read for products that are no more; to be called now and then by whoever keeps
  /// the traces for long.
  package func forget(allBut products: [Product]) { traces.forget(allBut: products) }

  // MARK: - Keeping

  /// The digest of a product's bytes as they were made once and would be made again; `nil` where it
  /// must be made to be known.
  package func output(of product: Product) -> OutputDigest? {
    var reader = TraceReader(self)
    return reader.output(of: product)
  }

  /// What was noted of a product in this process.
  func record(of product: Product) -> TraceRecord? { traces[product.pathHash] }

  /// Whether all that a product read reads the same; if so, what it told the site is told again.
  func holds(_ record: TraceRecord, for product: Product) -> Bool {
    guard record.global == global else { return false }
    let notes = record.notes
    guard notes.allReads({ answers.value(of: $0.key) == $0.value }), let effects = notes.effects
    else { return false }
    if record.structure != structure {
      guard record.given == product.given, notes.isSteady(answers.value) else { return false }
      var record = record
      record.structure = structure
      traces[product.pathHash] = record
    }
    for effect in effects { tell(effect, of: product) }
    return true
  }

  /// What was known when the process began, against this state of the site.
  var archiveChecks: [ArchiveCheck] {
    traces.archives.isEmpty ? [] : begunChecks(jobs: 1).value
  }

  /// Begins to compare what was known when the process began, on a thread of its own if there is more
  /// than one job; to be called when the site is whole.
  func begin(jobs: Int) {
    guard !traces.archives.isEmpty else { return }
    _ = begunChecks(jobs: jobs)
  }

  private func begunChecks(jobs: Int) -> BackgroundValue<[ArchiveCheck]> {
    checks.withLock { checks in
      if let checks { return checks }
      let begun = BackgroundValue.begin(jobs: jobs) {
        [traces, answers, global, structure, fragments] in
        let made = traces.archives.map {
          ArchiveCheck($0, answers, global: global, structure: structure)
        }
        fragments.addKept(made)
        return made
      }
      checks = begun
      return begun
    }
  }

  func tell(_ effect: Effect, of product: Product) {
    switch SiteEffect(rawValue: effect.kind) {
    case .ids:
      fragments.add(SiteEffect.ids(of: effect), to: Route(path: effect.subject))
    case .want: fragments.wantAgain(effect.detail, on: effect.subject, by: product.path)
    case .usedAsset: _ = theme.use(effect.subject)
    case .usedFile: used.useAgain(effect.subject)
    case nil: break
    }
  }
}
