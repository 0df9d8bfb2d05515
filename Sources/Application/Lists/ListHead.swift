import Content
import Domain
import Presentation

/// The head of a list, which all its pages share.
struct ListHead: Sendable {
  /// Route of the first page.
  let route: Route
  let title: String
  /// The author's text above the list.
  let text: IndexText?
}

extension SiteContext {
  /// Returns the list of a kind.
  func list(_ kind: ModelKind) -> ListHead {
    let text = site.content.listTexts[kind]
    return ListHead(
      route: .list(kind), title: text?.title ?? phrases.list(of: kind), text: text)
  }

  /// Returns the list of an album's photos.
  func list(of album: Sourced<Album>) -> ListHead {
    ListHead(route: .model(.albums, album.slug), title: title(of: album), text: nil)
  }

  /// Returns the list of a year's trips.
  func list(of year: TripYears.Year) -> ListHead {
    ListHead(
      route: .trips(of: year.number),
      title: phrases(.archiveTitle, ["year": formats.year(year.number)]), text: nil)
  }

  /// Returns the list of a taxonomy's terms.
  func list(of taxonomy: Taxonomy) -> ListHead {
    ListHead(route: taxonomy.route, title: phrases(taxonomy.kind.phrase), text: nil)
  }

  /// Returns the list of the models filed under a term.
  func list(of term: Term) -> ListHead {
    ListHead(route: term.route, title: term.title, text: nil)
  }
}

extension TaxonomyKind {
  /// Title of the taxonomy's list.
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
