import CommonMark
import Content
import Diagnostics
import Domain
import Foundation
import Markup
import Paths
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
  private let content: SiteContent
  private let table: TargetTable
  private let theme: ThemeAssets
  /// Whether every address that content has is known.
  private let isWhole: Bool
  /// Whether none of its models was left out for a mistake.
  private let hasEveryModel: Bool
  /// Where all products are. Set once, when all pages are known and before any is made.
  private let layout = Mutex<ProductLayout?>(nil)
  private let addresses = AddressNeighborhood()

  /// `content` is what is shown; `table` says what of all that there is.
  init(
    _ content: SiteContent, _ table: TargetTable, theme: ThemeAssets = ThemeAssets(), site: String,
    isWhole: Bool, hasEveryModel: Bool = true
  ) {
    self.content = content
    self.table = table
    self.theme = theme
    self.site = site
    self.isWhole = isWhole
    self.hasEveryModel = hasEveryModel
  }

  var hiddenRoutes: Set<String> { table.hiddenRoutes }

  /// Takes the places of all products.
  func set(_ layout: ProductLayout) {
    self.layout.withLock { $0 = layout }
    addresses.set { [theme] in
      // Nobody writes a name that holds a hash.
      let named = Set(theme.publishedPaths)
      return theme.plainPaths
        + layout.paths.lazy.map { Product.address(of: $0) }.filter { !named.contains($0) }
    }
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
    switch found(path) {
    case .several(let first):
      guard let item else { return .several(first: first) }
      return found(item) ?? (hasEveryModel ? nil : .unread)
    case let target?: return target
    case nil:
      let isThere = !hasEveryModel && FileManager.default.fileExists(atPath: site + "/" + path)
      return isThere ? .unread : nil
    }
  }

  private func found(_ path: String) -> Target? {
    switch table[path] {
    case .model(let member):
      content.models.model(of: member.kind, at: member.index).map { Target.target($0) }
    case .target(let target): target
    case nil: nil
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
    if let asset = table.assets[path] { return .asset(asset) }
    // A file of this name is found at its folder's address, too.
    if path.utf8.last == UInt8(ascii: "/"), let asset = table.assets[path + "index.html"] {
      return .asset(asset)
    }
    if let asset = theme.use(path) { return .theme(asset) }
    if isPublished(path) { return .page }
    if hiddenRoutes.contains(path.ends(with: "/") ? path : path + "/") { return .hidden }
    return isWhole ? .unknown : .page
  }

  /// Whether a product is there, with or without the last `/` of its address.
  private func isPublished(_ path: String) -> Bool {
    guard path.utf8.first == UInt8(ascii: "/") else { return false }
    let file = String(Substring(path.utf8.dropFirst()))
    let isFolder = file.isEmpty || file.utf8.last == UInt8(ascii: "/")
    let index = file + (isFolder ? "index.html" : "/index.html")
    let layout = layout.withLock { $0 }
    return layout?.place(of: index) != nil || !isFolder && layout?.place(of: file) != nil
  }

  func holdsSeveral(_ path: ContentPath) -> Bool {
    let holdsSeveral = holdsSeveral(path.path)
    Reading.note(SiteQuestion.several(path.path), ReadHash.of(holdsSeveral))
    return holdsSeveral
  }

  /// The same, and nothing is noted.
  func holdsSeveral(_ path: String) -> Bool {
    if case .several = found(path) { true } else { false }
  }

  /// Whether a folder is at a path where no file is; asked only for what is then told to be wrong.
  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: site + "/" + path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// The file that was probably meant by a path, or the one of several models, as it would be
  /// written in a folder.
  func nearest(
    to path: ContentPath, from folder: String, wanted: FileNeighborhood.Wanted
  ) -> String? {
    table.neighborhood.nearest(
      to: holdsSeveral(path) ? path.item : path.path, from: folder, wanted: wanted)
  }

  /// The address that was probably meant.
  func nearestRoute(to path: String) -> String? { addresses.nearest(to: path) }
}

extension PublishedFiles.Target {
  /// A photo stands for its image, where a text shows it, as well as for its page.
  static func target(_ model: any SourcedModel) -> Self {
    (model as? Sourced<Photo>).map(Self.photo) ?? .page(.model(model.kind, model.slug))
  }
}
