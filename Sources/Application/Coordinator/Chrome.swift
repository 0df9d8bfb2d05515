import Content
import Domain
import Foundation
import Markup
import Presentation

/// Makes the chrome of every page of a site; what all pages share is made once.
struct Chrome: Sendable {
  private let siteTitle: String
  private let language: String
  private let textDirection: ChromeViewModel.TextDirection
  private let stylesheets: [Link]
  private let scripts: [Link]
  /// The navigation with none of its items current, and then with each.
  private let navigations: [[LinkViewModel]]
  private let items: [(route: Route?, link: LinkViewModel)]
  private let homeLink: Link
  private let settingsText: String
  private let author: String?
  private let base: BaseURL?
  private let phrases: Phrases

  init(_ context: SiteContext) {
    let settings = context.content.settings
    base = settings.baseURL
    phrases = context.phrases
    siteTitle = settings.title
    language = settings.locale.replacing("_", with: "-")
    let isRightToLeft =
      Locale.Language(identifier: settings.locale).characterDirection == .rightToLeft
    textDirection = isRightToLeft ? .rightToLeft : .leftToRight
    stylesheets = [context.link(Route(path: "/assets/site.css"))]
    scripts = [context.link(Route(path: "/assets/site.js"))]
    homeLink = context.link(.home)
    settingsText = context.phrases(.settings)
    author = settings.author.flatMap(context.graph.person).map {
      UserViewModel($0, in: context).nameText
    }
    let items = Self.items(context)
    self.items = items
    navigations =
      [items.map(\.link)]
      + items.indices.map { current in
        items.enumerated().map { index, item in
          LinkViewModel(
            link: item.link.link, linkText: item.link.linkText, isCurrent: index == current)
        }
      }
  }

  /// What is said about one page.
  struct Page: Sendable {
    let route: Route
    let title: String
    var description: String? = nil
    /// Search engines are asked to leave it out.
    var isUnlisted = false
  }

  func viewModel(for page: Page) -> ChromeViewModel {
    let current = items.firstIndex { $0.route == page.route }.map { $0 + 1 } ?? 0
    let isHome = page.route == .home
    return ChromeViewModel(
      pageTitle: isHome || page.title == siteTitle
        ? siteTitle : phrases(.pageTitle, ["title": page.title, "site": siteTitle]),
      siteTitle: siteTitle, language: language, textDirection: textDirection,
      description: page.description,
      canonicalLink: page.isUnlisted ? nil : base.flatMap { canonical(page.route, under: $0) },
      stylesheets: stylesheets, scripts: scripts, navigation: navigations[current],
      homeLink: homeLink,
      settings: LinkViewModel(
        link: Route.settings.link(under: base), linkText: settingsText,
        isCurrent: page.route == .settings),
      author: author, isUnlisted: page.isUnlisted)
  }

  private func canonical(_ route: Route, under base: BaseURL) -> Link? {
    Link(external: base.origin + route.link(under: base).address)
  }

  /// The settings' own, else the kinds that have content.
  private static func items(_ context: SiteContext) -> [(route: Route?, link: LinkViewModel)] {
    let content = context.content
    if let own = content.settings.navigation {
      return own.compactMap { item in
        let isRoute = item.url.hasPrefix("/") && !item.url.hasPrefix("//")
        let route = isRoute ? Route(path: ContentPath.decoded(item.url)) : nil
        let link = route.map { context.link($0) } ?? Link(external: item.url)
        return link.map { (route, LinkViewModel(link: $0, linkText: item.name)) }
      }
    }
    let kinds: [(ModelKind, Phrases.Key, isShown: Bool)] = [
      (.trips, .trips, content.trips.contains(where: \.isListed)),
      (.photos, .photos, content.photos.contains(where: \.isListed)),
      (.accounts, .accounts, content.accounts.contains(where: \.isListed)),
      (.people, .people, content.people.contains(where: \.isListed)),
    ]
    return kinds.filter(\.isShown).map { kind, phrase, _ in
      let route = Route.list(kind)
      let title = content.listTexts[kind]?.title ?? context.phrases(phrase)
      return (route, LinkViewModel(link: context.link(route), linkText: title))
    }
  }
}
