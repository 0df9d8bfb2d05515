import Content
import Domain
import Presentation

/// The labels of all terms, made once because many pages show them.
struct TermLabels: Sendable {
  private let tags: [String: LabelViewModel]
  private let categories: [String: LabelViewModel]

  init(_ taxonomies: Taxonomies, under base: BaseURL?) {
    tags = Self.labels(taxonomies.tags, under: base)
    categories = Self.labels(taxonomies.categories, under: base)
  }

  private static func labels(
    _ taxonomy: Taxonomy, under base: BaseURL?
  ) -> [String: LabelViewModel] {
    let labels = taxonomy.terms.map {
      LabelViewModel(labelText: $0.title, labelLink: $0.route.link(under: base))
    }
    return Dictionary(
      uniqueKeysWithValues: taxonomy.indexes.map { spelling, index in (spelling, labels[index]) })
  }

  /// The label of a spelling. A term without a listed model has no link; only unlisted models show
  /// such a term.
  subscript(kind: TaxonomyKind, spelling: String) -> LabelViewModel {
    let known =
      switch kind {
      case .tags: tags[spelling]
      case .categories: categories[spelling]
      }
    return known ?? LabelViewModel(labelText: spelling)
  }
}

extension SiteContext {
  /// Returns the labels of a model's terms without duplicates.
  func labels(_ kind: TaxonomyKind, of attributes: Attributes) -> [LabelViewModel] {
    let spellings = kind.spellings(in: attributes)
    guard !spellings.isEmpty else { return [] }
    var labels: [LabelViewModel] = []
    labels.reserveCapacity(spellings.count)
    for spelling in spellings {
      let label = termLabels[kind, spelling]
      if !labels.contains(label) { labels.append(label) }
    }
    return labels
  }

  func tags(of attributes: Attributes) -> [LabelViewModel] { labels(.tags, of: attributes) }
}
