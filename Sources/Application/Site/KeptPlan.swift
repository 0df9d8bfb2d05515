import Content
import Domain
import Tracing

/// The decisions about a site that a later process reuses: the relations between models, and their
/// taxonomies and feeds.
///
/// It refers to models by index and name, so that thousands of models need not be parsed. It is
/// valid while content has the same shape: the same models at the same indexes, of which only
/// titles, summaries and texts differ. A plan is kept only if the site shows all its content, has
/// no former addresses, and no model uses a template of its own.
package struct KeptPlan: Sendable {
  /// Hash of the content's shape, the settings and the options.
  let key: UInt64
  /// Hash of everything else that may claim the names of products.
  let basis: UInt64
  let validity: SiteValidity
  /// Each year, with the indexes of its trips.
  let years: [TripYears.Year]
  /// Slug of each person who travels, with the indexes of the person's trips.
  let travellers: [Places]
  let taxonomies: [Filing]
  let feeds: [FeedPlan.Feed]

  struct Places: Sendable, Hashable {
    let name: String
    let places: [Int]
  }

  /// One taxonomy; they are in the order of `TaxonomyKind.allCases`.
  struct Filing: Sendable, Hashable {
    let terms: [Term]
    /// Each spelling of a term in content, with the term's index.
    let spellings: [Spelling]
  }

  struct Term: Sendable, Hashable {
    let identity: String
    let title: String
    let members: [Member]
  }

  struct Spelling: Sendable, Hashable {
    let text: String
    let term: Int
  }

  /// Returns the key of the plan of such content.
  static func key(_ content: SiteContent, _ options: Site.Options) -> UInt64 {
    var hasher = StableHasher(seed: options.hash)
    hasher.combine(content.settingsHash)
    hasher.combine(content.shapeHash)
    return hasher.finish()
  }

  /// Whether the plan is of such content, and all indexes in it are those of models.
  func fits(_ content: SiteContent, _ options: Site.Options) -> Bool {
    guard validity.holds(at: options.audience.now), key == Self.key(content, options),
      taxonomies.count == TaxonomyKind.allCases.count
    else { return false }
    var counts: [ModelKind: Int] = [:]
    for list in content.models.erased { counts[list.kind] = list.models.count }
    let trips = counts[.trips] ?? 0
    func areModels(_ members: [Member]) -> Bool {
      // Members of one kind mostly follow each other.
      var (kind, count): (ModelKind?, Int) = (nil, 0)
      for member in members {
        if member.kind != kind { (kind, count) = (member.kind, counts[member.kind] ?? 0) }
        guard member.index < count else { return false }
      }
      return true
    }
    return years.allSatisfy { $0.trips.allSatisfy { $0 < trips } }
      && travellers.allSatisfy { $0.places.allSatisfy { $0 < trips } }
      && feeds.allSatisfy { areModels($0.members) }
      && taxonomies.allSatisfy { filing in
        filing.terms.allSatisfy { areModels($0.members) }
          && filing.spellings.allSatisfy { $0.term < filing.terms.count }
      }
  }
}

// MARK: - Deciding

extension KeptPlan {
  /// `nil` if the plan can't be kept.
  init?(_ plan: SitePlan, of content: SiteContent, _ options: Site.Options) {
    guard plan.showsAll, plan.isClear else { return nil }
    key = Self.key(content, options)
    basis = plan.basisHash
    validity = plan.validity
    years = plan.relations.years.years
    travellers = plan.relations.tripsByPerson.map { Places(name: $0.key.text, places: $0.value) }
      .sorted { $0.name < $1.name }
    taxonomies = TaxonomyKind.allCases.map { kind in
      let taxonomy = plan.filing.taxonomies[kind]
      return Filing(
        terms: taxonomy.terms.map {
          Term(identity: $0.name.identity, title: $0.title, members: $0.members)
        },
        spellings: taxonomy.indexes.map { Spelling(text: $0.key, term: $0.value) }
          .sorted { $0.text < $1.text })
    }
    feeds = plan.filing.feeds.feeds
  }

  /// The taxonomies; `nil` if a term has an invalid name.
  var filed: Taxonomies? {
    let made = zip(TaxonomyKind.allCases, taxonomies).compactMap { kind, filing -> Taxonomy? in
      let terms = filing.terms.compactMap { term -> Application.Term? in
        guard let name = try? TermName(term.identity), name.identity == term.identity else {
          return nil
        }
        return Application.Term(kind: kind, name: name, title: term.title, members: term.members)
      }
      guard terms.count == filing.terms.count else { return nil }
      return Taxonomy(
        kind: kind, terms: terms,
        indexes: Dictionary(
          filing.spellings.map { ($0.text, $0.term) }, uniquingKeysWith: { first, _ in first }))
    }
    guard made.count == TaxonomyKind.allCases.count else { return nil }
    return Taxonomies(tags: made[0], categories: made[1])
  }
}
