package import Diagnostics
package import Domain
import Tracing

/// Content of a site, each kind in the order of its list. That is by date, the newest first,
/// then by slug; models without a date follow, those of one file in its order.
package struct SiteContent: Sendable {
  package var settings: SiteSettings
  /// The models of every kind, built-in or not.
  package let models: ModelTable
  package var trips: [Sourced<Trip>] { noted(ownTrips, .trips) }
  package var photos: [Sourced<Photo>] { noted(ownPhotos, .photos) }
  package var accounts: [Sourced<Account>] { noted(ownAccounts, .accounts) }
  package var people: [Sourced<Person>] { noted(ownPeople, .people) }
  package var pages: [Sourced<TextPage>] { noted(ownPages, .pages) }
  package let homeText: IndexText?
  package let listTexts: [ModelKind: IndexText]
  /// Files beside content, in the order of their published paths.
  package let assets: [Asset]
  /// Texts of models with mistakes; a site that can be published has none.
  package let strayTexts: [StrayText]
  /// Hash of the bytes of `site.json`.
  package let settingsHash: UInt64
  package let shape: ContentShape
  /// Faults of files that are read only when they are needed.
  let lost: LostFiles

  private let ownTrips: [Sourced<Trip>]
  private let ownPhotos: [Sourced<Photo>]
  private let ownAccounts: [Sourced<Account>]
  private let ownPeople: [Sourced<Person>]
  private let ownPages: [Sourced<TextPage>]

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
    ownTrips = models[TripKind.self]
    ownPhotos = models[PhotoKind.self]
    ownAccounts = models[AccountKind.self]
    ownPeople = models[PersonKind.self]
    ownPages = models[PageKind.self]
    self.homeText = homeText
    self.listTexts = listTexts
    self.assets = assets
    self.strayTexts = strayTexts
  }
}

extension SiteContent {
  /// The content with other models.
  func with(_ models: ModelTable, shape: ContentShape) -> SiteContent {
    SiteContent(
      settings: settings, models: models, homeText: homeText, listTexts: listTexts, assets: assets,
      strayTexts: strayTexts, settingsHash: settingsHash, shape: shape, lost)
  }

  /// Errors since loading, for files that were to be read late and had changed or become unreadable
  /// by then.
  package var lateFaults: [Diagnostic] { lost.diagnostics }

  /// Hash of all models and their places, of all their facts except titles, summaries and texts,
  /// and of the files beside them; the same in every process.
  package var shapeHash: UInt64 {
    var hasher = StableHasher()
    for list in models.erased {
      hasher.combine(list.kind.folder)
      hasher.combine(list.models.count)
      for index in list.models.indices {
        let reads = list.reads(at: index)
        hasher.combine(reads.subject)
        hasher.combine(reads.skeletonHash)
        hasher.combine(reads.termsHash)
      }
    }
    for asset in assets {
      hasher.combine(asset.path)
      hasher.combine(asset.publishedPath)
    }
    return hasher.finish()
  }

  /// Texts of authors for home and for lists.
  package var indexTexts: [IndexText] { (homeText.map { [$0] } ?? []) + listTexts.values }
}

// Models by their index among those of their kind. A caller that knows the index depends on that
// model alone; one that needs all depends on which models there are.

extension SiteContent {
  package func trip(at index: Int) -> Sourced<Trip> { ownTrips[index] }
  package func photo(at index: Int) -> Sourced<Photo> { ownPhotos[index] }
  package func account(at index: Int) -> Sourced<Account> { ownAccounts[index] }
  package func person(at index: Int) -> Sourced<Person> { ownPeople[index] }

  private func noted<Model>(_ list: [Sourced<Model>], _ kind: ModelKind) -> [Sourced<Model>] {
    if Reading.isRecorded { models.noteOrder(of: kind) }
    return list
  }
}
