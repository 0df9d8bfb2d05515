import Content
import Domain
import Presentation
import Tracing

/// The labels of all terms, made once because many pages show them.
struct TermLabels: Sendable {
  /// A spelling's label, with the read that its users record.
  private struct Label: Sendable {
    let viewModel: LabelViewModel
    let question: Query
    let hash: UInt64

    init(_ viewModel: LabelViewModel, _ kind: TaxonomyKind, _ spelling: String) {
      self.viewModel = viewModel
      question = SiteQuestion.label(kind, spelling)
      hash = ReadHash.of(viewModel)
    }

    func note() { Reading.note(question, hash) }
  }

  private let tags: [String: Label]
  private let categories: [String: Label]

  init(_ taxonomies: Taxonomies, under base: BaseURL?) {
    tags = Self.labels(taxonomies.tags, under: base)
    categories = Self.labels(taxonomies.categories, under: base)
  }

  private static func labels(_ taxonomy: Taxonomy, under base: BaseURL?) -> [String: Label] {
    let labels = taxonomy.terms.map {
      LabelViewModel(labelText: $0.title, labelLink: $0.route.link(under: base))
    }
    return Dictionary(
      uniqueKeysWithValues: taxonomy.indexes.map { spelling, index in
        (spelling, Label(labels[index], taxonomy.kind, spelling))
      })
  }

  /// Returns the label of a spelling. A term without a listed model is no link; only unlisted
  /// models show such a term.
  private func label(_ kind: TaxonomyKind, _ spelling: String) -> Label {
    let known =
      switch kind {
      case .tags: tags[spelling]
      case .categories: categories[spelling]
      }
    return known ?? Label(LabelViewModel(labelText: spelling), kind, spelling)
  }

  /// The label of a spelling, without recording a read.
  subscript(kind: TaxonomyKind, spelling: String) -> LabelViewModel {
    label(kind, spelling).viewModel
  }

  /// Returns the labels of spellings without duplicates and records the reads.
  func noting(_ kind: TaxonomyKind, _ spellings: some Collection<String>) -> [LabelViewModel] {
    guard !spellings.isEmpty else { return [] }
    var seen: [LabelViewModel] = []
    seen.reserveCapacity(spellings.count)
    for spelling in spellings {
      let label = label(kind, spelling)
      label.note()
      if !seen.contains(label.viewModel) { seen.append(label.viewModel) }
    }
    return seen
  }
}

extension SiteContext {
  /// Returns the labels of a model's terms without duplicates.
  func labels(_ kind: TaxonomyKind, of attributes: Attributes) -> [LabelViewModel] {
    termLabels.noting(kind, kind.spellings(in: attributes))
  }

  func tags(of attributes: Attributes) -> [LabelViewModel] { labels(.tags, of: attributes) }
}
