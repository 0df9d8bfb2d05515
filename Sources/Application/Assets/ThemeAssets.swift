import Basics
import Content
import Diagnostics
import Markdown
import Markup
import Synchronization

/// The files of `Templates/assets/` by their plain paths.
///
/// A class, because texts are rendered on many threads, and each records the assets it uses.
final class ThemeAssets: Sendable {
  private let assets: [String: ThemeAsset]
  private let used: Mutex<Set<String>>

  /// Creates an empty set of assets.
  convenience init() { self.init([:], used: []) }

  /// Creates the set. `used` has the plain paths of assets that other assets use.
  init(_ assets: [String: ThemeAsset], used: Set<String>) {
    self.assets = assets
    self.used = Mutex(used)
  }

  /// Returns the asset at a plain path.
  subscript(path: String) -> ThemeAsset? { assets[path] }

  func markUsed(_ path: String) { used.withLock { _ = $0.insert(path) } }

  /// Returns the asset at a plain path and marks it as used.
  func use(_ path: String) -> ThemeAsset? {
    guard let asset = assets[path] else { return nil }
    markUsed(path)
    return asset
  }

  /// Hashes the published names, integrity and sizes, all of which pages contain.
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

  /// Plain paths of the assets used so far.
  var usedPaths: Set<String> { used.withLock { $0 } }

  /// Plain paths of all assets, sorted.
  var plainPaths: [String] { assets.keys.sorted() }

  var publishedPaths: [String] { assets.values.map(\.publishedPath) }

  /// Products of all assets. Leaves out those that only a site with sold photos, a logbook,
  /// accounts or journeys needs. A site with audiences publishes all: sealed pages may need them,
  /// and the selection must not reveal anything about sealed pages.
  func products(
    selling isSelling: Bool, withLogbook hasLogbook: Bool, withAccounts hasAccounts: Bool,
    withJourneys hasJourneys: Bool, withAudiences hasAudiences: Bool
  ) -> [ProductOutline] {
    guard !hasAudiences else { return products }
    let unused = ThemeAsset.ofSigningIn
      .union(isSelling ? [] : ThemeAsset.ofPurchases)
      .union(hasLogbook ? [] : ThemeAsset.ofLogbook)
      .union(hasAccounts ? [] : ThemeAsset.ofAccounts)
      .union(hasLogbook || hasAccounts ? [] : ThemeAsset.ofFigures)
      .union(hasJourneys ? [] : ThemeAsset.ofJourneys)
    let files = Set(
      unused.compactMap { assets[$0] }.map { Route(path: $0.publishedPath).file })
    return products.filter { $0.source != nil || !files.contains($0.path) }
  }

  var products: [ProductOutline] {
    plainPaths.compactMap { assets[$0] }.map { asset in
      let content: Product.Content =
        switch asset.content {
        case .bytes(let bytes): .rendered { $0.append(bytes) }
        case .file(let path): .copied(from: path)
        }
      return ProductOutline(
        path: Route(path: asset.publishedPath).file, kind: asset.isImage ? .image : .asset,
        source: asset.source, isConstant: true, .ready(content))
    }
  }

  /// Reports content assets whose published path is that of a theme asset.
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

  /// Warns of the site's own assets that nothing uses. Call it after all pages are rendered.
  func reportUnused(_ diagnostics: DiagnosticCollector) {
    let used = usedPaths
    for path in plainPaths where !used.contains(path) && !ThemeAsset.keepsName(path) {
      guard let source = assets[path]?.source else { continue }
      diagnostics.report(
        .assetUnused, at: SourceRange(file: source), "nothing uses this file",
        fix: "write '\(path)' in a template, style sheet or text that needs it, or delete it")
    }
  }
}
