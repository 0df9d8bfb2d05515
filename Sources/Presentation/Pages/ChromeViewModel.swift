package import Markup
package import Templating

/// Everything around the content of a page. In templates, `page`: `{{page.siteTitle}}`.
package struct ChromeViewModel: Sendable, Hashable {
  /// Value of HTML's attribute `dir`.
  package enum TextDirection: String, Sendable, Equatable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The title in the browser's tab: "Paris to Lisbon – My journal".
  package let pageTitle: String
  /// The name of the whole site.
  package let siteTitle: String
  /// BCP 47 tag of the language: "en-US".
  package let language: String
  /// The text direction of the language: "ltr" or "rtl".
  package let textDirection: TextDirection
  /// A sentence for search engines.
  package let description: String?
  /// The page's full address. Missing if the site has no `baseURL`.
  package let canonicalLink: Link?
  /// The navigation links.
  package let navigation: [LinkViewModel]
  /// The address of the home page.
  package let homeLink: Link
  /// Links to all tags and to all categories, if there are any.
  package let taxonomies: [LinkViewModel]
  /// The switches in the header: the dark theme, if the site offers it.
  package let switches: [SwitchCell]
  /// Whether visitors may have bought photos, which their browsers remember.
  package let hasPurchases: Bool
  /// Whether the page shows a photo for sale, which has its own style sheet.
  package let showsSale: Bool
  /// Whether the page hides its address from other sites, as the page after a purchase does.
  package let hidesReferrer: Bool
  /// The link to the visitor's settings. Missing without settings.
  package let settings: LinkViewModel?
  /// The link to the sign-in page. Missing without audiences.
  package let signIn: LinkViewModel?
  /// The site's author: "Dr. Ana Reis".
  package let author: String?
  /// The link to the feed of the whole site. Missing if the site has no `baseURL`.
  package let feed: LinkViewModel?
  /// The link to the licence of texts and photos.
  package let license: LinkViewModel?
  /// The link for contacting the site's owner.
  package let contact: LinkViewModel?
  /// The site's icon and colours outside its pages.
  package let badge: BadgeViewModel
  /// Whether search engines are asked to skip the page: an unlisted page, a page that leads to a
  /// payment, or the 404 page.
  package let isUnlisted: Bool
  /// Whether the page shows photos, or pictures in its body. If so, it loads the viewer.
  package let showsPhotos: Bool
  /// The data for link previews.
  package let sharing: SharingViewModel
  /// The feeds of the page and of the site, and calendars.
  package let alternates: [AlternateViewModel]
  /// Facts about the page for search engines: JSON-LD with the schema.org vocabulary.
  package let structuredData: JSON?

  package init(
    pageTitle: String, siteTitle: String, language: String = "en",
    textDirection: TextDirection = .leftToRight, description: String? = nil,
    canonicalLink: Link? = nil, navigation: [LinkViewModel] = [], homeLink: Link,
    taxonomies: [LinkViewModel] = [], switches: [SwitchCell] = [],
    hasPurchases: Bool = false, showsSale: Bool = false, hidesReferrer: Bool = false,
    settings: LinkViewModel? = nil, signIn: LinkViewModel? = nil, author: String? = nil,
    feed: LinkViewModel? = nil, license: LinkViewModel? = nil, contact: LinkViewModel? = nil,
    badge: BadgeViewModel = BadgeViewModel(),
    isUnlisted: Bool = false, showsPhotos: Bool = false, sharing: SharingViewModel? = nil,
    alternates: [AlternateViewModel] = [], structuredData: JSON? = nil
  ) {
    self.pageTitle = pageTitle
    self.siteTitle = siteTitle
    self.language = language
    self.textDirection = textDirection
    self.description = description
    self.canonicalLink = canonicalLink
    self.navigation = navigation
    self.homeLink = homeLink
    self.taxonomies = taxonomies
    self.switches = switches
    self.hasPurchases = hasPurchases
    self.showsSale = showsSale
    self.hidesReferrer = hidesReferrer
    self.settings = settings
    self.signIn = signIn
    self.author = author
    self.feed = feed
    self.license = license
    self.contact = contact
    self.badge = badge
    self.isUnlisted = isUnlisted
    self.showsPhotos = showsPhotos
    self.sharing = sharing ?? SharingViewModel(title: pageTitle)
    self.alternates = alternates
    self.structuredData = structuredData
  }
}

extension ChromeViewModel {
  package static let fields = Fields<Self>("ChromeViewModel", about + ways + relations)

  private static let about: [Field<Self>] = [
    .text("pageTitle") { $0.pageTitle },
    .text("siteTitle") { $0.siteTitle },
    .text("language") { $0.language },
    .text("textDirection") { $0.textDirection.rawValue },
    .optional("description") { $0.description },
    .optional("author") { $0.author },
    .flag("isUnlisted") { $0.isUnlisted },
    .flag("showsPhotos") { $0.showsPhotos },
    .flag("hasPurchases") { $0.hasPurchases },
    .flag("showsSale") { $0.showsSale },
    .flag("hidesReferrer") { $0.hidesReferrer },
  ]

  private static let ways: [Field<Self>] = [
    .optional("canonicalLink") { $0.canonicalLink },
    .list("navigation") { $0.navigation },
    .flag("hasNavigation") { !$0.navigation.isEmpty },
    .link("homeLink") { $0.homeLink },
    .list("taxonomies") { $0.taxonomies },
    .list("switches") { $0.switches },
    .optional("settings") { $0.settings },
    .optional("signIn") { $0.signIn },
    .optional("feed") { $0.feed },
    .optional("license") { $0.license },
    .optional("contact") { $0.contact },
  ]

  private static let relations: [Field<Self>] = [
    .nested("badge", fields: BadgeViewModel.fields) { $0.badge },
    .nested("sharing", fields: SharingViewModel.fields) { $0.sharing },
    .list("alternates", fields: AlternateViewModel.fields) { $0.alternates },
    .optional("structuredData") { $0.structuredData },
  ]
}
