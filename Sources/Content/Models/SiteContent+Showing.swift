package import Domain

extension SiteContent {
  /// The content without models that are not shown, and without their files.
  package func showing(_ isShown: (Attributes) -> Bool) -> SiteContent {
    guard hides(isShown) else { return self }
    var files = HiddenFiles()
    let models = ModelTable(models.lists.map { $0.shown(isShown, &files) })
    for text in listTexts.values { files.keep(text) }
    if let homeText { files.keep(homeText) }
    var content = SiteContent(
      settings: settings, models: models, homeText: homeText, listTexts: listTexts,
      assets: files.shown(of: assets), strayTexts: [], settingsHash: settingsHash,
      lost)
    content.folder = folder
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

  /// The models that are shown; the files of all of them are noted.
  fileprivate func shown(
    _ isShown: (Attributes) -> Bool, _ files: inout HiddenFiles
  ) -> any ModelList {
    Models<Kind>(files.part(models, isShown, files: Kind.files))
  }
}
