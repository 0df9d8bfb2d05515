import CommonMark
import Paths

/// A file of `Templates/assets/` as it is published: its name holds a hash of its bytes, so that
/// browsers may keep it for as long as pages name it.
struct ThemeAsset: Sendable {
  enum Content: Sendable {
    case bytes([UInt8])
    /// A file on disk that is published as it is.
    case file(String)
  }

  /// What templates depend on.
  struct Name: Sendable, Hashable {
    let publishedPath: String
    let integrity: String?
  }

  /// What templates, style sheets and texts call it: `/assets/site.css`.
  let plainPath: String
  /// `/assets/site.3f2a9c1b.css`.
  let publishedPath: String
  /// Of a style sheet or a script, for the element that loads it (W3C, "Subresource Integrity").
  let integrity: String?
  /// Of an image.
  let size: PixelSize?
  let isImage: Bool
  /// Below the site's folder; `nil` for a built-in one.
  let source: String?
  let content: Content

  /// What the switch of Minion Mode shows; the built-in one is published where the site has the switch.
  static let minionPicture = "/assets/minions.svg"

  var name: Name { Name(publishedPath: publishedPath, integrity: integrity) }

  /// Files that others look for by their names: browsers, crawlers and hosts know these names, and a
  /// service worker and a source map are named by scripts.
  static func keepsName(_ path: String) -> Bool {
    let name = path.names.last.map(String.init) ?? path
    if path.names.dropLast().contains(".well-known") || name.begins(with: "apple-touch-icon") {
      return true
    }
    if name.ends(with: ".webmanifest") || name.ends(with: ".map") { return true }
    return [
      "favicon.ico", "robots.txt", "CNAME", "humans.txt", "security.txt", "ads.txt",
      "manifest.json", "browserconfig.xml", "sw.js", "service-worker.js", "_headers", "_redirects",
    ].contains(name)
  }

  /// The hash goes before the last extension.
  static func publishedPath(_ path: String, fingerprint: String) -> String {
    let name = path.place(ofLast: "/").map(path.utf8.index(after:)) ?? path.startIndex
    guard let dot = path.place(ofLast: "."), dot > name else { return "\(path).\(fingerprint)" }
    return "\(path[..<dot]).\(fingerprint)\(path[dot...])"
  }
}
