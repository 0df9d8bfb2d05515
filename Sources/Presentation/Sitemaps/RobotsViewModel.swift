package import Markup

/// What `robots.txt` says: that everything may be read, and where the sitemap is.
package struct RobotsViewModel: Sendable, Hashable {
  package let sitemapLink: Link?

  package init(sitemapLink: Link? = nil) { self.sitemapLink = sitemapLink }

  /// RFC 9309. What is unlisted is not named, since that would list it.
  package var text: String {
    "User-agent: *\nDisallow:\n" + (sitemapLink.map { "\nSitemap: \($0.address)\n" } ?? "")
  }
}
