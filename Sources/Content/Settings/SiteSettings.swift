package import Domain
package import Tracks

/// Settings of the whole site from `Content/site.json`; without the file, the defaults.
package struct SiteSettings: Sendable, Hashable {
  /// A link that every page shows.
  package struct NavigationItem: Sendable, Hashable {
    package let name: String
    /// A published path, or an address on the web.
    package let url: String

    package init(name: String, url: String) {
      self.name = name
      self.url = url
    }
  }

  package var title = "Journal"
  /// Address of the site; without one there are no canonical links, feeds or sitemap.
  package var baseURL: BaseURL?
  /// Whether the settings state no address; `false` if they or the address are invalid.
  package var lacksBaseURL = true
  /// An ICU name such as `en_US`.
  package var locale = "en_US"
  package var timeZone = Zone.utc
  package var currency = Currency.usd
  /// Minutes from which on a trip is called late, or early.
  package var delayedFrom = 1
  /// Trips that have a calendar file of their own.
  package var calendars = Calendars.coming
  package var description: String?
  package var author: Slug?
  /// Number of models on one page of a list.
  package var pageSize = 20
  /// Links of the navigation; `nil` for the kinds that have content.
  package var navigation: [NavigationItem]?
  /// Choices of visitors, in this order; without any there is no page of settings.
  package var switches: [Switch] = []
  package var redirects: [Redirect] = []
  /// Files of the icon that stands for the site in tabs and on home screens.
  package var icons: [Icon] = []
  /// The colour of the browser around pages.
  package var themeColor: Colors?
  /// The colour of links and buttons, which can be read on every ground of the theme.
  package var accent: Colors?
  /// The letters of titles and texts.
  package var font = Font.serif
  /// The licence that others have for texts and photos.
  package var license: NavigationItem?
  /// The owner's address, with a scheme, or a published path.
  package var contact: String?
  package var markdown = Markdown()
  package var photos = PhotoSettings()
  /// The currency in which people settle what they shared; `nil` for each by itself.
  package var settleIn: Currency?
  /// Exchange rates of `Content/rates.csv` or `Content/rates.json`.
  package var rates = ExchangeRates()
  /// Circles of which nothing is published.
  package var hidden: [HiddenCircle] = []
  /// File that has them; `nil` if the settings have them themselves.
  package var hiddenFile: OutsideFile?
  /// Groups of people for whom pages are sealed.
  package var audiences: [Audience] = []
  /// Whether raw HTML in Markdown is kept.
  package var unsafeHTML = false
  /// Unknown keys of content that belong to other programs.
  package var ignoredKeys: Set<String> = []

  package init() {}

  /// Place where visitors ask for photos; `nil` if the settings state no address.
  package var photoContact: String? { photos.contact ?? contact }
}
