import CommonMark
import Content
import Domain
import Presentation

/// Which feeds there are and which models are in them, decided before anything is made.
///
/// A model may be in many feeds, and each feed is made twice. So its entry is made once, and its text
/// once for its page and its entry together.
struct FeedPlan: Sendable {
  /// One feed: the page that it follows, and its entries, the newest first.
  struct Feed: Sendable {
    let route: Route
    /// What it follows: `nil` for the whole site.
    let topic: String?
    let items: [FeedItem]

    /// When the last of its entries changed; `nil` for none.
    var updated: Moment? { items.lazy.map(\.updated).newest }
  }

  /// A text, and the photos that it shows, which its page need not show again.
  struct Text: Sendable {
    let rendered: RenderedMarkdown?
    let shownPhotos: Set<Slug>
  }

  /// A site without a base address has none, and nothing that has no entry is one.
  let feeds: [Feed]
  private let places: [Route: Int]
  private let entries: [Member: Shared<FeedEntryViewModel>]
  private let texts: [ObjectIdentifier: Shared<Text>]

  init(_ graph: SiteGraph) {
    let content = graph.content
    guard content.settings.baseURL != nil else {
      (feeds, places, entries, texts) = ([], [:], [:], [:])
      return
    }
    let items = Items(content)
    var feeds = [Feed(route: .home, topic: nil, items: FeedItem.newest(of: items.all))]
    for term in graph.taxonomies.inUse.lazy.flatMap(\.terms) {
      let members = term.members.lazy.compactMap { items[$0] }
      feeds.append(
        Feed(route: term.route, topic: term.title, items: FeedItem.newest(of: members)))
    }
    feeds.removeAll { $0.items.isEmpty }
    var uses: [Member: Int] = [:]
    for item in feeds.lazy.flatMap(\.items) {
      uses[item.place, default: 0] += FeedFormat.allCases.count
    }
    self.feeds = feeds
    places = Dictionary(
      feeds.enumerated().map { ($1.route, $0) }, uniquingKeysWith: { first, _ in first })
    entries = uses.mapValues { Shared(uses: $0) }
    texts = Dictionary(
      uniqueKeysWithValues: uses.keys.map { (content.identity(of: $0), Shared(uses: 2)) })
  }

  /// The feed that follows a page.
  func feed(of route: Route) -> Feed? { places[route].map { feeds[$0] } }

  func entry(
    of item: FeedItem, _ make: () -> FeedEntryViewModel
  ) -> FeedEntryViewModel {
    entries[item.place]?.value(make) ?? make()
  }

  /// Where a model's text is shared by its page and its entry; `nil` for one that is in no feed.
  func text<Model>(of model: Sourced<Model>) -> Shared<Text>? {
    texts.isEmpty ? nil : texts[ObjectIdentifier(model)]
  }
}

/// All that may be in a feed.
private struct Items {
  private let items: [ModelKind: [FeedItem?]]

  init(_ content: SiteContent) {
    func items<Model>(_ models: [Sourced<Model>]) -> [FeedItem?] {
      models.enumerated().map { FeedItem($1, at: $0) }
    }
    self.items = [
      .trips: items(content.trips), .photos: items(content.photos),
      .accounts: items(content.accounts), .people: items(content.people),
      .pages: items(content.pages),
    ]
  }

  var all: some Sequence<FeedItem> { items.values.lazy.flatMap { $0.lazy.compactMap(\.self) } }

  subscript(place: Member) -> FeedItem? { items[place.kind]?[place.index] }
}

extension SiteContent {
  /// When any of the models that lists show last changed.
  var lastModified: Moment? {
    func newest<Model>(_ models: [Sourced<Model>]) -> Moment? {
      models.lazy.filter(\.isListed).compactMap(\.lastModified).newest
    }
    return [newest(trips), newest(photos), newest(accounts), newest(people), newest(pages)]
      .compactMap(\.self).newest
  }

  fileprivate func identity(of place: Member) -> ObjectIdentifier {
    switch place.kind {
    case .trips: ObjectIdentifier(trips[place.index])
    case .photos: ObjectIdentifier(photos[place.index])
    case .accounts: ObjectIdentifier(accounts[place.index])
    case .people: ObjectIdentifier(people[place.index])
    case .pages: ObjectIdentifier(pages[place.index])
    }
  }
}
