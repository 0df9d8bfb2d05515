package import Markup
package import Templating

/// A sitemap in the sitemaps.org format. It lists every page meant for search engines.
package struct SitemapViewModel: Sendable, Equatable {
  /// Limits of the format: number of addresses, and of bytes.
  package static let maximumCount = 50_000
  package static let maximumBytes = 50 << 20

  /// The pages, in the order in which Zoetrope makes them.
  package let pages: [SitemapEntryViewModel]

  package init(pages: [SitemapEntryViewModel]) { self.pages = pages }
}

extension SitemapViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "sitemap", format: .xml,
    Fields("SitemapViewModel", .list("pages", fields: SitemapEntryViewModel.fields) { $0.pages }))
}

/// A sitemap of sitemaps, for a site with too many pages for one sitemap.
package struct SitemapIndexViewModel: Sendable, Equatable {
  /// The sitemaps, in order.
  package let sitemaps: [SitemapEntryViewModel]

  package init(sitemaps: [SitemapEntryViewModel]) { self.sitemaps = sitemaps }
}

extension SitemapIndexViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "sitemap-index", format: .xml,
    Fields(
      "SitemapIndexViewModel",
      .list("sitemaps", fields: SitemapEntryViewModel.fields) { $0.sitemaps }))
}

/// One address in a sitemap.
package struct SitemapEntryViewModel: Sendable, Equatable {
  /// The page's full address.
  package let link: Link
  /// The time when the page last changed, in RFC 3339 format.
  package let lastModified: String?

  package init(link: Link, lastModified: String? = nil) {
    self.link = link
    self.lastModified = lastModified
  }
}

extension SitemapEntryViewModel {
  package static let fields = Fields<Self>(
    "SitemapEntryViewModel",
    .link("link") { $0.link }, .optional("lastModified") { $0.lastModified })
}
