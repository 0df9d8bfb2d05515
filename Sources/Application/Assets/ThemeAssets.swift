import Diagnostics
import Markup
import Synchronization

/// The files of `Templates/assets/`, by what templates and texts call them.
///
/// A class, since texts are rendered on many threads, and each says which of the files it uses.
final class ThemeAssets: Sendable {
  private let assets: [String: ThemeAsset]
  private let used: Mutex<Set<String>>

  /// None.
  convenience init() { self.init([:], used: []) }

  /// `used` are those that others of them use.
  init(_ assets: [String: ThemeAsset], used: Set<String>) {
    self.assets = assets
    self.used = Mutex(used)
  }

  /// The file that is meant by a plain path, which counts as used from then on.
  func use(_ path: String) -> ThemeAsset? {
    guard let asset = assets[path] else { return nil }
    used.withLock { _ = $0.insert(path) }
    return asset
  }

  /// Sorted.
  var plainPaths: [String] { assets.keys.sorted() }

  var publishedPaths: [String] { assets.values.map(\.publishedPath) }

  var products: [Product] {
    plainPaths.compactMap { assets[$0] }.map { asset in
      let content: Product.Content =
        switch asset.content {
        case .bytes(let bytes): .rendered { $0.append(bytes) }
        case .file(let path): .copied(from: path)
        }
      return Product(
        path: String(asset.publishedPath.dropFirst()), kind: asset.isImage ? .image : .asset,
        source: asset.source, content: content)
    }
  }

  /// Warns of the site's own files that nothing uses, once all pages are made.
  func reportUnused(_ diagnostics: DiagnosticCollector) {
    let used = used.withLock { $0 }
    for path in plainPaths where !used.contains(path) && !ThemeAsset.keepsName(path) {
      guard let source = assets[path]?.source else { continue }
      diagnostics.report(AssetDiagnostics.unused(source, path))
    }
  }
}
