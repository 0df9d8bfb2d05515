import CommonMark
import Content
import Diagnostics
import Domain
import Foundation
import Markup
import Synchronization

/// What lies where: the page of each file of content, the address of each file beside it, and the
/// size of each image.
///
/// A class, since an image is measured when a page first shows it and not before.
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

  private let site: String
  private let base: BaseURL?
  private let targets: [String: Target]
  /// Whether all content was read without a mistake.
  private let isWhole: Bool
  /// Set once, when all pages are known and before any is made.
  private let routes = Mutex<Set<String>>([])
  private let sizes = Mutex<[String: PixelSize?]>([:])

  /// `content` is what is shown, `all` what there is.
  init(_ content: SiteContent, of all: SiteContent, site: String, isWhole: Bool) {
    self.site = site
    self.isWhole = isWhole
    base = content.settings.baseURL
    var targets: [String: Target] = [:]
    func add<Model>(_ shown: [Sourced<Model>], of all: [Sourced<Model>]) {
      for model in all {
        targets[Self.name(of: model)] = .hidden
        if model.isOneOfSeveral, targets[model.path] == nil {
          targets[model.path] = .several(first: model.slug)
        }
      }
      for model in shown {
        let target =
          (model as? Sourced<Photo>).map(Target.photo)
          ?? .page(Route.model(model.kind, model.slug))
        targets[Self.name(of: model)] = target
        if model.isFolder { targets[model.folder] = target }
      }
    }
    add(content.trips, of: all.trips)
    add(content.photos, of: all.photos)
    add(content.accounts, of: all.accounts)
    add(content.people, of: all.people)
    add(content.pages, of: all.pages)
    for kind in ModelKind.allCases where kind != .pages {
      targets["Content/\(kind.rawValue)"] = .page(.list(kind))
    }
    for (kind, text) in content.listTexts { targets[text.file.path] = .page(.list(kind)) }
    targets["Content"] = .page(.home)
    if let home = content.homeText { targets[home.file.path] = .page(.home) }
    for asset in all.assets { targets[asset.path] = .hidden }
    for asset in content.assets { targets[asset.path] = .asset(asset) }
    self.targets = targets
  }

  /// What texts call a model: its file, and its slug where that file holds several.
  private static func name<Model>(of model: Sourced<Model>) -> String {
    model.isOneOfSeveral ? "\(model.path)#\(model.slug.text)" : model.path
  }

  /// Takes the paths of all products, below the output folder.
  func setRoutes(_ paths: [String]) {
    let known = Set(
      paths.map { path in
        path == "index.html" || path.hasSuffix("/index.html")
          ? "/" + path.dropLast("index.html".count) : "/" + path
      })
    routes.withLock { $0 = known }
  }

  /// What lies at a path. A file that is there and has mistakes of its own counts as unread, so that
  /// nobody is told of it twice; so does one of several models.
  subscript(path: ContentPath) -> Target? {
    switch targets[path.path] {
    case .several(let first):
      guard path.fragment != nil else { return .several(first: first) }
      return targets[path.item] ?? (isWhole ? nil : .unread)
    case let target?: return target
    case nil:
      let isThere = !isWhole && FileManager.default.fileExists(atPath: site + "/" + path.path)
      return isThere ? .unread : nil
    }
  }

  /// Whether something is published at a path such as `/trips/lisbon/`; while mistakes keep content
  /// from being read, nobody knows.
  func publishes(_ path: String) -> Bool {
    routes.withLock { $0.contains(path) || $0.contains(path + "/") } || !isWhole
  }

  func holdsSeveral(_ path: ContentPath) -> Bool {
    if case .several = targets[path.path] { true } else { false }
  }

  func link(to asset: Asset, fragment: String? = nil) -> Link {
    Route(path: asset.publishedPath).link(under: base, fragment: fragment)
  }

  /// The size of an image as shown; `nil` for a file that is no image, or a broken one, which is
  /// reported where it is published.
  func size(of asset: Asset) -> PixelSize? {
    if let known = sizes.withLock({ $0[asset.path] }) { return known }
    let bytes = FileManager.default.contents(atPath: asset.diskPath).map(Array.init) ?? []
    let image = try? ImageFile(bytes)
    let size = image.map { PixelSize(width: $0.width, height: $0.height) }
    sizes.withLock { $0[asset.path] = .some(size) }
    return size
  }

  /// The published path or the content file that was probably meant, or the one of several models.
  func nearest(to path: ContentPath) -> String? {
    guard targets.count < 20_000 else { return nil }
    let name = holdsSeveral(path) ? path.item : path.path
    return suggestion(for: name, among: targets.keys.sorted())
  }

  func nearestRoute(to path: String) -> String? {
    let routes = routes.withLock { $0 }
    guard routes.count < 20_000 else { return nil }
    return suggestion(for: path, among: routes.sorted())
  }
}
