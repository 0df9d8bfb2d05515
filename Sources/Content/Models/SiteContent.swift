package import Diagnostics
package import Domain

/// Content of a site, with each kind in the order of its list.
///
/// Lists are sorted by date, the newest first, then by slug. Models without a date follow, with
/// those from one file in the order of the file.
package struct SiteContent: Sendable {
  package var settings: SiteSettings
  /// The models of every kind, built-in or not.
  package let models: ModelTable
  package let trips: [Sourced<Trip>]
  package let photos: [Sourced<Photo>]
  package let albums: [Sourced<Album>]
  package let accounts: [Sourced<Account>]
  package let people: [Sourced<Person>]
  package let pages: [Sourced<TextPage>]
  package let homeText: IndexText?
  package let listTexts: [ModelKind: IndexText]
  /// Files next to content, in the order of their published paths.
  package let assets: [Asset]
  /// Texts of models with mistakes; empty for a site that can be published.
  package let strayTexts: [StrayText]
  /// Hash of the bytes of `site.json`.
  package let settingsHash: UInt64
  package let shape: ContentShape
  /// The site's folder on disk.
  package var folder = ""
  /// Sums for trips that private accounts disclose, although these accounts have no page.
  package internal(set) var privateLumps: [TripLump] = []
  /// Files and folders that are neither read nor published because of their names.
  package internal(set) var unpublished = UnpublishedPaths()
  /// Files of hidden photos, by the paths of their pictures.
  package internal(set) var hiddenPictures: [String: String] = [:]
  /// Seconds since 1970 at which reports about unknown keys may change.
  package internal(set) var secondsOfKeys: [Int64] = []
  /// Number of photos whose coordinates aren't shown, because hidden circles contain them.
  package var hiddenPlaces = 0
  /// Faults of files that are read only when they are needed.
  let lost: LostFiles

  package init(
    settings: SiteSettings, models: ModelTable = ModelTable(), homeText: IndexText? = nil,
    listTexts: [ModelKind: IndexText] = [:], assets: [Asset] = [],
    strayTexts: [StrayText] = [], settingsHash: UInt64 = 0, shape: ContentShape = ContentShape()
  ) {
    self.init(
      settings: settings, models: models, homeText: homeText, listTexts: listTexts, assets: assets,
      strayTexts: strayTexts, settingsHash: settingsHash, shape: shape, LostFiles())
  }

  init(
    settings: SiteSettings, models: ModelTable, homeText: IndexText?,
    listTexts: [ModelKind: IndexText], assets: [Asset], strayTexts: [StrayText],
    settingsHash: UInt64, shape: ContentShape = ContentShape(), _ lost: LostFiles
  ) {
    self.lost = lost
    self.shape = shape
    self.settingsHash = settingsHash
    self.settings = settings
    self.models = models
    trips = models[TripKind.self]
    photos = models[PhotoKind.self]
    albums = models[AlbumKind.self]
    accounts = models[AccountKind.self]
    people = models[PersonKind.self]
    pages = models[PageKind.self]
    self.homeText = homeText
    self.listTexts = listTexts
    self.assets = assets
    self.strayTexts = strayTexts
  }
}

extension SiteContent {
  /// The content with other models.
  func with(_ models: ModelTable, shape: ContentShape) -> SiteContent {
    var content = SiteContent(
      settings: settings, models: models, homeText: homeText, listTexts: listTexts, assets: assets,
      strayTexts: strayTexts, settingsHash: settingsHash, shape: shape, lost)
    content.hiddenPlaces = hiddenPlaces
    content.privateLumps = privateLumps
    content.folder = folder
    content.unpublished = unpublished
    content.hiddenPictures = hiddenPictures
    content.secondsOfKeys = secondsOfKeys
    return content
  }

  /// Errors for files that were read after loading, but had changed or become unreadable by then.
  package var lateFaults: [Diagnostic] { lost.diagnostics }

  /// Texts of authors for home and for lists.
  package var indexTexts: [IndexText] { (homeText.map { [$0] } ?? []) + listTexts.values }
}

extension SiteContent {
  package var hasEditions: Bool { photos.contains { !$0.model.editions.isEmpty } }

  /// Whether a photo is or was paid for at an address.
  package var hasPurchases: Bool { photos.contains(where: \.model.hasPayment) }

  package func trip(at index: Int) -> Sourced<Trip> { trips[index] }
  package func photo(at index: Int) -> Sourced<Photo> { photos[index] }
  package func account(at index: Int) -> Sourced<Account> { accounts[index] }
  package func person(at index: Int) -> Sourced<Person> { people[index] }
}
