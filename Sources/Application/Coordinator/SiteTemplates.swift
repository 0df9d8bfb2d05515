import Content
import Markup
import Presentation
import Templating

/// The templates of a site, each compiled against the contract of the pages that it shows.
///
/// All are compiled, whether or not a page uses them: a mistake in any is found before any is shown.
struct SiteTemplates: Sendable {
  let home: Template<Page<HomeViewModel>>
  let trips: Template<Page<TripsViewModel>>
  let trip: Template<Page<TripViewModel>>
  let photos: Template<Page<PhotosViewModel>>
  let photo: Template<Page<PhotoViewModel>>
  let buy: Template<Page<BuyViewModel>>
  /// Those of all kinds that go the way of every kind.
  let kinds: [any KindPages]
  let taxonomy: Template<Page<TaxonomyViewModel>>
  let term: Template<Page<TermViewModel>>
  let settings: Template<Page<SettingsViewModel>>
  let notFound: Template<Page<NotFoundViewModel>>
  let moved: Template<Page<MovedViewModel>>
  let feed: Template<FeedViewModel>
  let sitemap: Template<SitemapViewModel>
  let sitemapIndex: Template<SitemapIndexViewModel>
  private let photoCell: Template<PhotoCell>

  /// Compiles them all, and reports those that nothing selects.
  init(_ set: TemplateSet, _ kinds: SiteKinds, _ wanted: WantedTemplates) {
    home = set.template(for: Page.contract, alternatives: wanted.home)
    trips = set.template(for: Page.contract, alternatives: wanted.list(.trips))
    trip = set.template(for: Page.contract, alternatives: wanted.models(.trips))
    photos = set.template(for: Page.contract, alternatives: wanted.list(.photos))
    photo = set.template(for: Page.contract, alternatives: wanted.models(.photos))
    buy = set.template(for: Page.contract)
    self.kinds = kinds.published.map {
      $0.pages(set, page: wanted.models($0.kind), list: wanted.list($0.kind))
    }
    taxonomy = set.template(for: Page.contract)
    term = set.template(for: Page.contract)
    settings = set.template(for: Page.contract)
    notFound = set.template(for: Page.contract)
    moved = set.template(for: Page.contract)
    feed = set.template(for: FeedViewModel.contract)
    sitemap = set.template(for: SitemapViewModel.contract)
    sitemapIndex = set.template(for: SitemapIndexViewModel.contract)
    photoCell = set.template(for: PhotoCell.contract)
    // One of these may be what an unknown name means.
    if !wanted.lacksTemplate { set.reportUnused() }
  }

  /// Of photos in texts, which may stand on any page.
  var photoIDs: TemplateIDs { photoCell.ids() }

  @Sendable func markup(of cell: PhotoCell) -> HTML {
    var output = OutputBuffer(capacity: 1024)
    photoCell.write(cell, into: &output)
    return HTML(trusted: output)
  }
}
