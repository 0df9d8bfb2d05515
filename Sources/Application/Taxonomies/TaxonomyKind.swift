import Domain

/// A way to file models under terms: any number of tags, or one category.
enum TaxonomyKind: String, Sendable, Equatable, CaseIterable {
  case tags, categories

  /// The key with a model's terms.
  var key: String {
    switch self {
    case .tags: "tags"
    case .categories: "category"
    }
  }

  /// Word for one of its terms in messages.
  var singular: String {
    switch self {
    case .tags: "tag"
    case .categories: "category"
    }
  }

  /// Returns the terms of a model as its author spells them.
  func spellings(in attributes: Attributes) -> [String] {
    switch self {
    case .tags: attributes.tags
    case .categories: attributes.category.map { [$0] } ?? []
    }
  }
}
