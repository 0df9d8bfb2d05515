import Content
import Domain
import Presentation

/// A list as all of its pages know it.
struct ListHead: Sendable {
  /// Of its first page.
  let route: Route
  let title: String
  /// What its author wrote above it.
  let text: IndexText?
}

extension SiteContext {
  /// The list of a kind.
  func list(_ kind: ModelKind) -> ListHead {
    let text = content.listTexts[kind]
    return ListHead(
      route: .list(kind), title: text?.title ?? phrases.list(of: kind), text: text)
  }

  /// The trips of a year.
  func list(of year: TripYears.Year) -> ListHead {
    ListHead(
      route: .trips(of: year.number),
      title: phrases(.archiveTitle, ["year": formats.year(year.number)]), text: nil)
  }

  /// All terms of a taxonomy.
  func list(of taxonomy: Taxonomy) -> ListHead {
    ListHead(route: taxonomy.route, title: phrases(taxonomy.kind.phrase), text: nil)
  }

  /// What is filed under a term.
  func list(of term: Term) -> ListHead {
    ListHead(route: term.route, title: term.title, text: nil)
  }
}

extension TaxonomyKind {
  /// What all terms together are called.
  var phrase: Phrases.Key {
    switch self {
    case .tags: .tags
    case .categories: .categories
    }
  }

  var count: Phrases.CountedKey {
    switch self {
    case .tags: .tags
    case .categories: .categories
    }
  }
}
