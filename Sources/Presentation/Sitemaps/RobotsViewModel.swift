package import Markup

/// Content of `robots.txt`: everything may be read, and the address of the sitemap.
package struct RobotsViewModel: Sendable, Hashable {
  package let sitemapLink: Link?

  package init(sitemapLink: Link? = nil) { self.sitemapLink = sitemapLink }

  /// The file in the form of RFC 9309. Unlisted pages are not named, since that would list them.
  package var text: String {
    "User-agent: *\nDisallow:\n" + (sitemapLink.map { "\nSitemap: \($0.address)\n" } ?? "")
  }
}
