import Content
import Domain

/// A model of the site, by its kind and its index among all models of that kind.
struct Member: Sendable, Hashable {
  let kind: ModelKind
  let index: Int
}

/// A term of a taxonomy, and the listed models filed under it, at least one.
struct Term: Sendable {
  let kind: TaxonomyKind
  let name: TermName
  /// The most frequent spelling in its models.
  let title: String
  /// Sorted by date, newest first, then by slug. Models without a date come last, each kind in the
  /// order of its list.
  let members: [Member]

  /// Route of its page, the first if there are several.
  var route: Route { .term(kind, name) }
}

/// The terms of a taxonomy with their models.
struct Taxonomy: Sendable {
  let kind: TaxonomyKind
  /// The terms in alphabetical order.
  let terms: [Term]
  /// Indexes of the terms, by each spelling in the content.
  let indexes: [String: Int]

  init(kind: TaxonomyKind, terms: [Term], indexes: [String: Int]) {
    self.kind = kind
    self.terms = terms
    self.indexes = indexes
  }

  /// Route of the page of all terms.
  var route: Route { .taxonomy(kind) }

  /// The term of a spelling; `nil` if no listed model has it.
  subscript(spelling: String) -> Term? { index(of: spelling).map { terms[$0] } }

  /// Returns the index of a spelling's term.
  func index(of spelling: String) -> Int? { indexes[spelling] }

  /// Returns the indexes of a model's terms in its author's order, without duplicates.
  func indexes(of attributes: Attributes) -> [Int] {
    var found: [Int] = []
    for spelling in kind.spellings(in: attributes) {
      if let index = indexes[spelling], !found.contains(index) { found.append(index) }
    }
    return found
  }
}

/// The taxonomies of a site.
struct Taxonomies: Sendable {
  let tags: Taxonomy
  let categories: Taxonomy

  subscript(kind: TaxonomyKind) -> Taxonomy {
    switch kind {
    case .tags: tags
    case .categories: categories
    }
  }

  /// The taxonomies that have terms.
  var inUse: [Taxonomy] { [tags, categories].filter { !$0.terms.isEmpty } }
}
