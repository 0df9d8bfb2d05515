import Markup
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

  init(
    _ traces: SiteTraces, _ answers: SiteAnswers, global: UInt64, structure: UInt64,
    _ fragments: FragmentCheck, _ theme: ThemeAssets
  ) {
    self.traces = traces
    self.answers = answers
    self.global = global
    self.structure = structure
    self.fragments = fragments
    self.theme = theme
  }

  // MARK: - Making

  /// The making of a product, of which a record is kept.
  func recorded(
    _ product: Product, _ render: @escaping @Sendable (inout OutputBuffer) -> Void
  ) -> @Sendable (inout OutputBuffer) -> Void {
    { [self] output in
      let start = output.count
      let notes = Reading.record { render(&output) }.notes
      let path = product.path
      guard !notes.hasFindings, start == 0 else { return traces.remove(path) }
      answers.note(excerptsIn: notes)
      traces.note(notes)
      var hasher = StableHasher()
      output.combine(into: &hasher)
      traces[path] = TraceRecord(
        global: global, structure: structure, given: product.given,
        bytesHash: hasher.finish(), output: nil, notes: TraceNotes(notes))
    }
  }

  /// Takes note of the digest of the bytes that were just made.
  package func note(_ output: OutputDigest, of product: Product) {
    traces.update(product.path) { $0.output = output }
  }

  /// Forgets what was read for products that are no more; to be called now and then by whoever keeps
  /// the traces for long.
  package func forget(allBut products: [Product]) { traces.forget(allBut: products) }

  // MARK: - Keeping

  /// The digest of a product's bytes as they were made once and would be made again; `nil` where it
  /// must be made to be known.
  package func output(of product: Product) -> OutputDigest? {
    guard let record = traces[product.path], let output = record.output,
      holds(record, for: product)
    else { return nil }
    return output
  }

  /// Whether a product would be made of the same bytes again: of those with this hash.
  package func isUnchanged(_ product: Product, bytesHash: UInt64) -> Bool {
    guard let record = traces[product.path], record.bytesHash == bytesHash else { return false }
    return holds(record, for: product)
  }

  /// Whether all that a product read reads the same; if so, what it told the site is told again.
  private func holds(_ record: TraceRecord, for product: Product) -> Bool {
    guard record.global == global, product.outline.isRendered else { return false }
    let notes = record.notes
    for read in notes.unsteady {
      guard answers.value(of: read.key) == read.value else { return false }
    }
    if record.structure != structure {
      guard record.given == product.given, isSteady(notes) else { return false }
      traces.update(product.path) { $0.structure = structure }
    }
    for effect in notes.effects { tell(effect, of: product) }
    return true
  }

  private func isSteady(_ notes: TraceNotes) -> Bool {
    var hasher = StableHasher()
    for bits in notes.steady {
      guard let value = answers.value(of: ReadKey(bits: bits)) else { return false }
      hasher.combine(value)
    }
    return hasher.finish() == notes.steadyHash
  }

  private func tell(_ effect: Effect, of product: Product) {
    switch SiteEffect(rawValue: effect.kind) {
    case .ids:
      fragments.add(
        effect.detail.split(separator: "\u{0}").map(String.init), to: Route(path: effect.subject))
    case .want: fragments.wantAgain(effect.detail, on: effect.subject, by: product.path)
    case .usedAsset: _ = theme.use(effect.subject)
    case nil: break
    }
  }
}
