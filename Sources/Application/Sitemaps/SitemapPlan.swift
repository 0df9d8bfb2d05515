import Basics
import Content
import Domain
import Markup
import Presentation

/// The pages that search engines should list, in as many sitemaps as the protocol requires.
struct SitemapPlan: Sendable {
  struct Part: Sendable {
    let route: Route
    let pages: [ProductOutline]

    /// Returns the last change of each page, if known. Cached for the sitemap index, if one exists,
    /// because a list is as new as its newest element.
    func changes(in state: SiteState) -> [Moment?] {
      state.coordinator.context.site.sitemapChanges.value(
        for: StableHasher.hash(route.path), uses: route == .sitemap ? 1 : 2
      ) { pages.map { Product($0, in: state).updated } }
    }
  }

  /// Bytes of a page's element besides its address, with a margin for a site's own template.
  private static let overhead = 160

  /// Addresses must be shorter than this number of characters, by the protocol.
  private static let addressLimit = 2048

  /// The single `sitemap.xml`, or the parts that the sitemap index lists.
  let parts: [Part]

  var isSplit: Bool { parts.count > 1 }

  /// Tests pass smaller limits than those of the protocol.
  init(
    _ pages: [ProductOutline], under base: BaseURL,
    maximumCount: Int = SitemapViewModel.maximumCount,
    maximumBytes: Int = SitemapViewModel.maximumBytes
  ) {
    guard !Self.hasRoom(for: pages, under: base, maximumCount, maximumBytes) else {
      parts = [Part(route: .sitemap, pages: pages)]
      return
    }
    var groups: [[ProductOutline]] = [[]]
    var bytes = Self.overhead
    for page in pages {
      let length = base.text.utf8.count + page.route.link(under: nil).address.utf8.count
      guard length < Self.addressLimit else { continue }
      let isFull = groups[groups.count - 1].count >= maximumCount
      if isFull || bytes + length + Self.overhead > maximumBytes, bytes > Self.overhead {
        groups.append([])
        bytes = Self.overhead
      }
      groups[groups.count - 1].append(page)
      bytes += length + Self.overhead
    }
    let isSplit = groups.count > 1
    parts = groups.enumerated().map { index, pages in
      Part(route: isSplit ? .sitemap(index + 1) : .sitemap, pages: pages)
    }
  }

  /// Whether all pages certainly fit into one sitemap. Computed without making addresses: a byte of
  /// a path yields at most three characters.
  private static func hasRoom(
    for pages: [ProductOutline], under base: BaseURL, _ maximumCount: Int, _ maximumBytes: Int
  ) -> Bool {
    guard pages.count <= maximumCount else { return false }
    var bytes = overhead
    for page in pages {
      let length = base.text.utf8.count + 1 + 3 * page.path.utf8.count
      bytes += length + overhead
      guard length < addressLimit, bytes <= maximumBytes else { return false }
    }
    return true
  }
}

extension ProductOutline {
  /// Route of the page.
  var route: Route { Route(path: Product.address(of: path)) }
}

extension Sequence {
  /// Returns the latest of the elements' moments.
  func newest(_ moment: (Element) -> Moment?) -> Moment? {
    var newest: Moment?
    for element in self {
      guard let moment = moment(element) else { continue }
      if let known = newest, moment.instant <= known.instant { continue }
      newest = moment
    }
    return newest
  }
}
