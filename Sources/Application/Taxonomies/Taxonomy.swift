import Content
import Domain

/// A model of the site, by its place among those of its kind.
struct Member: Sendable, Hashable {
  let kind: ModelKind
  let index: Int
}

/// A term of a taxonomy, and the listed models that are filed under it; there is always one.
struct Term: Sendable {
  let kind: TaxonomyKind
  let name: TermName
  /// As most of its models spell it.
  let title: String
  /// By date, the newest first, then by slug; those without a date follow, each kind in the order
  /// of its list.
  let members: [Member]

  /// Its page, and the first of several.
  var route: Route { .term(kind, name) }
}

/// All terms of one kind, with what is filed under each.
struct Taxonomy: Sendable {
  let kind: TaxonomyKind
  /// In the order of the alphabet.
  let terms: [Term]
  /// The places of the terms, by each way in which content spells them.
  let indexes: [String: Int]

  init(kind: TaxonomyKind, terms: [Term], indexes: [String: Int]) {
    self.kind = kind
    self.terms = terms
    self.indexes = indexes
  }

  /// The page of all terms.
  var route: Route { .taxonomy(kind) }

  /// A term by any of its spellings; `nil` where no listed model has it.
  subscript(spelling: String) -> Term? { index(of: spelling).map { terms[$0] } }

  /// A term's place among all.
  func index(of spelling: String) -> Int? { indexes[spelling] }

  /// The terms of a model in its author's order, each once, by their places.
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

  /// Those that have terms.
  var inUse: [Taxonomy] { [tags, categories].filter { !$0.terms.isEmpty } }
}
