package import Domain

extension SiteContent {
  /// What is left of the content when some models are not shown, and the files that are theirs.
  package func showing(_ isShown: (Attributes) -> Bool) -> SiteContent {
    guard hides(isShown) else { return self }
    var files = FilesInDoubt()
    let trips = files.part(trips, isShown)
    let photos = files.part(photos, isShown) { photo in
      if case .file(let path) = photo.source { path } else { nil }
    }
    let accounts = files.part(accounts, isShown)
    let people = files.part(people, isShown, portrait: \.imageName)
    let pages = files.part(pages, isShown)
    for text in listTexts.values { files.keep(text) }
    if let homeText { files.keep(homeText) }
    return SiteContent(
      settings: settings, trips: trips, photos: photos, accounts: accounts, people: people,
      pages: pages, homeText: homeText, listTexts: listTexts, assets: files.shown(of: assets))
  }

  private func hides(_ isShown: (Attributes) -> Bool) -> Bool {
    func hides<Model>(_ models: [Sourced<Model>]) -> Bool {
      !models.allSatisfy { isShown($0.attributes) }
    }
    return hides(trips) || hides(photos) || hides(accounts) || hides(people) || hides(pages)
  }
}
