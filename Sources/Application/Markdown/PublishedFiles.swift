import CommonMark
import Content
import Diagnostics
import Domain
import Foundation
import Markup
import Synchronization
import Tracing

/// What lies where: the page of each file of content, the address of each file beside it, and every
/// path that is published.
///
/// A class, since the paths are known only when all products are, and the products ask for them.
final class PublishedFiles: Sendable {
  enum Target: Sendable {
    case page(Route)
    case photo(Sourced<Photo>)
    case asset(Asset)
    /// A file of several models, of which a text names one: `photos.json#pli`.
    case several(first: Slug)
    /// A model that is not shown, or a file that goes with one.
    case hidden
    /// A file that has mistakes of its own.
    case unread
  }

  /// What is known of an address of the site.
  enum Address: Sendable {
    case page
    case asset(Asset)
    case theme(ThemeAsset)
    case hidden
    case unknown
  }

  private let site: String
  private let targets: [String: Target]
  private let assets: [String: Asset]
  private let theme: ThemeAssets
  let hiddenRoutes: Set<String>
  private let neighborhood: FileNeighborhood
  /// Whether every address that content has is known.
  private let isWhole: Bool
  /// Whether none of its models was left out for a mistake.
  private let hasEveryModel: Bool
  /// Set once, when all pages are known and before any is made.
  private let routes = Mutex<Set<String>>([])
  private let addresses = AddressNeighborhood()

  /// `content` is what is shown, `all` what there is.
  init(
    _ content: SiteContent, of all: SiteContent, theme: ThemeAssets = ThemeAssets(), site: String,
    isWhole: Bool, hasEveryModel: Bool = true
  ) {
    self.theme = theme
    self.site = site
    self.isWhole = isWhole
    self.hasEveryModel = hasEveryModel
    var table = TargetTable()
    for (shown, all) in zip(content.models.lists, all.models.lists) {
      table.add(shown.erased, of: all.erased)
    }
    table.addIndexes(of: content)
    for asset in all.assets { table.targets[asset.path] = .hidden }
    for asset in content.assets { table.targets[asset.path] = .asset(asset) }
    targets = table.targets
    hiddenRoutes = table.hiddenRoutes
    neighborhood = FileNeighborhood(Array(table.targets.keys))
    assets = Dictionary(
      content.assets.map { ($0.publishedPath, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Takes the paths of all products, below the output folder.
  func setRoutes(_ paths: [String]) {
    var known = Set<String>(minimumCapacity: paths.count)
    let named = Set(theme.publishedPaths)
    var addresses = theme.plainPaths
    addresses.reserveCapacity(addresses.count + paths.count)
    for path in paths {
      let address = Product.address(of: path)
      known.insert(address)
      known.insert("/" + path)
      // Nobody writes a name that holds a hash.
      if !named.contains(address) { addresses.append(address) }
    }
    routes.withLock { [known] in $0 = known }
    self.addresses.set(addresses)
  }

  /// What lies at a path. A file that is there and has mistakes of its own counts as unread, so that
  /// nobody is told of it twice; so does one of several models.
  subscript(path: ContentPath) -> Target? {
    let item = path.fragment.map { _ in path.item }
    let target = target(path.path, item: item)
    Reading.note(SiteQuestion.target(path.path, item: item), ReadHash.of(target))
    return target
  }

  /// The same, and nothing is noted; `item` names one of several models.
  func target(_ path: String, item: String?) -> Target? {
    switch targets[path] {
    case .several(let first):
      guard let item else { return .several(first: first) }
      return targets[item] ?? (hasEveryModel ? nil : .unread)
    case let target?: return target
    case nil:
      let isThere = !hasEveryModel && FileManager.default.fileExists(atPath: site + "/" + path)
      return isThere ? .unread : nil
    }
  }

  /// What is published at a path such as `/trips/lisbon/`; while mistakes keep content from being
  /// read, every path may be that of a page.
  subscript(published path: String) -> Address {
    let address = address(path)
    Reading.note(SiteQuestion.address(path), ReadHash.of(address))
    return address
  }

  /// The same, and nothing is noted.
  func address(_ path: String) -> Address {
    if let asset = assets[path] { return .asset(asset) }
    if let asset = theme.use(path) { return .theme(asset) }
    if routes.withLock({ $0.contains(path) || $0.contains(path + "/") }) { return .page }
    if hiddenRoutes.contains(path.hasSuffix("/") ? path : path + "/") { return .hidden }
    return isWhole ? .unknown : .page
  }

  func holdsSeveral(_ path: ContentPath) -> Bool {
    let holdsSeveral = holdsSeveral(path.path)
    Reading.note(SiteQuestion.several(path.path), ReadHash.of(holdsSeveral))
    return holdsSeveral
  }

  /// The same, and nothing is noted.
  func holdsSeveral(_ path: String) -> Bool {
    if case .several = targets[path] { true } else { false }
  }

  /// The file that was probably meant by a path, or the one of several models, as it would be
  /// written in a folder.
  func nearest(
    to path: ContentPath, from folder: String, wanted: FileNeighborhood.Wanted
  ) -> String? {
    neighborhood.nearest(
      to: holdsSeveral(path) ? path.item : path.path, from: folder, wanted: wanted)
  }

  /// The address that was probably meant.
  func nearestRoute(to path: String) -> String? { addresses.nearest(to: path) }
}

/// Fills the table of what lies where.
private struct TargetTable {
  var targets: [String: PublishedFiles.Target] = [:]
  var hiddenRoutes: Set<String> = []

  /// The models of a kind that are shown, of all there are.
  mutating func add(_ shown: [any SourcedModel], of all: [any SourcedModel]) {
    targets.reserveCapacity(targets.count + all.count)
    if shown.count < all.count {
      let routes = Set(shown.map { $0.publishedPath })
      for model in all where !routes.contains(model.publishedPath) {
        hiddenRoutes.insert(model.publishedPath)
        set(.hidden, for: model)
      }
    }
    for model in shown { set(.target(model), for: model) }
  }

  private mutating func set(_ target: PublishedFiles.Target, for model: any SourcedModel) {
    guard model.isOneOfSeveral else {
      targets[model.path] = target
      if model.isFolder { targets[model.folder] = target }
      return
    }
    targets["\(model.path)#\(model.slug.text)"] = target
    switch (targets[model.path], target) {
    case (nil, .hidden): targets[model.path] = .hidden
    // The first that is shown, in the order of its list.
    case (.several, _), (_, .hidden): break
    default: targets[model.path] = .several(first: model.slug)
    }
  }

  /// Home and the lists, by their folders and by the files that give them a text.
  mutating func addIndexes(of content: SiteContent) {
    targets["Content"] = .page(.home)
    if let text = content.homeText { targets[text.file.path] = .page(.home) }
    for kind in content.models.lists.map({ $0.kind }) where kind != .pages {
      targets["Content/\(kind.folder)"] = .page(.list(kind))
    }
    for (kind, text) in content.listTexts { targets[text.file.path] = .page(.list(kind)) }
  }
}

extension PublishedFiles.Target {
  /// A photo stands for its image, where a text shows it, as well as for its page.
  fileprivate static func target(_ model: any SourcedModel) -> Self {
    (model as? Sourced<Photo>).map(Self.photo) ?? .page(.model(model.kind, model.slug))
  }
}
