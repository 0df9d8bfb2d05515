import Content
import Domain
import Foundation
import Markup
import Presentation

/// Makes the chrome of every page; the parts that all pages share are made once.
///
/// A class, because all pages share one instance.
final class Chrome: Sendable {
  private let siteTitle: String
  private let language: String
  private let textDirection: ChromeViewModel.TextDirection
  private let navigation: Navigation
  private let homeLink: Link
  private let taxonomies: [LinkViewModel]
  private let switches: [SwitchCell]
  private let hasPurchases: Bool
  private let settings: LinkViewModel?
  private let signIn: LinkViewModel?
  private let author: String?
  private let feeds: [AlternateViewModel]
  private let feed: LinkViewModel?
  private let license: LinkViewModel?
  private let contact: LinkViewModel?
  private let badge: BadgeViewModel
  private let context: SiteContext

  init(_ context: SiteContext) {
    let settings = context.settings
    self.context = context
    siteTitle = settings.title
    language = context.language
    feeds = context.feeds.feed(of: .home).map { Self.alternates($0, in: context) } ?? []
    feed = context.feeds.feed(of: .home).map {
      LinkViewModel(link: context.link(.feed($0.route, .atom)), linkText: context.phrases(.feed))
    }
    license = settings.license.flatMap { license in
      Navigation.link(to: license.url, in: context).map {
        LinkViewModel(link: $0, linkText: license.name)
      }
    }
    contact = settings.contact.flatMap { Navigation.link(to: $0, in: context) }.map {
      LinkViewModel(link: $0, linkText: context.phrases(.contact))
    }
    let icons = SiteIcons(context)
    badge = BadgeViewModel(
      icons: icons.icons, touchIcon: icons.touchIcon,
      manifestLink: icons.icons.isEmpty ? nil : context.link(.manifest),
      themeColor: settings.themeColor?.light.css, themeColorInDark: settings.themeColor?.dark?.css)
    let isRightToLeft =
      Locale.Language(identifier: settings.locale).characterDirection == .rightToLeft
    textDirection = isRightToLeft ? .rightToLeft : .leftToRight
    navigation = Navigation(context)
    homeLink = context.link(.home)
    taxonomies = context.taxonomies.inUse.map {
      LinkViewModel(link: context.link($0.route), linkText: context.phrases($0.kind.phrase))
    }
    switches = settings.switches.compactMap { SwitchCell(header: $0, in: context) }
    hasPurchases = context.site.content.hasPurchases
    self.settings =
      settings.switches.isEmpty && !hasPurchases
      ? nil
      : LinkViewModel(link: context.link(.settings), linkText: context.phrases(.settings))
    signIn =
      settings.audiences.isEmpty
      ? nil
      : LinkViewModel(link: context.link(.signIn), linkText: context.phrases(.signIn))
    author = settings.author.flatMap(context.person).map {
      UserViewModel($0, in: context).nameText
    }
  }

  /// The parts of the chrome that differ between pages.
  struct Page: Sendable {
    let route: Route
    let title: String
    var description: String? = nil
    /// Whether search engines are asked not to list the page.
    var isUnlisted = false
    /// Whether the page shows the purchase options of a photo.
    var showsSale = false
    /// Whether the page hides its address from the sites that it links to.
    var hidesReferrer = false
    /// The page that search engines should list instead (its canonical page).
    var original: Route? = nil
    /// Type of the page for link previews in social media.
    var kind = SharingViewModel.Kind.website
    var published: Moment? = nil
    var updated: Moment? = nil
    var tags: [String] = []
    /// Other formats of the page, and feeds that follow only it.
    var alternates: [AlternateViewModel] = []
    /// Structured data (JSON-LD) about the page.
    var data = StructuredPage()
  }

  /// Returns the chrome of a page. `excerpt` replaces a missing description. `image` is the page's
  /// preview image.
  func viewModel(
    for page: Page, excerpt: String?, image: ImageViewModel?, showsPhotos: Bool = false
  ) -> ChromeViewModel {
    let description = page.description ?? excerpt
    let image = image.map(context.absolute)
    return ChromeViewModel(
      pageTitle: title(of: page),
      siteTitle: siteTitle, language: language, textDirection: textDirection,
      description: description,
      canonicalLink: canonicalLink(of: page),
      navigation: navigation.links(on: page.route), homeLink: homeLink,
      taxonomies: taxonomies, switches: switches, hasPurchases: hasPurchases,
      showsSale: page.showsSale, hidesReferrer: page.hidesReferrer,
      settings: settings.map { Self.marked($0, page.route == .settings) },
      signIn: signIn.map { Self.marked($0, page.route == .signIn) },
      author: author, feed: feed, license: license, contact: contact, badge: badge,
      isUnlisted: page.isUnlisted, showsPhotos: showsPhotos, sharing: sharing(page, image),
      alternates: alternates(of: page),
      structuredData: page.isUnlisted
        ? nil
        : page.data.json(
          title: page.title, description: description, route: page.route, image: image,
          in: context))
  }

  private static func marked(_ link: LinkViewModel, _ isCurrent: Bool) -> LinkViewModel {
    isCurrent
      ? LinkViewModel(link: link.link, linkText: link.linkText, isCurrent: true) : link
  }

  /// The web manifest of the site; `nil` without an icon.
  var manifest: ManifestViewModel? {
    guard badge.manifestLink != nil else { return nil }
    return ManifestViewModel(
      name: siteTitle, language: language, textDirection: textDirection, homeLink: homeLink,
      backgroundColor: ThemeGround.light.colors[0].css, badge: badge)
  }

  private func sharing(_ page: Page, _ image: ImageViewModel?) -> SharingViewModel {
    let isArticle = page.kind == .article
    return SharingViewModel(
      title: page.title, kind: page.kind,
      link: context.base == nil || page.route == .notFound
        ? nil : context.absolute(context.link(page.route)),
      locale: context.settings.locale,
      // A link preview is shown outside the site, where a relative address can't be resolved.
      image: context.base == nil && image?.imageLink.isRoute == true ? nil : image?.asCard,
      published: isArticle ? page.published.map { context.formats.written($0) } : nil,
      updated: isArticle ? page.updated.map { context.formats.written($0) } : nil,
      tags: isArticle ? page.tags : [])
  }

  /// Returns the page's own alternates, followed by those of all pages.
  private func alternates(of page: Page) -> [AlternateViewModel] {
    let own = page.route == .home ? nil : context.feeds.feed(of: page.route)
    return page.alternates + (own.map { Self.alternates($0, in: context) } ?? []) + feeds
  }

  /// Returns a link for each format of a feed, for the `head` of pages.
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

  /// Returns `nil` for a page that search engines should not list.
  private func canonicalLink(of page: Page) -> Link? {
    guard context.base != nil, page.original != nil || !page.isUnlisted else { return nil }
    return context.absolute(context.link(page.original ?? page.route))
  }
}
