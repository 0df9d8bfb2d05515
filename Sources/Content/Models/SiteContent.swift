package import Domain

/// All content of a site, each kind in the order of its list: by date, the newest first, then by
/// slug; models without a date follow, those of one file in its order.
package struct SiteContent: Sendable {
  package var settings: SiteSettings
  package let trips: [Sourced<Trip>]
  package let photos: [Sourced<Photo>]
  package let accounts: [Sourced<Account>]
  package let people: [Sourced<Person>]
  package let pages: [Sourced<TextPage>]
  package let homeText: IndexText?
  package let listTexts: [ModelKind: IndexText]
  /// By published path.
  package let assets: [Asset]
  /// Those of models with mistakes, so there are none in a site that can be published.
  package let strayTexts: [StrayText]

  package init(
    settings: SiteSettings, trips: [Sourced<Trip>] = [], photos: [Sourced<Photo>] = [],
    accounts: [Sourced<Account>] = [], people: [Sourced<Person>] = [],
    pages: [Sourced<TextPage>] = [], homeText: IndexText? = nil,
    listTexts: [ModelKind: IndexText] = [:], assets: [Asset] = [],
    strayTexts: [StrayText] = []
  ) {
    self.settings = settings
    self.trips = trips
    self.photos = photos
    self.accounts = accounts
    self.people = people
    self.pages = pages
    self.homeText = homeText
    self.listTexts = listTexts
    self.assets = assets
    self.strayTexts = strayTexts
  }
}
