package import Domain
package import Tracks

/// Settings of the whole site from `Content/site.json`, or the defaults if the file doesn't exist.
package struct SiteSettings: Sendable, Hashable {
  /// A link that every page shows.
  package struct NavigationItem: Sendable, Hashable {
    package let name: String
    /// A published path, or a web address.
    package let url: String

    package init(name: String, url: String) {
      self.name = name
      self.url = url
    }
  }

  package var title = "Journal"
  /// Address of the site. Without it, the site has no canonical links, feeds or sitemap.
  package var baseURL: BaseURL?
  /// Whether the settings don't state an address; `false` if they or the address are invalid.
  package var lacksBaseURL = true
  /// An ICU name such as `en_US`.
  package var locale = "en_US"
  package var timeZone = Zone.utc
  package var currency = Currency.usd
  /// Number of minutes from which a trip counts as late or early.
  package var delayedFrom = 1
  /// Trips that have their own calendar file.
  package var calendars = Calendars.coming
  package var description: String?
  package var author: Slug?
  /// Number of models on one page of a list.
  package var pageSize = 20
  /// Links of the navigation; `nil` for links to the kinds that have content.
  package var navigation: [NavigationItem]?
  /// Choices for visitors, in this order. Without any, the site has no settings page.
  package var switches: [Switch] = []
  package var redirects: [Redirect] = []
  /// Files of the icon that represents the site in tabs and on home screens.
  package var icons: [Icon] = []
  /// The colour of the browser's own interface around pages.
  package var themeColor: Colors?
  /// The colour of links and buttons, which is readable on every background of the theme.
  package var accent: Colors?
  /// The font of titles and texts.
  package var font = Font.serif
  /// The licence under which others may use texts and photos.
  package var license: NavigationItem?
  /// The owner's address, with a scheme, or a published path.
  package var contact: String?
  package var markdown = Markdown()
  package var photos = PhotoSettings()
  /// The currency in which people settle shared payments; `nil` to settle each currency separately.
  package var settleIn: Currency?
  /// Exchange rates of `Content/rates.csv` or `Content/rates.json`.
  package var rates = ExchangeRates()
  /// Circles inside which nothing is published.
  package var hidden: [HiddenCircle] = []
  /// File that contains them; `nil` if the settings themselves do.
  package var hiddenFile: OutsideFile?
  /// Groups of people for whom pages are sealed.
  package var audiences: [Audience] = []
  /// Whether raw HTML in Markdown is kept.
  package var unsafeHTML = false
  /// Unknown keys of content that belong to other programs.
  package var ignoredKeys: Set<String> = []

  package init() {}

  /// Place where visitors ask for photos; `nil` if the settings don't state one.
  package var photoContact: String? { photos.contact ?? contact }
}
