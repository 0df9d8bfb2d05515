import Domain

/// A way of filing models under terms: their tags, of which each has any number, or their one
/// category.
enum TaxonomyKind: String, Sendable, Hashable, CaseIterable {
  case tags, categories

  /// The key of a model that names its terms.
  var key: String {
    switch self {
    case .tags: "tags"
    case .categories: "category"
    }
  }

  /// One of its terms, as a message says it.
  var singular: String {
    switch self {
    case .tags: "tag"
    case .categories: "category"
    }
  }

  /// The terms of a model, as its author spells them.
  func spellings(in attributes: Attributes) -> [String] {
    switch self {
    case .tags: attributes.tags
    case .categories: attributes.category.map { [$0] } ?? []
    }
  }
}
