import Content
import Diagnostics
import Domain

/// Targets of all paths of a site's content. It holds indexes of models, not models, so it stays
/// valid while only their contents change.
struct TargetTable: Sendable {
  /// Entry of a path; a model's target is created on lookup, because most are never looked up.
  enum Entry: Sendable {
    case model(Member)
    case target(PublishedFiles.Target)
  }

  private let targets: [String: Entry]
  /// Addresses of hidden models.
  let hiddenRoutes: Set<String>
  /// Audiences of hidden models that are protected, by their files and addresses.
  let audiences: [String: [Slug]]
  /// Files beside content, by published path.
  let assets: [String: Asset]
  let neighborhood: FileNeighborhood

  /// `content` is the visible content, `all` includes the hidden.
  init(_ content: SiteContent, of all: SiteContent) {
    assets = Dictionary(
      content.assets.map { ($0.publishedPath, $0) }, uniquingKeysWith: { first, _ in first })
    let filling = Self.filled(content, of: all)
    let targets = filling.targets
    self.targets = targets
    hiddenRoutes = filling.hiddenRoutes
    audiences = filling.audiences
    neighborhood = FileNeighborhood {
      // What is hidden is no remedy.
      targets.compactMap { path, entry in
        if case .target(.hidden) = entry { nil } else { path }
      }
    }
  }

  /// The entry at a path.
  subscript(path: String) -> Entry? { targets[path] }

  private static func filled(_ content: SiteContent, of all: SiteContent) -> Filling {
    var filling = Filling()
    for (shown, all) in zip(content.models.erased, all.models.erased) {
      filling.add(shown, of: all.models)
    }
    filling.addIndexes(of: content)
    for asset in all.assets { filling.targets[asset.path] = .target(.hidden) }
    for asset in content.assets { filling.targets[asset.path] = .target(.asset(asset)) }
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

/// A table under construction.
private struct Filling {
  var targets: [String: TargetTable.Entry] = [:]
  var hiddenRoutes: Set<String> = []
  var audiences: [String: [Slug]] = [:]

  /// Adds the visible models of a kind; `all` includes the hidden ones.
  mutating func add(_ list: ModelTable.Erased, of all: [any SourcedModel]) {
    let shown = list.models
    targets.reserveCapacity(targets.count + all.count)
    if shown.count < all.count {
      let routes = Set(shown.map { $0.publishedPath })
      for model in all where !routes.contains(model.publishedPath) {
        hiddenRoutes.insert(model.publishedPath)
        set(.target(.hidden), for: model)
        note(audiencesOf: model)
      }
    }
    for (index, model) in shown.enumerated() {
      set(.model(Member(kind: list.kind, index: index)), for: model)
    }
  }

  /// Notes who can open a hidden model. A draft is nobody's yet.
  private mutating func note(audiencesOf model: any SourcedModel) {
    let attributes = model.attributes
    guard attributes.visibility == .protected, !attributes.isDraft else { return }
    audiences[model.publishedPath] = attributes.audiences
    audiences[model.isOneOfSeveral ? "\(model.path)#\(model.slug.text)" : model.path] =
      attributes.audiences
    if model.isFolder, !model.isOneOfSeveral { audiences[model.folder] = attributes.audiences }
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
    // The first visible model stays, in the order of its list.
    case (.target(.several), _), (_, .target(.hidden)): break
    default: targets[model.path] = .target(.several(first: model.slug))
    }
  }

  /// Adds home and the lists, by their folders and their text files.
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
