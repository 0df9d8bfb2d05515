package import Domain

/// All content of a site, each kind in the order of its list: by date, the newest first, then by
/// slug; models without a date follow, those of one file in its order.
package struct SiteContent: Sendable {
  package var settings: SiteSettings
  /// Those of every kind; the lists of the built-in kinds are in it too.
  package let models: ModelTable
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
    settings: SiteSettings, models: ModelTable = ModelTable(), homeText: IndexText? = nil,
    listTexts: [ModelKind: IndexText] = [:], assets: [Asset] = [],
    strayTexts: [StrayText] = []
  ) {
    self.settings = settings
    self.models = models
    trips = models[TripKind.self]
    photos = models[PhotoKind.self]
    accounts = models[AccountKind.self]
    people = models[PersonKind.self]
    pages = models[PageKind.self]
    self.homeText = homeText
    self.listTexts = listTexts
    self.assets = assets
    self.strayTexts = strayTexts
  }
}
