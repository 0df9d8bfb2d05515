import Content
import Domain
import Foundation
import Markup
import Presentation

/// Makes the chrome of every page of a site; what all pages share is made once.
///
/// A class, since every page has it.
final class Chrome: Sendable {
  private let siteTitle: String
  private let language: String
  private let textDirection: ChromeViewModel.TextDirection
  private let navigation: Navigation
  private let homeLink: Link
  private let taxonomies: [LinkViewModel]
  private let switches: [SwitchCell]
  private let settings: LinkViewModel?
  private let author: String?
  private let feeds: [AlternateViewModel]
  private let context: SiteContext

  init(_ context: SiteContext) {
    let settings = context.content.settings
    self.context = context
    siteTitle = settings.title
    language = context.language
    feeds = context.feeds.feed(of: .home).map { Self.alternates($0, in: context) } ?? []
    let isRightToLeft =
      Locale.Language(identifier: settings.locale).characterDirection == .rightToLeft
    textDirection = isRightToLeft ? .rightToLeft : .leftToRight
    navigation = Navigation(context)
    homeLink = context.link(.home)
    taxonomies = context.taxonomies.inUse.map {
      LinkViewModel(link: context.link($0.route), linkText: context.phrases($0.kind.phrase))
    }
    switches = settings.switches.compactMap { SwitchCell(header: $0, in: context) }
    self.settings =
      settings.switches.isEmpty
      ? nil
      : LinkViewModel(link: context.link(.settings), linkText: context.phrases(.settings))
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
    /// What it is for those who share it.
    var kind = SharingViewModel.Kind.website
    var published: Moment? = nil
    var updated: Moment? = nil
    var tags: [String] = []
    /// Its other forms, and feeds that follow it alone.
    var alternates: [AlternateViewModel] = []
    /// What it is for machines.
    var data = StructuredPage()
  }

  /// `excerpt` describes a page that has no description of its own; `image` stands for it.
  func viewModel(for page: Page, excerpt: String?, image: ImageViewModel?) -> ChromeViewModel {
    let description = page.description ?? excerpt
    let image = image.map(context.absolute)
    return ChromeViewModel(
      pageTitle: title(of: page),
      siteTitle: siteTitle, language: language, textDirection: textDirection,
      description: description,
      canonicalLink: canonicalLink(of: page),
      navigation: navigation.links(on: page.route), homeLink: homeLink,
      taxonomies: taxonomies, switches: switches,
      settings: page.route == .settings
        ? settings.map { LinkViewModel(link: $0.link, linkText: $0.linkText, isCurrent: true) }
        : settings,
      author: author, isUnlisted: page.isUnlisted, sharing: sharing(page, image),
      alternates: alternates(of: page),
      structuredData: page.isUnlisted
        ? nil
        : page.data.json(
          title: page.title, description: description, route: page.route, image: image,
          in: context))
  }

  private func sharing(_ page: Page, _ image: ImageViewModel?) -> SharingViewModel {
    let isArticle = page.kind == .article
    return SharingViewModel(
      title: page.title, kind: page.kind,
      link: context.base == nil || page.route == .notFound
        ? nil : context.absolute(context.link(page.route)),
      locale: context.content.settings.locale,
      // Whoever is given the link alone can't tell where a relative address leads.
      image: context.base == nil && image?.imageLink.isRoute == true ? nil : image,
      published: isArticle ? page.published.map { context.formats.written($0) } : nil,
      updated: isArticle ? page.updated.map { context.formats.written($0) } : nil,
      tags: isArticle ? page.tags : [])
  }

  /// What the page alone has before what all have.
  private func alternates(of page: Page) -> [AlternateViewModel] {
    let own = page.route == .home ? nil : context.feeds.feed(of: page.route)
    return page.alternates + (own.map { Self.alternates($0, in: context) } ?? []) + feeds
  }

  /// A feed in all its forms, as the heads of pages name them.
  private static func alternates(
    _ feed: FeedPlan.Feed, in context: SiteContext
  ) -> [AlternateViewModel] {
    FeedFormat.allCases.map { format in
      AlternateViewModel(
        link: context.link(.feed(feed.route, format)), form: format.form,
        title: feed.title(in: context))
    }
  }

  private func title(of page: Page) -> String {
    guard page.route != .home, page.title != siteTitle else { return siteTitle }
    return context.phrases(.pageTitle, ["title": page.title, "site": siteTitle])
  }

  /// None for a page that is not to be found.
  private func canonicalLink(of page: Page) -> Link? {
    guard context.base != nil, page.original != nil || !page.isUnlisted else { return nil }
    return context.absolute(context.link(page.original ?? page.route))
  }
}
