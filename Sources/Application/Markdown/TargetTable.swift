import Content
import Diagnostics
import Domain

/// Targets of all paths of a site's content. It holds indexes of models rather than models, so it
/// stays valid while only their contents change.
struct TargetTable: Sendable {
  /// Entry of a path. A model's target is created on lookup, because most are never looked up.
  enum Entry: Sendable {
    case model(Member)
    case target(PublishedFiles.Target)
  }

  private let targets: [String: Entry]
  /// Addresses of hidden models.
  let hiddenRoutes: Set<String>
  /// Protected models that are hidden here, by their files, the assets in their folders, and their
  /// addresses.
  let protected: [String: ProtectedTarget]
  /// Assets by published path.
  let assets: [String: Asset]
  /// Published paths, keyed by the address that each file would have under its own, unpublished
  /// name.
  let privatePaths: [String: String]
  let neighborhood: FileNeighborhood

  /// Creates the table. `content` is the visible content, which `audience` sees; `all` includes
  /// hidden content.
  init(_ content: SiteContent, of all: SiteContent, for audience: Audience) {
    assets = Dictionary(
      content.assets.map { ($0.publishedPath, $0) }, uniquingKeysWith: { first, _ in first })
    privatePaths = PrivatePaths.all(of: all)
    let filling = Self.filled(content, of: all, for: audience)
    let targets = filling.targets
    self.targets = targets
    hiddenRoutes = filling.hiddenRoutes
    protected = filling.protected
    neighborhood = FileNeighborhood {
      // Hidden files aren't suggested.
      targets.compactMap { path, entry in
        if case .target(.hidden) = entry { nil } else { path }
      }
    }
  }

  /// The entry at a path.
  subscript(path: String) -> Entry? { targets[path] }

  private static func filled(
    _ content: SiteContent, of all: SiteContent, for audience: Audience
  ) -> Filling {
    var filling = Filling(for: audience)
    for (shown, all) in zip(content.models.erased, all.models.erased) {
      filling.add(shown, of: all.models)
    }
    filling.addIndexes(of: content)
    for asset in all.assets { filling.targets[asset.path] = .target(.hidden) }
    for asset in content.assets { filling.targets[asset.path] = .target(.asset(asset)) }
    filling.noteProtected(all.assets)
    return filling
  }

  /// Whether a file holds visible models.
  func isOfModel(_ path: String) -> Bool {
    switch self[path] {
    case .model, .target(.several): true
    case .target, nil: false
    }
  }
}

/// A protected model that is hidden here.
struct ProtectedTarget: Sendable {
  /// Address of its page, such as `/trips/lisbon/`.
  let address: String
  let audiences: [Slug]
}

/// A table under construction.
private struct Filling {
  var targets: [String: TargetTable.Entry] = [:]
  var hiddenRoutes: Set<String> = []
  var protected: [String: ProtectedTarget] = [:]
  /// Folders of hidden models.
  private var hiddenFolders: Set<String> = []
  /// An audience that sees every protected model that is currently published.
  private let guests: Audience

  init(for audience: Audience) {
    var guests = audience
    guests.protected = .all
    self.guests = guests
  }

  /// Adds the visible models of a kind; `all` includes the hidden ones.
  mutating func add(_ list: ModelTable.Erased, of all: [any SourcedModel]) {
    let shown = list.models
    targets.reserveCapacity(targets.count + all.count)
    if shown.count < all.count {
      let routes = Set(shown.map { $0.publishedPath })
      for model in all where !routes.contains(model.publishedPath) {
        hiddenRoutes.insert(model.publishedPath)
        set(.target(.hidden), for: model)
        if model.isFolder, !model.isOneOfSeveral { hiddenFolders.insert(model.folder) }
        noteProtected(model)
      }
    }
    for (index, model) in shown.enumerated() {
      set(.model(Member(kind: list.kind, index: index)), for: model)
    }
  }

  /// Records who can open a hidden model. No audience can open a draft, nor a model before its
  /// publication or after its expiry.
  private mutating func noteProtected(_ model: any SourcedModel) {
    let attributes = model.attributes
    guard attributes.visibility == .protected, guests.sees(attributes) else { return }
    let target = ProtectedTarget(
      address: model.publishedPath, audiences: attributes.audiences)
    protected[model.publishedPath] = target
    protected[model.isOneOfSeveral ? "\(model.path)#\(model.slug.text)" : model.path] = target
    if model.isFolder, !model.isOneOfSeveral { protected[model.folder] = target }
  }

  /// Records who can open the hidden assets among `assets`, by the models in whose folders they
  /// are.
  mutating func noteProtected(_ assets: [Asset]) {
    guard !protected.isEmpty else { return }
    for asset in assets {
      guard case .target(.hidden) = targets[asset.path] else { continue }
      var folder = asset.path.folder
      while !folder.isEmpty, !hiddenFolders.contains(folder) { folder = folder.folder }
      protected[asset.path] = protected[folder]
    }
  }

  private mutating func set(_ entry: TargetTable.Entry, for model: any SourcedModel) {
    guard model.isOneOfSeveral else {
      targets[model.path] = entry
      if model.isFolder { targets[model.folder] = entry }
      return
    }
    targets["\(model.path)#\(model.slug.text)"] = entry
    switch (targets[model.path], entry) {
    case (nil, .target(.hidden)): targets[model.path] = .target(.hidden)
    // The first visible model is kept, in the order of its list.
    case (.target(.several), _), (_, .target(.hidden)): break
    default: targets[model.path] = .target(.several(first: model.slug))
    }
  }

  /// Adds the home page and the lists, by their folders and their text files.
  mutating func addIndexes(of content: SiteContent) {
    targets["Content"] = .target(.page(.home))
    if let text = content.homeText { targets[text.file.path] = .target(.page(.home)) }
    for kind in content.models.erased.map(\.kind) where kind.hasList {
      targets["Content/\(kind.folder)"] = .target(.page(.list(kind)))
    }
    for (kind, text) in content.listTexts {
      targets[text.file.path] = .target(.page(.list(kind)))
    }
  }
}
