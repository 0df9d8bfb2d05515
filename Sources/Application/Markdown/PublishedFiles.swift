import Basics
import Content
import Diagnostics
import Domain
import Markdown
import Markup
import Synchronization

/// The pages of content files, the addresses of assets, and all published paths.
///
/// A class, because the paths are known only after all products are, and the products refer to it.
final class PublishedFiles: Sendable {
  enum Target: Sendable {
    case page(Route)
    case photo(Sourced<Photo>)
    case asset(Asset)
    /// A file with several models. A link names one of them: `photos.json#pli`.
    case several(first: Slug)
    /// A hidden model, or its file.
    case hidden
    /// A file that has mistakes.
    case unread
  }

  /// Target of a published address.
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
  /// Whether all addresses of the content are known.
  private let isWhole: Bool
  /// Whether no model was left out because of a mistake.
  private let hasEveryModel: Bool
  /// The paths of all products. Set once, when all pages are known, before any page is rendered.
  private let layout = Mutex<ProductLayout?>(nil)
  private let addresses = AddressNeighborhood()

  /// Creates the table of a site. `content` is the visible content; `table` includes hidden content
  /// too.
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

  /// Returns the hidden model that audiences can open. `path` is its file, an asset in its folder,
  /// or its address. Returns `nil` if no audience can open it.
  func protected(at path: String, item: String? = nil) -> ProtectedTarget? {
    table.protected[item ?? path] ?? table.protected[path]
      ?? table.protected[path.ends(with: "/") ? path : path + "/"]
  }

  /// Sets the paths of all products.
  func set(_ layout: ProductLayout) {
    self.layout.withLock { $0 = layout }
    addresses.set { [theme] in
      // Suggestions leave out fingerprinted names, because authors write plain ones.
      let named = Set(theme.publishedPaths)
      return theme.plainPaths
        + layout.paths.lazy.map { Product.address(of: $0) }.filter { !named.contains($0) }
    }
  }

  /// The target at a path. If a file or its models have mistakes, the target is `unread`, so that
  /// links to it aren't reported as well.
  subscript(path: ContentPath) -> Target? {
    let item = path.fragment.map { _ in path.item }
    return target(path.path, item: item)
  }

  /// Returns the target at a path. `item` names one of several models in the file.
  func target(_ path: String, item: String?) -> Target? {
    // The file of an album is both the album and the holder of its photos.
    if let item, let target = found(item) { return target }
    switch found(path) {
    case .several(let first):
      guard item != nil else { return .several(first: first) }
      return hasEveryModel ? nil : .unread
    case let target?: return target
    case nil:
      guard !hasEveryModel, unpublished(at: path) == nil else { return nil }
      // If this fails, a link to a model that a mistake left out is reported too.
      return FileType(of: site + "/" + path, followingLinks: true) == nil ? nil : .unread
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

  /// Returns the published address of a page or file. Replaces the address under its own name if
  /// that name isn't published.
  func published(_ address: WrittenAddress) -> WrittenAddress {
    guard !table.privatePaths.isEmpty else { return address }
    let path = table.privatePaths[address.path] ?? table.privatePaths[address.path + "/"]
    return address.at(path ?? address.path, suffix: published(suffix: address.suffix))
  }

  /// Returns a query and fragment with the published name of a photo. Replaces the photo's own name
  /// if that isn't published.
  func published(suffix: String) -> String {
    guard !table.privatePaths.isEmpty, let hash = suffix.place(ofLast: "#"),
      let id = WrittenAddress.fragment(of: suffix), let slug = id.behind("photo-"),
      let path = table.privatePaths["/photos/\(slug)/"], let name = path.names.last
    else { return suffix }
    return suffix[...hash] + "photo-" + name
  }

  /// Published paths, keyed by the address that each file would have under its own, unpublished
  /// name.
  var privatePaths: [String: String] { table.privatePaths }

  /// Returns the target of a published path such as `/trips/lisbon/`. If mistakes keep content from
  /// being read, every unknown path counts as a page.
  func address(_ path: String) -> Address {
    if let asset = table.assets[path] { return .asset(asset) }
    // Servers return a folder's `index.html` for the folder's address.
    if path.utf8.last == UInt8(ascii: "/"), let asset = table.assets[path + "index.html"] {
      return .asset(asset)
    }
    if let asset = theme[path] { return .theme(asset) }
    if isPublished(path) { return .page }
    if hiddenRoutes.contains(path.ends(with: "/") ? path : path + "/") { return .hidden }
    return isWhole ? .unknown : .page
  }

  /// Whether a product is at a path, with or without the last `/`.
  private func isPublished(_ path: String) -> Bool {
    guard path.utf8.first == UInt8(ascii: "/") else { return false }
    let file = String(Substring(path.utf8.dropFirst()))
    let isFolder = file.isEmpty || file.utf8.last == UInt8(ascii: "/")
    let index = file + (isFolder ? "index.html" : "/index.html")
    let layout = layout.withLock { $0 }
    return layout?.place(of: index) != nil || !isFolder && layout?.place(of: file) != nil
  }

  /// Reason why a file is left out because of its name; `nil` for any other file.
  func unpublished(at path: String) -> UnpublishedReason? { content.unpublished.reason(at: path) }

  /// Reason why the target of a published path such as `/trips/lisbon/` is left out.
  func unpublished(published path: String) -> UnpublishedReason? {
    content.unpublished.reason(published: path)
  }

  /// Returns the file of the hidden photo whose picture is at a path.
  func hiddenPhoto(showing path: String) -> String? { content.hiddenPictures[path] }

  /// Whether a file holds several models.
  func holdsSeveral(_ path: ContentPath) -> Bool {
    if case .several = found(path.path) { true } else { false }
  }

  /// Whether a fragment names one of the models in a file, such as a photo in its album's file.
  func isItem(_ path: ContentPath) -> Bool { path.fragment != nil && found(path.item) != nil }

  /// Whether a page belongs to an album; used only for diagnostics.
  func isAlbum(_ route: Route) -> Bool {
    content.albums.contains { $0.publishedPath == route.path }
  }

  /// Whether a path is a folder; used only for diagnostics.
  func isFolder(_ path: String) -> Bool {
    // If this fails, the missing file is reported in other words.
    FileType.isFolder(site + "/" + path)
  }

  /// Returns the file, or the model in a file, that a wrong path probably means, relative to
  /// `folder`.
  func nearest(
    to path: ContentPath, from folder: String, wanted: FileNeighborhood.Wanted
  ) -> String? {
    // Windows paths have backslashes.
    if path.path.holds("\\"), let written = path.path.behind(folder + "/") {
      return String(written).replacing("\\", with: "/")
    }
    return table.neighborhood.nearest(
      to: holdsSeveral(path) ? path.item : path.path, from: folder, wanted: wanted)
  }

  /// Returns the address that a wrong one probably means.
  func nearestRoute(to path: String) -> String? { addresses.nearest(to: path) }
}

extension PublishedFiles.Target {
  /// Returns the target of a model. A photo is also an image, because a text can embed it.
  static func target(_ model: any SourcedModel) -> Self {
    // If a text embeds the page of a photo, the photo's picture is shown.
    (model as? Sourced<Photo>).map(Self.photo) ?? .page(.model(model.kind, model.slug))
  }
}
