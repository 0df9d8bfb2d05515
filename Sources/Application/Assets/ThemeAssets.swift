import CommonMark
import Content
import Diagnostics
import Markup
import Synchronization
import Tracing

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
    Reading.note(SiteEffect.usedAsset(path))
    used.withLock { _ = $0.insert(path) }
    return asset
  }

  /// How pages name the files, and what they say of them.
  func combine(into hasher: inout StableHasher) {
    for path in plainPaths {
      hasher.combine(path)
      guard let asset = assets[path] else { continue }
      hasher.combine(asset.publishedPath)
      hasher.combine(asset.integrity ?? "")
      hasher.combine(asset.size?.width ?? 0)
      hasher.combine(asset.size?.height ?? 0)
    }
  }

  /// Those that something has used so far.
  var usedPaths: Set<String> { used.withLock { $0 } }

  /// Sorted.
  var plainPaths: [String] { assets.keys.sorted() }

  var publishedPaths: [String] { assets.values.map(\.publishedPath) }

  var products: [ProductOutline] {
    plainPaths.compactMap { assets[$0] }.map { asset in
      let content: Product.Content =
        switch asset.content {
        case .bytes(let bytes): .rendered { $0.append(bytes) }
        case .file(let path): .copied(from: path)
        }
      return ProductOutline(
        path: Route(path: asset.publishedPath).file, kind: asset.isImage ? .image : .asset,
        source: asset.source, isConstant: true, .given(content))
    }
  }

  /// Reports the files beside content that are called what a file of the theme is called.
  func reportShadows(of files: [Asset], _ diagnostics: DiagnosticCollector) {
    for file in files {
      guard let asset = assets[file.publishedPath] else { continue }
      let path = Route(path: file.publishedPath).file
      func product(_ source: String?) -> Product {
        Product(path: path, kind: .asset, source: source, content: .copied(from: ""))
      }
      diagnostics.report(
        AddressClash(
          kind: .same, atFault: AddressClash.Party(product(file.path)),
          other: AddressClash.Party(product(asset.source)), path: path
        ).diagnostic)
    }
  }

  /// Warns of the site's own files that nothing uses, once all pages are made.
  func reportUnused(_ diagnostics: DiagnosticCollector) {
    let used = usedPaths
    for path in plainPaths where !used.contains(path) && !ThemeAsset.keepsName(path) {
      guard let source = assets[path]?.source else { continue }
      diagnostics.report(AssetDiagnostics.unused(source, path))
    }
  }
}
