import Content
import Diagnostics
import Domain
import Threads
import Tracing

/// What lies at each path of a site's content. It holds the places of models, so that it stays good
/// while only what these say of themselves changes.
struct TargetTable: Sendable {
  /// A model stands for what is made of it when somebody asks: most are never asked for.
  enum Entry: Sendable {
    case model(Member)
    case target(PublishedFiles.Target)
  }

  private enum Table: Sendable {
    case known([String: Entry])
    /// Filled when somebody asks.
    case late(BackgroundValue<[String: Entry]>)
  }

  private let table: Table
  /// The addresses of models that are not shown.
  let hiddenRoutes: Set<String>
  /// The files beside content, by published path.
  let assets: [String: Asset]
  let neighborhood: FileNeighborhood

  /// `content` is what is shown, `all` what there is. Where it `isLate` and all is shown, it is filled when
  /// somebody asks, and maybe nobody does.
  init(_ content: SiteContent, of all: SiteContent, isLate: Bool = false) {
    assets = Dictionary(
      content.assets.map { ($0.publishedPath, $0) }, uniquingKeysWith: { first, _ in first })
    let isAllShown = zip(content.models.erased, all.models.erased).allSatisfy {
      $0.models.count == $1.models.count
    }
    if isLate, isAllShown {
      // It is asked for while a product is made, which reads none of this but what it finds.
      let late = BackgroundValue {
        Reading.unrecorded { Self.filled(content, of: all).targets }
      }
      table = .late(late)
      hiddenRoutes = []
      neighborhood = FileNeighborhood { Array(late.value.keys) }
      return
    }
    let filling = Self.filled(content, of: all)
    let targets = filling.targets
    table = .known(targets)
    hiddenRoutes = filling.hiddenRoutes
    neighborhood = FileNeighborhood { Array(targets.keys) }
  }

  /// What is at a path.
  subscript(path: String) -> Entry? {
    switch table {
    case .known(let targets): targets[path]
    case .late(let targets): targets.value[path]
    }
  }

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

  /// Whether a file holds models that are shown.
  func isOfModel(_ path: String) -> Bool {
    switch self[path] {
    case .model, .target(.several): true
    case .target, nil: false
    }
  }
}

/// A table that is being filled.
private struct Filling {
  var targets: [String: TargetTable.Entry] = [:]
  var hiddenRoutes: Set<String> = []

  /// The models of a kind that are shown, of all there are.
  mutating func add(_ list: ModelTable.Erased, of all: [any SourcedModel]) {
    let shown = list.models
    targets.reserveCapacity(targets.count + all.count)
    if shown.count < all.count {
      let routes = Set(shown.map { $0.publishedPath })
      for model in all where !routes.contains(model.publishedPath) {
        hiddenRoutes.insert(model.publishedPath)
        set(.target(.hidden), for: model)
      }
    }
    for (index, model) in shown.enumerated() {
      set(.model(Member(kind: list.kind, index: index)), for: model)
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
    // The first that is shown, in the order of its list.
    case (.target(.several), _), (_, .target(.hidden)): break
    default: targets[model.path] = .target(.several(first: model.slug))
    }
  }

  /// Home and the lists, by their folders and by the files that give them a text.
  mutating func addIndexes(of content: SiteContent) {
    targets["Content"] = .target(.page(.home))
    if let text = content.homeText { targets[text.file.path] = .target(.page(.home)) }
    for kind in content.models.erased.map(\.kind) where kind != .pages {
      targets["Content/\(kind.folder)"] = .target(.page(.list(kind)))
    }
    for (kind, text) in content.listTexts {
      targets[text.file.path] = .target(.page(.list(kind)))
    }
  }
}
