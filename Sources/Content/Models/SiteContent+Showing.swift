package import Domain

extension SiteContent {
  /// The content without hidden models and their files.
  ///
  /// A journey is shown without its hidden parts, and is hidden if no leg is left.
  package func showing(_ isShown: (Attributes) -> Bool) -> SiteContent {
    let journeys = ShownJourneys(trips, isShown)
    guard hides(isShown) || !journeys.changed.isEmpty else { return self }
    var files = HiddenFiles()
    let models = ModelTable(
      models.lists.map { list in
        list.shown(
          { isShown($0.attributes) && !journeys.gone.contains(ObjectIdentifier($0)) }, &files)
      }
    ).with(TripKind.self, journeys.shown)
    for text in listTexts.values { files.keep(text) }
    if let homeText { files.keep(homeText) }
    let pictures = files.pictures(among: assets)
    var content = SiteContent(
      settings: settings, models: models, homeText: homeText, listTexts: listTexts,
      assets: files.shown(of: assets, besides: pictures), strayTexts: [],
      settingsHash: settingsHash,
      lost)
    content.folder = folder
    content.unpublished = unpublished
    content.hiddenPictures = pictures
    content.privateLumps = accounts.flatMap { account in
      account.attributes.isDraft || account.attributes.visibility != .private
        ? [] : account.model.tripLumps(isPublic: false)
    }
    return content
  }

  private func hides(_ isShown: (Attributes) -> Bool) -> Bool {
    models.lists.contains { $0.hidesAny(isShown) }
  }
}

extension ModelList {
  fileprivate func hidesAny(_ isShown: (Attributes) -> Bool) -> Bool {
    !models.allSatisfy { isShown($0.attributes) }
  }

  /// The models that are shown. The files of all models are recorded.
  fileprivate func shown(
    _ isShown: (any SourcedModel) -> Bool, _ files: inout HiddenFiles
  ) -> any ModelList {
    Models<Kind>(files.part(models, isShown, files: Kind.files))
  }
}
