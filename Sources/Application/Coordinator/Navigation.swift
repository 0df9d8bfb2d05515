import Content
import Diagnostics
import Domain
import Markup
import Presentation

/// The links of the site's navigation: those of the settings, or else links to the kinds with
/// content.
struct Navigation: Sendable {
  private let items: [LinkViewModel]
  /// Index of each item that links to a page of the site, by route.
  private let places: [Route: Int]

  init(_ context: SiteContext) {
    let links = Self.own(context) ?? Self.kinds(context)
    items = links.map { LinkViewModel(link: $0.link, linkText: $0.text) }
    places = Dictionary(
      links.enumerated().compactMap { index, link in link.route.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the links for a page, with the one to the page itself marked as current.
  func links(on route: Route) -> [LinkViewModel] {
    guard let current = places[route] else { return items }
    var links = items
    links[current].isCurrent = true
    return links
  }

  private typealias Item = (route: Route?, link: Link, text: String)

  private static func own(_ context: SiteContext) -> [Item]? {
    context.settings.navigation?.compactMap { item -> Item? in
      guard let (path, suffix) = published(item.url, in: context) else {
        return Link(external: item.url).map { (nil, $0, item.name) }
      }
      let route = Route(path: path)
      // A link to a fragment is never marked as the current page.
      return (suffix.isEmpty ? route : nil, context.link(route, suffix: suffix), item.name)
    }
  }

  private static func kinds(_ context: SiteContext) -> [Item] {
    let content = context.site.content
    return content.models.erased.map(\.kind).filter { kind in
      // Pages are on the home page, and the list of photos shows albums.
      kind.hasList && content.models.hasListed(kind)
    }.map { kind in
      let route = Route.list(kind)
      let title = content.listTexts[kind]?.title ?? context.phrases.list(of: kind)
      return (route, context.link(route), title)
    }
  }

  /// Returns the link for an address in the settings; `nil` for an address that pages may not
  /// contain.
  static func link(to url: String, in context: SiteContext) -> Link? {
    guard let (path, suffix) = published(url, in: context) else { return Link(external: url) }
    return context.link(Route(path: path), suffix: suffix)
  }

  /// Warns of links that lead nowhere, and of signing in on an origin shared with other sites. Call
  /// it when all published files are known.
  static func check(in context: SiteContext) {
    let settings = context.settings
    if !settings.audiences.isEmpty, let base = context.base, !base.path.isEmpty,
      !SecurityPolicy.isOpen(in: context)
    {
      context.report(
        .siteSharedOrigin, at: SourceRange(file: "Content/site.json"),
        "browsers store the keys of signed-in visitors for all of \(base.origin), but the site "
          + "is only at \(base.path)",
        fix: "publish it at its own domain, such as https://journal.example, unless all of "
          + "\(base.origin) is yours")
    }
    for item in settings.navigation ?? [] {
      check(item.url, of: "navigation", in: context) {
        place in
        Problem.siteUnknownNavigation(
          at: SourceRange(file: "Content/site.json"),
          "the navigation link '\(item.name)' leads to '\(item.url)', where nothing is published",
          fix: didYouMean(place))
      }
    }
    let keys = [
      ("license", settings.license?.url), ("contact", settings.contact),
      ("photos.contact", settings.photos.contact),
    ]
    for (key, url) in keys {
      guard let url else { continue }
      check(url, of: key, in: context) {
        place in
        Problem.siteUnknownNavigation(
          at: SourceRange(file: "Content/site.json"),
          "'\(key)' leads to '\(url)', where nothing is published", fix: didYouMean(place))
      }
    }
  }

  private static func check(
    _ url: String, of key: String, in context: SiteContext, _ unknown: (String?) -> Diagnostic
  ) {
    guard let (path, _) = published(url, in: context) else { return }
    switch context.target(published: path) {
    case .asset(let asset):
      let pictures = context.site.pictures
      if pictures.isKept(asset) {
        context.report(
          ApplicationDiagnostics.linkToMaster(
            hasWatermark: pictures.hasWatermark(asset),
            at: SourceRange(file: "Content/site.json"), by: key))
      }
      context.use(asset)
    case .page, .theme: break
    case .hidden, .unknown:
      if let reason = context.files.unpublished(published: path) {
        context.report(
          ApplicationDiagnostics.unpublishedFile(
            reason, key: key, at: SourceRange(file: "Content/site.json")))
      } else {
        context.report(unknown(context.files.nearestRoute(to: path)))
      }
    }
  }

  /// Returns the published path, and the query and fragment; `nil` for an external address.
  private static func published(
    _ url: String, in context: SiteContext
  ) -> (path: String, suffix: String)? {
    let own = context.base?.ownPath(of: url) ?? url
    let address = context.files.published(WrittenAddress(own))
    return address.form == .absolute ? (address.path, address.suffix) : nil
  }
}
