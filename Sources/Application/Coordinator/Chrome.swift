import Content
import Domain
import Foundation
import Markup
import Presentation

/// Makes the chrome of every page; the parts that all pages share are made once.
///
/// A class, because all pages share one instance.
final class Chrome: Sendable {
  /// The chrome of a page without the parts of the page.
  private let common: ChromeViewModel
  private let navigation: Navigation
  private let feeds: [AlternateViewModel]
  private let context: SiteContext

  init(_ context: SiteContext) {
    let settings = context.settings
    self.context = context
    let feed = context.feeds.feed(of: .home)
    feeds = feed.map { Self.alternates($0, in: context) } ?? []
    var common = ChromeViewModel(
      pageTitle: settings.title, siteTitle: settings.title, homeLink: context.link(.home))
    common.language = context.language
    common.feed = feed.map { LinkViewModel(.feed, to: .feed($0.route, .atom), in: context) }
    common.license = settings.license.flatMap { license in
      Navigation.link(to: license.url, in: context).map {
        LinkViewModel(link: $0, linkText: license.name)
      }
    }
    common.contact = settings.contact.flatMap { Navigation.link(to: $0, in: context) }.map {
      LinkViewModel(link: $0, linkText: context.phrases(.contact))
    }
    let icons = SiteIcons(context)
    common.badge.icons = icons.icons
    common.badge.touchIcon = icons.touchIcon
    common.badge.manifestLink = icons.icons.isEmpty ? nil : context.link(.manifest)
    common.badge.themeColor = settings.themeColor?.light.css
    common.badge.themeColorInDark = settings.themeColor?.dark?.css
    let isRightToLeft =
      Locale.Language(identifier: settings.locale).characterDirection == .rightToLeft
    common.textDirection = isRightToLeft ? .rightToLeft : .leftToRight
    navigation = Navigation(context)
    common.taxonomies = context.taxonomies.inUse.map {
      LinkViewModel($0.kind.phrase, to: $0.route, in: context)
    }
    common.switches = settings.switches.compactMap { SwitchCell(header: $0, in: context) }
    common.hasPurchases = context.site.content.hasPurchases
    if !settings.switches.isEmpty || common.hasPurchases {
      common.settings = LinkViewModel(.settings, to: .settings, in: context)
    }
    if !settings.audiences.isEmpty {
      common.signIn = LinkViewModel(.signIn, to: .signIn, in: context)
    }
    common.author = settings.author.flatMap(context.person).map {
      UserViewModel($0, in: context).nameText
    }
    self.common = common
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
    var chrome = common
    chrome.pageTitle = title(of: page)
    chrome.description = description
    chrome.canonicalLink = canonicalLink(of: page)
    chrome.navigation = navigation.links(on: page.route)
    if page.route == .settings { chrome.settings?.isCurrent = true }
    if page.route == .signIn { chrome.signIn?.isCurrent = true }
    chrome.showsSale = page.showsSale
    chrome.hidesReferrer = page.hidesReferrer
    chrome.isUnlisted = page.isUnlisted
    chrome.showsPhotos = showsPhotos
    chrome.sharing = sharing(page, image)
    chrome.alternates = alternates(of: page)
    if !page.isUnlisted {
      chrome.structuredData = page.data.json(
        title: page.title, description: description, route: page.route, image: image, in: context)
    }
    return chrome
  }

  /// The web manifest of the site; `nil` without an icon.
  var manifest: ManifestViewModel? {
    guard common.badge.manifestLink != nil else { return nil }
    return ManifestViewModel(common, backgroundColor: ThemeGround.light.colors[0].css)
  }

  private func sharing(_ page: Page, _ image: ImageViewModel?) -> SharingViewModel {
    var sharing = SharingViewModel(title: page.title)
    sharing.kind = page.kind
    if context.base != nil, page.route != .notFound {
      sharing.link = context.absolute(context.link(page.route))
    }
    sharing.locale = context.settings.locale
    // A link preview is shown outside the site, where a relative address can't be resolved.
    sharing.image = context.base == nil && image?.imageLink.isRoute == true ? nil : image?.asCard
    guard page.kind == .article else { return sharing }
    sharing.published = page.published.map { context.formats.written($0) }
    sharing.updated = page.updated.map { context.formats.written($0) }
    sharing.tags = page.tags
    return sharing
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
    let site = common.siteTitle
    guard page.route != .home, page.title != site else { return site }
    return context.phrases(.pageTitle, ["title": page.title, "site": site])
  }

  /// Returns `nil` for a page that search engines should not list.
  private func canonicalLink(of page: Page) -> Link? {
    guard context.base != nil, page.original != nil || !page.isUnlisted else { return nil }
    return context.absolute(context.link(page.original ?? page.route))
  }
}
