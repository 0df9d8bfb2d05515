package import Markup

/// The content of `robots.txt`: it allows everything and names the sitemap.
package struct RobotsViewModel: Sendable, Equatable {
  package let sitemapLink: Link?

  package init(sitemapLink: Link? = nil) { self.sitemapLink = sitemapLink }

  /// The file in the format of RFC 9309. It doesn't name unlisted pages, because that would list
  /// them.
  package var text: String {
    "User-agent: *\nDisallow:\n" + (sitemapLink.map { "\nSitemap: \($0.address)\n" } ?? "")
  }
}
