import Content
import Domain
import Markdown
import Presentation

/// The site's feeds and their models, decided before any page is rendered.
struct FeedPlan: Sendable {
  /// A feed: the page that it follows and its models, newest first.
  struct Feed: Sendable {
    /// Subject of a feed.
    enum Topic: Sendable {
      case site
      /// The models filed under a term, by its title.
      case term(String)
      /// The photos of an album, by its index.
      case album(Int)
    }

    let route: Route
    let topic: Topic
    let members: [Member]

    /// Returns the feed's entries.
    func items(in content: SiteContent, at now: Instant) -> [FeedItem] {
      members.compactMap { place in
        content.models.model(of: place.kind, at: place.index)
          .flatMap { FeedItem($0, at: place, now: now) }
      }
    }
  }

  /// The feeds. A site without a base address has none, and empty feeds are left out.
  let feeds: [Feed]
  private let places: [Route: Int]
  /// Number of feed files that contain a model, over all feeds and formats.
  private let uses: NumberTable<Int>

  init(_ content: SiteContent, _ taxonomies: Taxonomies, at now: Instant) {
    guard content.settings.baseURL != nil else {
      self.init([], of: content)
      return
    }
    let items = FeedItems(content, at: now)
    // `SiteRelations` computes them too, but is made at the same time as this plan.
    let albums = AlbumRelations(content)
    var feeds = [Feed(route: .home, topic: .site, members: items.newest(withAlbums: albums))]
    for term in taxonomies.inUse.lazy.flatMap(\.terms) {
      feeds.append(
        Feed(route: term.route, topic: .term(term.title), members: items.newest(of: term.members)))
    }
    for (index, photos) in albums.photos.enumerated() where content.albums[index].isListed {
      feeds.append(
        Feed(
          route: .model(.albums, content.albums[index].slug), topic: .album(index),
          members: items.newest(of: photos.map { Member(kind: .photos, index: $0) })))
    }
    feeds.removeAll { $0.members.isEmpty }
    self.init(feeds, of: content)
  }

  private init(_ feeds: [Feed], of content: SiteContent) {
    var uses = NumberTable<Int>()
    for place in feeds.lazy.flatMap(\.members) {
      guard let model = content.models.model(of: place.kind, at: place.index) else { continue }
      uses[model.hashes.name, default: 0] += FeedFormat.allCases.count
    }
    self.feeds = feeds
    self.uses = uses
    places = Dictionary(
      feeds.enumerated().map { ($1.route, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the feed that follows a page.
  func feed(of route: Route) -> Feed? {
    places[route].map { feeds[$0] }
  }

  /// Returns in how many feed files a model's entry is; `nil` if it is in no feed.
  func uses(of identity: UInt64) -> Int? { uses[identity] }
}

/// Cached entries and texts of feeds. A model may be in many feeds, and each feed has several
/// formats, so its entry is made only once. Its text is made once for both its page and its entry.
struct FeedEntries: Sendable {
  /// A rendered text, and the photos in it, which the model's page need not repeat.
  struct Text: Sendable {
    let rendered: RenderedMarkdown?
    let shownPhotos: Set<Slug>
  }

  fileprivate let plan: FeedPlan
  fileprivate let entries = Memo<Noted<FeedEntryViewModel>>()
  fileprivate let texts = Memo<Noted<Text>>()

  init(_ plan: FeedPlan) { self.plan = plan }
}

extension SiteContext {
  func entry(
    of item: FeedItem, _ make: (SiteContext) -> FeedEntryViewModel
  ) -> FeedEntryViewModel {
    let feeds = site.feedEntries
    return shared(
      feeds.entries, for: item.identity, uses: feeds.plan.uses(of: item.identity) ?? 1, make)
  }

  /// Returns a model's text, made once for its page and its entry; `nil` if it is in no feed.
  func text(
    of model: any SourcedModel, _ make: (SiteContext) -> FeedEntries.Text
  ) -> FeedEntries.Text? {
    let (feeds, identity) = (site.feedEntries, model.hashes.name)
    guard feeds.plan.uses(of: identity) != nil else { return nil }
    return shared(feeds.texts, for: identity, uses: 2, make)
  }
}

extension SiteContent {
  /// Returns the latest change of any public model.
  func lastModified(by now: Instant) -> Moment? {
    models.all.newest { $0.isPublic ? $0.lastModified(by: now) : nil }
  }
}
