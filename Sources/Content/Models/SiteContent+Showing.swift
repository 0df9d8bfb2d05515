package import Domain

extension SiteContent {
  /// What is left of the content when some models are not shown: with each go the files that are
  /// its own, those in its folder, those it names, and those beside it that share its name.
  package func showing(_ isShown: (Attributes) -> Bool) -> SiteContent {
    var hidden = HiddenFiles()
    func shown<Model>(_ models: [Sourced<Model>], _ files: (Sourced<Model>) -> [String?])
      -> [Sourced<Model>]
    {
      models.filter { model in
        let names = files(model) + [model.attributes.image]
        let paths = names.compactMap { $0.map { model.folder + "/" + $0 } }
        if isShown(model.attributes) {
          hidden.keep(paths)
          return true
        }
        hidden.hide(model, paths)
        return false
      }
    }
    let trips = shown(trips) { _ in [] }
    let photos = shown(photos) { photo in
      if case .file(let path) = photo.model.source { [path] } else { [] }
    }
    let accounts = shown(accounts) { _ in [] }
    let people = shown(people) { [$0.model.imageName] }
    let pages = shown(pages) { _ in [] }
    return SiteContent(
      settings: settings, trips: trips, photos: photos, accounts: accounts, people: people,
      pages: pages, homeText: homeText, listTexts: listTexts,
      assets: assets.filter { !hidden.hides($0) })
  }
}

/// The files of models that are not shown.
private struct HiddenFiles {
  private var owners: Set<ModelName> = []
  private var paths: Set<String> = []
  private var stems: Set<String> = []
  private var kept: Set<String> = []

  mutating func hide<Model>(_ model: Sourced<Model>, _ files: [String]) {
    owners.insert(ModelName(model.kind, model.slug))
    paths.formUnion(files)
    if !model.isFolder, model.index == nil { stems.insert(Self.stem(model.path)) }
  }

  /// What a shown model names is shown, whoever else names it.
  mutating func keep(_ files: [String]) { kept.formUnion(files) }

  func hides(_ asset: Asset) -> Bool {
    if kept.contains(asset.path) { return false }
    if let owner = asset.owner, owners.contains(owner) { return true }
    return paths.contains(asset.path) || stems.contains(Self.stem(asset.path))
  }

  /// A path without its extension.
  private static func stem(_ path: String) -> String {
    let name = path.fileName
    guard let dot = name.lastIndex(of: ".") else { return path }
    return path.folder + "/" + name[..<dot]
  }
}
