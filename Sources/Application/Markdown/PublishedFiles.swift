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
    /// A model that is not shown.
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
      for model in all { targets[model.path] = .hidden }
      for model in shown {
        let target =
          (model as? Sourced<Photo>).map(Target.photo)
          ?? .page(Route.model(model.kind, model.slug))
        targets[model.path] = target
        if model.isFolder { targets[model.folder] = target }
      }
    }
    add(content.trips, of: all.trips)
    add(content.photos, of: all.photos)
    add(content.accounts, of: all.accounts)
    add(content.people, of: all.people)
    add(content.pages, of: all.pages)
    for (kind, text) in content.listTexts {
      targets[text.file.path] = .page(.list(kind))
      targets[text.folder] = .page(.list(kind))
    }
    if let home = content.homeText { targets[home.file.path] = .page(.home) }
    for asset in content.assets { targets[asset.path] = .asset(asset) }
    self.targets = targets
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

  /// What lies at a path below the site's folder. A file that is there and has mistakes of its own
  /// counts as unread, so that nobody is told of it twice.
  subscript(path: String) -> Target? {
    if let target = targets[path] { return target }
    guard !isWhole, FileManager.default.fileExists(atPath: site + "/" + path) else { return nil }
    return .unread
  }

  /// Whether something is published at a path such as `/trips/lisbon/`; while mistakes keep content
  /// from being read, nobody knows.
  func publishes(_ path: String) -> Bool {
    routes.withLock { $0.contains(path) || $0.contains(path + "/") } || !isWhole
  }

  func link(to asset: Asset) -> Link { Route(path: asset.publishedPath).link(under: base) }

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

  /// The published path or the content file that was probably meant.
  func nearest(to path: String) -> String? {
    guard targets.count < 20_000 else { return nil }
    return suggestion(for: path, among: targets.keys.sorted())
  }

  func nearestRoute(to path: String) -> String? {
    let routes = routes.withLock { $0 }
    guard routes.count < 20_000 else { return nil }
    return suggestion(for: path, among: routes.sorted())
  }
}
