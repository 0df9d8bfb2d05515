import Content
import Markup
import Presentation
import Templating

/// The templates of a site, each compiled against the contract of its pages.
///
/// All are compiled, used or not, so that every mistake is found before any page is rendered.
struct SiteTemplates: Sendable {
  let home: Template<Page<HomeViewModel>>
  let trips: Template<Page<TripsViewModel>>
  let trip: Template<Page<TripViewModel>>
  let map: Template<Page<WorldMapViewModel>>
  let photos: Template<Page<PhotosViewModel>>
  let photo: Template<Page<PhotoViewModel>>
  let album: Template<Page<AlbumViewModel>>
  let buy: Template<Page<BuyViewModel>>
  let bought: Template<Page<BoughtViewModel>>
  /// Page and list templates of the kinds in `SiteKinds.published`.
  let kinds: [any KindPages]
  let ledger: Template<Page<LedgerViewModel>>
  let logbook: Template<Page<LogbookViewModel>>
  let taxonomy: Template<Page<TaxonomyViewModel>>
  let term: Template<Page<TermViewModel>>
  let settings: Template<Page<SettingsViewModel>>
  let signIn: Template<Page<SignInViewModel>>
  let notFound: Template<Page<NotFoundViewModel>>
  let moved: Template<Page<MovedViewModel>>
  let feed: Template<FeedViewModel>
  let sitemap: Template<SitemapViewModel>
  let sitemapIndex: Template<SitemapIndexViewModel>
  private let photoCell: Template<PhotoCell>

  /// Combines the templates of both halves.
  init(_ first: FirstTemplates, _ rest: OtherTemplates) {
    home = first.home
    trips = first.trips
    trip = first.trip
    map = first.map
    photos = first.photos
    photo = first.photo
    album = first.album
    buy = first.buy
    bought = first.bought
    kinds = rest.kinds
    ledger = rest.ledger
    logbook = rest.logbook
    taxonomy = rest.taxonomy
    term = rest.term
    settings = rest.settings
    signIn = rest.signIn
    notFound = rest.notFound
    moved = rest.moved
    feed = rest.feed
    sitemap = rest.sitemap
    sitemapIndex = rest.sitemapIndex
    photoCell = rest.photoCell
  }

  /// IDs in the markup of photos in texts, which may be on any page.
  var photoIDs: TemplateIDs { photoCell.ids() }

  @Sendable func markup(of cell: PhotoCell) -> HTML {
    var output = OutputBuffer(capacity: 1024)
    photoCell.write(cell, into: &output)
    return HTML(trusted: output)
  }
}

/// The first half of a site's templates. Its mistakes are reported first.
struct FirstTemplates: Sendable {
  fileprivate let home: Template<Page<HomeViewModel>>
  fileprivate let trips: Template<Page<TripsViewModel>>
  fileprivate let trip: Template<Page<TripViewModel>>
  fileprivate let map: Template<Page<WorldMapViewModel>>
  fileprivate let photos: Template<Page<PhotosViewModel>>
  fileprivate let photo: Template<Page<PhotoViewModel>>
  fileprivate let album: Template<Page<AlbumViewModel>>
  fileprivate let buy: Template<Page<BuyViewModel>>
  fileprivate let bought: Template<Page<BoughtViewModel>>

  init(_ set: TemplateSet, _ wanted: WantedTemplates) {
    home = set.template(for: Page.contract, alternatives: wanted.home)
    trips = set.template(for: Page.contract, alternatives: wanted.list(.trips))
    trip = set.template(for: Page.contract, alternatives: wanted.models(.trips))
    map = set.template(for: Page.contract)
    photos = set.template(for: Page.contract, alternatives: wanted.list(.photos))
    photo = set.template(for: Page.contract, alternatives: wanted.models(.photos))
    album = set.template(for: Page.contract, alternatives: wanted.models(.albums))
    buy = set.template(for: Page.contract)
    bought = set.template(for: Page.contract)
  }
}

/// The second half, which takes about as long to compile as the first.
struct OtherTemplates: Sendable {
  fileprivate let kinds: [any KindPages]
  fileprivate let ledger: Template<Page<LedgerViewModel>>
  fileprivate let logbook: Template<Page<LogbookViewModel>>
  fileprivate let taxonomy: Template<Page<TaxonomyViewModel>>
  fileprivate let term: Template<Page<TermViewModel>>
  fileprivate let settings: Template<Page<SettingsViewModel>>
  fileprivate let signIn: Template<Page<SignInViewModel>>
  fileprivate let notFound: Template<Page<NotFoundViewModel>>
  fileprivate let moved: Template<Page<MovedViewModel>>
  fileprivate let feed: Template<FeedViewModel>
  fileprivate let sitemap: Template<SitemapViewModel>
  fileprivate let sitemapIndex: Template<SitemapIndexViewModel>
  fileprivate let photoCell: Template<PhotoCell>

  init(_ set: TemplateSet, _ kinds: SiteKinds, _ wanted: WantedTemplates) {
    self.kinds = kinds.published.map {
      $0.pages(set, page: wanted.models($0.kind), list: wanted.list($0.kind))
    }
    ledger = set.template(for: Page.contract)
    logbook = set.template(for: Page.contract)
    taxonomy = set.template(for: Page.contract)
    term = set.template(for: Page.contract)
    settings = set.template(for: Page.contract)
    signIn = set.template(for: Page.contract)
    notFound = set.template(for: Page.contract)
    moved = set.template(for: Page.contract)
    feed = set.template(for: FeedViewModel.contract)
    sitemap = set.template(for: SitemapViewModel.contract)
    sitemapIndex = set.template(for: SitemapIndexViewModel.contract)
    photoCell = set.template(for: PhotoCell.contract)
  }
}
