import CommonMark
import Content
import Domain
import Presentation
import Tracing

/// Which feeds there are and which models are in them, decided before anything is made.
struct FeedPlan: Sendable {
  /// One feed: the page that it follows, and the models that are its entries, the newest first.
  struct Feed: Sendable {
    let route: Route
    /// What it follows: `nil` for the whole site.
    let topic: String?
    let members: [Member]

    /// Its entries.
    func items(in content: SiteContent, at now: Instant) -> [FeedItem] {
      members.compactMap { place in
        content.models.model(of: place.kind, at: place.index)
          .flatMap { FeedItem($0, at: place, now: now) }
      }
    }
  }

  /// A site without a base address has none, and nothing that has no entry is one.
  let feeds: [Feed]
  private let places: [Route: Int]
  /// How many feeds have an entry of a model, each of them in all its forms.
  private let uses: NumberTable<Int>

  init(_ content: SiteContent, _ taxonomies: Taxonomies, at now: Instant) {
    guard content.settings.baseURL != nil else {
      self.init([], of: content)
      return
    }
    let items = FeedItems(content, at: now)
    var feeds = [Feed(route: .home, topic: nil, members: items.newest)]
    for term in taxonomies.inUse.lazy.flatMap(\.terms) {
      feeds.append(
        Feed(route: term.route, topic: term.title, members: items.newest(of: term.members)))
    }
    feeds.removeAll { $0.members.isEmpty }
    self.init(feeds, of: content)
  }

  /// That of a plan, which an earlier process decided about content of the same shape.
  init(_ content: SiteContent, _ plan: KeptPlan) {
    self.init(plan.feeds, of: content)
  }

  private init(_ feeds: [Feed], of content: SiteContent) {
    var uses = NumberTable<Int>()
    for place in feeds.lazy.flatMap(\.members) {
      guard let model = content.models.model(of: place.kind, at: place.index) else { continue }
      uses[model.reads.subject, default: 0] += FeedFormat.allCases.count
    }
    self.feeds = feeds
    self.uses = uses
    places = Dictionary(
      feeds.enumerated().map { ($1.route, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The feed that follows a page.
  func feed(of route: Route) -> Feed? {
    let feed = places[route].map { feeds[$0] }
    Reading.note(SiteQuestion.feed(route.path), ReadHash.of(feed))
    return feed
  }

  /// How often the entry of a model is shown; `nil` for one that is in no feed.
  func uses(of identity: UInt64) -> Int? { uses[identity] }
}

/// What the feeds of one state of a site share: a model may be in many of them, and each is made
/// twice. So its entry is made once, and its text once for its page and its entry together.
struct FeedEntries: Sendable {
  /// A text, and the photos that it shows, which its page need not show again.
  struct Text: Sendable {
    let rendered: RenderedMarkdown?
    let shownPhotos: Set<Slug>
  }

  private let plan: FeedPlan
  private let entries = Memo<FeedEntryViewModel>()
  private let texts = Memo<Text>()

  init(_ plan: FeedPlan) { self.plan = plan }

  func entry(of item: FeedItem, _ make: () -> FeedEntryViewModel) -> FeedEntryViewModel {
    entries.value(for: item.identity, uses: plan.uses(of: item.identity) ?? 1, make)
  }

  /// A model's text, made once for its page and its entry; `nil` for one that is in no feed.
  func text(of model: any SourcedModel, _ make: () -> Text) -> Text? {
    let identity = model.reads.subject
    return plan.uses(of: identity) == nil ? nil : texts.value(for: identity, uses: 2, make)
  }
}

extension SiteContent {
  /// When any of the models that lists show last changed.
  func lastModified(by now: Instant) -> Moment? {
    models.all.newest { $0.attributes.visibility == .public ? $0.lastModified(by: now) : nil }
  }
}
