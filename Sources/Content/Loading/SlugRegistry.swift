import Diagnostics
import Domain

/// All names of a site's models: finds two of one name, and references that lead nowhere.
struct SlugRegistry {
  private var slugs: [ModelKind: Set<Slug>] = [:]
  private var unparsed: [(kind: ModelKind, file: SourceFile)] = []

  /// Reports slugs that two models share, or that differ only in case.
  ///
  /// The names are in the order of their files: the later one of two is at fault.
  init(
    _ names: some Sequence<RegisteredName>, unparsed: [(kind: ModelKind, file: SourceFile)],
    of kinds: ContentKinds, _ collector: DiagnosticCollector
  ) {
    self.unparsed = unparsed
    // By the folded slug; a name is looked up again only where two clash.
    var firsts: [ModelKind: [String: Int]] = [:]
    let names = Array(names)
    for (index, name) in names.enumerated() {
      let (kind, slug) = (name.name.kind, name.name.slug)
      slugs[kind, default: []].insert(slug)
      let folded = name.folded
      if let first = firsts[kind]?[folded] {
        collector.report(ContentDiagnostics.duplicateSlug(name, first: names[first]))
      } else {
        firsts[kind, default: [:]][folded] = index
      }
      if kind == .pages, let list = kinds[folded]?.kind {
        collector.report(ContentDiagnostics.reservedSlug(name, list))
      }
    }
  }

  /// Reports a reference to a model that does not exist.
  func check(_ reference: Reference, _ collector: DiagnosticCollector) {
    let known = slugs[reference.kind] ?? []
    guard !known.contains(reference.slug), !mayBeUnparsed(reference) else { return }
    let candidates = known.map(\.text).sorted()
    collector.report(
      ContentDiagnostics.missingReference(
        reference, suggestion: suggestion(for: reference.slug.text, among: candidates)))
  }

  /// Whether a file that can't be parsed holds the slug's letters: it may be the model's, whose
  /// absence is then no mistake of its own.
  private func mayBeUnparsed(_ reference: Reference) -> Bool {
    let letters = Array(reference.slug.text.utf8)
    return unparsed.contains { $0.kind == reference.kind && $0.file.bytes.contains(letters) }
  }
}
