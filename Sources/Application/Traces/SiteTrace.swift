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

  /// The same product, whose making is recorded.
  func recording(_ product: Product) -> Product {
    guard case .rendered(let render) = product.content, !product.isConstant else { return product }
    let path = product.path
    return product.with(
      .rendered { [self] output in
        let start = output.count
        let notes = Reading.record { render(&output) }.notes
        guard !notes.hasFindings, start == 0 else { return traces.remove(path) }
        var hasher = StableHasher()
        output.combine(into: &hasher)
        traces[path] = TraceRecord(
          global: global, structure: structure, given: product.given,
          bytesHash: hasher.finish(), output: nil, notes: ByteNotes(notes))
      })
  }

  /// Takes note of the digest of the bytes that were just made.
  package func note(_ output: OutputDigest, of product: Product) {
    traces.update(product.path) { $0.output = output }
  }

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
    guard record.global == global, case .rendered = product.content,
      let notes = record.notes.parsed()
    else { return false }
    let isSameStructure = record.structure == structure
    if !isSameStructure, record.given != product.given { return false }
    for (place, read) in notes.reads.enumerated() {
      let query = notes.queries[place]
      if isSameStructure, !Self.mayChange(read, query) { continue }
      guard answers.stillReads(read, query) else { return false }
    }
    if !isSameStructure { traces.update(product.path) { $0.structure = structure } }
    for effect in notes.effects { tell(effect, of: product) }
    return true
  }

  /// Whether something reads differently though nothing but texts and files on disk are different.
  private static func mayChange(_ read: ReadNotes.Read, _ query: Query?) -> Bool {
    switch read.key.aspect {
    case .facts: false
    case .text, .excerpt, nil: true
    case .answer: query.flatMap { SiteQuestion(rawValue: $0.kind) }?.isOfDisk ?? true
    }
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
