import Content
import Domain
import Presentation

/// Shows a sitemap with a part of all pages.
struct ShowSitemap: UseCase {
  typealias ViewModel = SitemapViewModel

  let part: SitemapPlan.Part
  let state: SiteState

  func show(in view: some View<SitemapViewModel>, _ context: SiteContext) {
    context.noteAllFacts()
    view.show(
      SitemapViewModel(
        pages: zip(part.pages, part.changes(in: state)).map { page, changed in
          SitemapEntryViewModel(
            link: context.absolute(context.link(page.route)),
            lastModified: changed.map { context.formats.written($0) })
        }))
  }
}

/// Shows the index of the sitemaps.
struct ShowSitemapIndex: UseCase {
  typealias ViewModel = SitemapIndexViewModel

  let parts: [SitemapPlan.Part]
  let state: SiteState

  func show(in view: some View<SitemapIndexViewModel>, _ context: SiteContext) {
    context.noteAllFacts()
    view.show(
      SitemapIndexViewModel(
        sitemaps: parts.map { part in
          SitemapEntryViewModel(
            link: context.absolute(context.link(part.route)),
            lastModified: part.changes(in: state).newest { $0 }
              .map { context.formats.written($0) })
        }))
  }
}
