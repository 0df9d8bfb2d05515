import Markup
import Synchronization
import Threads
import Tracing

/// One state of a site, compared with earlier reads of its products: it finds the products that
/// need not be made again.
///
/// A class, since it caches the results of queries about the site.
package final class SiteTrace: Sendable {
  private let traces: SiteTraces
  private let answers: SiteAnswers
  private let global: UInt64
  private let structure: UInt64
  private let fragments: FragmentCheck
  private let theme: ThemeAssets
  private let used: UsedFiles
  /// Archives from before this process, compared with the site once the site is complete.
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

  /// Returns the rendering of a product that also records its reads.
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

  /// Records the digest of the bytes just made, if no other task makes the same product.
  package func note(_ output: OutputDigest, of product: Product) {
    traces.note(output, of: product.pathHash)
  }

  /// Forgets the reads of products that no longer exist. Call it from time to time if the traces
  /// live long.
  package func forget(allBut products: [Product]) { traces.forget(allBut: products) }

  // MARK: - Keeping

  /// Returns the digest that a product's bytes had and would have again; `nil` if it must be made.
  package func output(of product: Product) -> OutputDigest? {
    var reader = TraceReader(self)
    return reader.output(of: product)
  }

  /// Returns the record of a product made in this process.
  func record(of product: Product) -> TraceRecord? { traces[product.pathHash] }

  /// Whether all reads of a product have the same results; if so, repeats the product's effects.
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

  /// Archives from before this process, compared with this state of the site.
  var archiveChecks: [ArchiveCheck] {
    traces.archives.isEmpty ? [] : begunChecks(jobs: 1).value
  }

  /// Starts to compare archives with the site, on another thread if there is more than one job.
  ///
  /// Call it when the site is complete.
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
