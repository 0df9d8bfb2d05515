package import Markup
package import Templating

/// Everything around the content of a page. Templates use it as `page`: `{{page.siteTitle}}`.
package struct ChromeViewModel: Sendable, Hashable {
  /// Value of HTML's attribute `dir`.
  package enum TextDirection: String, Sendable, Equatable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The title in the browser's tab: "Paris to Lisbon – My journal".
  package var pageTitle: String
  /// The name of the whole site.
  package let siteTitle: String
  /// The language as a BCP 47 tag: "en-US".
  package var language: String = "en"
  /// The direction in which the language is written: "ltr" or "rtl".
  package var textDirection: TextDirection = .leftToRight
  /// A sentence that describes the page to search engines.
  package var description: String?
  /// The page's full address. Missing if the site has no `baseURL`.
  package var canonicalLink: Link?
  /// The navigation links.
  package var navigation: [LinkViewModel] = []
  /// The address of the home page.
  package let homeLink: Link
  /// Links to the pages that list all tags and all categories, if there are any.
  package var taxonomies: [LinkViewModel] = []
  /// The switches in the header. Only the switch for the dark theme can be in the header.
  package var switches: [SwitchCell] = []
  /// Whether visitors may have bought photos that their browsers remember.
  package var hasPurchases = false
  /// Whether the page shows a photo for sale. If it does, it loads the style sheet for purchases.
  package var showsSale = false
  /// Whether the page hides its address from other sites, as the page after a purchase does.
  package var hidesReferrer = false
  /// The link to the visitor's settings. Missing if the site has no settings for visitors.
  package var settings: LinkViewModel?
  /// The link to the sign-in page. Missing if the site has no audiences.
  package var signIn: LinkViewModel?
  /// The site's author: "Dr. Ana Reis".
  package var author: String?
  /// The link to the feed of the whole site. Missing if the site has no `baseURL`.
  package var feed: LinkViewModel?
  /// The link to the licence for the site's text and photos.
  package var license: LinkViewModel?
  /// The link for contacting the site's owner.
  package var contact: LinkViewModel?
  /// The site's icon and colours for browser tabs, home screens and windows.
  package var badge = BadgeViewModel()
  /// Whether the page asks search engines to skip it. This applies to unlisted pages, pages that
  /// lead to a payment, and the 404 page.
  package var isUnlisted = false
  /// Whether the page shows photos, or pictures in its body. If it does, it loads the photo viewer.
  package var showsPhotos = false
  /// The data for link previews.
  package var sharing: SharingViewModel
  /// Other forms of the page: its feed, the site's feed, and calendars.
  package var alternates: [AlternateViewModel] = []
  /// Facts about the page for search engines: JSON-LD with the schema.org vocabulary.
  package var structuredData: JSON?

  package init(pageTitle: String, siteTitle: String, homeLink: Link) {
    self.pageTitle = pageTitle
    self.siteTitle = siteTitle
    self.homeLink = homeLink
    sharing = SharingViewModel(title: pageTitle)
  }
}

extension ChromeViewModel {
  package static let fields = Fields<Self>("ChromeViewModel", about + ways + relations)

  private static let about: [Field<Self>] = [
    .text("pageTitle") { $0.pageTitle }, .text("siteTitle") { $0.siteTitle },
    .text("language") { $0.language }, .text("textDirection") { $0.textDirection.rawValue },
    .optional("description") { $0.description }, .optional("author") { $0.author },
    .flag("isUnlisted") { $0.isUnlisted }, .flag("showsPhotos") { $0.showsPhotos },
    .flag("hasPurchases") { $0.hasPurchases }, .flag("showsSale") { $0.showsSale },
    .flag("hidesReferrer") { $0.hidesReferrer },
  ]

  private static let ways: [Field<Self>] = [
    .optional("canonicalLink") { $0.canonicalLink },
    .list("navigation", any: "hasNavigation") { $0.navigation }, .link("homeLink") { $0.homeLink },
    .list("taxonomies") { $0.taxonomies }, .list("switches") { $0.switches },
    .optional("settings") { $0.settings }, .optional("signIn") { $0.signIn },
    .optional("feed") { $0.feed }, .optional("license") { $0.license },
    .optional("contact") { $0.contact },
  ]

  private static let relations: [Field<Self>] = [
    .nested("badge", fields: BadgeViewModel.fields) { $0.badge },
    .nested("sharing", fields: SharingViewModel.fields) { $0.sharing },
    .list("alternates", fields: AlternateViewModel.fields) { $0.alternates },
    .optional("structuredData") { $0.structuredData },
  ]
}
