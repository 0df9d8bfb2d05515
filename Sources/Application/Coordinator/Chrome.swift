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
  private let navigation: Navigation
  private let homeLink: Link
  private let settings: LinkViewModel
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
    navigation = Navigation(context)
    homeLink = context.link(.home)
    self.settings = LinkViewModel(
      link: context.link(.settings), linkText: context.phrases(.settings))
    author = settings.author.flatMap(context.graph.person).map {
      UserViewModel($0, in: context).nameText
    }
  }

  /// What is said about one page.
  struct Page: Sendable {
    let route: Route
    let title: String
    var description: String? = nil
    /// Search engines are asked to leave it out.
    var isUnlisted = false
    /// The page that search engines should know instead.
    var original: Route? = nil
  }

  /// `excerpt` describes a page that has no description of its own.
  func viewModel(for page: Page, excerpt: String?) -> ChromeViewModel {
    ChromeViewModel(
      pageTitle: title(of: page),
      siteTitle: siteTitle, language: language, textDirection: textDirection,
      description: page.description ?? excerpt,
      canonicalLink: canonicalLink(of: page),
      navigation: navigation.links(on: page.route), homeLink: homeLink,
      settings: page.route == .settings
        ? LinkViewModel(link: settings.link, linkText: settings.linkText, isCurrent: true)
        : settings,
      author: author, isUnlisted: page.isUnlisted)
  }

  private func title(of page: Page) -> String {
    guard page.route != .home, page.title != siteTitle else { return siteTitle }
    return phrases(.pageTitle, ["title": page.title, "site": siteTitle])
  }

  /// None for a page that is not to be found.
  private func canonicalLink(of page: Page) -> Link? {
    guard let base, page.original != nil || !page.isUnlisted else { return nil }
    return Link(external: base.origin + (page.original ?? page.route).link(under: base).address)
  }
}
