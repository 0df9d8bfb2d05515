package import Markup
package import Templating

/// The surroundings of the content of every page, in templates `page`: `{{page.siteTitle}}`.
package struct ChromeViewModel: Sendable, Hashable {
  /// Value of HTML's attribute `dir`.
  package enum TextDirection: String, Sendable, Hashable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The title in the browser's tab: "Paris to Lisbon – My journal".
  package let pageTitle: String
  /// The name of the whole site.
  package let siteTitle: String
  /// BCP 47 tag of the language: "en-US".
  package let language: String
  /// The direction of the language: "ltr" or "rtl".
  package let textDirection: TextDirection
  /// A sentence for search engines.
  package let description: String?
  /// The page's whole address; none without a base address.
  package let canonicalLink: Link?
  /// The links on every page.
  package let navigation: [LinkViewModel]
  /// The address of the first page.
  package let homeLink: Link
  /// Links to all tags and to all categories, if there are any.
  package let taxonomies: [LinkViewModel]
  /// Switches in the header: that of the dark theme, if the site has it.
  package let switches: [SwitchCell]
  /// Whether visitors may have bought photos of the site, which their browsers remember.
  package let hasPurchases: Bool
  /// Whether the page shows what is sold of a photo, which has a style sheet of its own.
  package let showsSale: Bool
  /// Whether the page keeps its address from what it links to and loads: the end of a purchase.
  package let hidesReferrer: Bool
  /// The link to the settings of the visitor's own browser; none without anything to set.
  package let settings: LinkViewModel?
  /// The link to the page for signing in; none without audiences.
  package let signIn: LinkViewModel?
  /// The site's author: "Dr. Ana Reis".
  package let author: String?
  /// The link to the feed of the whole site; none without a base address.
  package let feed: LinkViewModel?
  /// The link to what others may do with texts and photos.
  package let license: LinkViewModel?
  /// The link to where the site's owner is reached.
  package let contact: LinkViewModel?
  /// The icon and the colours that stand for the site outside of its pages.
  package let badge: BadgeViewModel
  /// Whether search engines are told to skip the page: an unlisted page, the way to a payment, the
  /// page for 404.
  package let isUnlisted: Bool
  /// Whether the page shows photos, or pictures in its text: then it loads the viewer.
  package let showsPhotos: Bool
  /// The page's look where it is shared.
  package let sharing: SharingViewModel
  /// Feeds that follow the page or the site, and calendars.
  package let alternates: [AlternateViewModel]
  /// Facts about the page for machines: JSON-LD in the vocabulary of schema.org.
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
