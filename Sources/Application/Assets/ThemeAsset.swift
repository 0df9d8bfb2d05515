import Basics
import Markdown

/// A file of `Templates/assets/` as published. A hash of its bytes in its name lets browsers cache
/// it as long as pages link to it.
struct ThemeAsset: Sendable {
  enum Content: Sendable {
    case bytes([UInt8])
    /// A file on disk, copied unchanged.
    case file(String)
  }

  /// Published name and integrity, which pages depend on.
  struct Name: Sendable, Hashable {
    let publishedPath: String
    let integrity: String?
  }

  /// Address in templates, style sheets and texts: `/assets/site.css`.
  let plainPath: String
  /// Address after publication: `/assets/site.3f2a9c1b.css`.
  let publishedPath: String
  /// Integrity hash for the element that loads a style sheet or script (W3C, "Subresource
  /// Integrity").
  let integrity: String?
  /// Size in pixels if it is an image.
  let size: PixelSize?
  let isImage: Bool
  /// Path below the site's folder; `nil` for a built-in asset.
  let source: String?
  let content: Content

  /// Picture of the Minion Mode switch. The built-in one is published if the site has the switch.
  static let minionPicture = "/assets/minions.svg"

  /// Files for pages that sell photos. Built-in ones are published if the site sells any.
  static let ofPurchases: Set<String> = ["/assets/purchase.css", "/assets/purchase.js"]

  /// Files of the logbook. Built-in ones are published if the site has a logbook.
  static let ofLogbook: Set<String> = ["/assets/logbook.css", "/assets/logbook.js"]

  /// Files of accounts. Built-in ones are published if the site has accounts.
  static let ofAccounts: Set<String> = ["/assets/account.css"]

  /// Files of pages with numbers. Built-in ones are published if the site has a logbook or
  /// accounts.
  static let ofFigures: Set<String> = ["/assets/figures.css"]

  /// Files of journeys. Built-in ones are published if the site has journeys.
  static let ofJourneys: Set<String> = ["/assets/journey.css"]

  /// Files of the page for signing in. Built-in ones are published if the site has audiences.
  static let ofSigningIn: Set<String> = [
    "/assets/sign-in.css", "/assets/sign-in.js", "/assets/sealed.js", "/assets/opened.js",
  ]

  /// Hosts from which one of the site's own style sheets or scripts loads something.
  var loads: PolicyLoads {
    guard source != nil, case .bytes(let bytes) = content else { return PolicyLoads() }
    if plainPath.ends(with: ".css") { return PolicyLoads(ofStyleSheet: bytes) }
    return plainPath.ends(with: "js") ? PolicyLoads(ofScript: bytes) : PolicyLoads()
  }

  var name: Name { Name(publishedPath: publishedPath, integrity: integrity) }

  /// Whether a file keeps its name. Browsers, crawlers and hosts look for fixed names, and scripts
  /// name service workers and source maps.
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

  /// Inserts the hash before the last extension.
  static func publishedPath(_ path: String, fingerprint: String) -> String {
    let name = path.place(ofLast: "/").map(path.utf8.index(after:)) ?? path.startIndex
    guard let dot = path.place(ofLast: "."), dot > name else { return "\(path).\(fingerprint)" }
    return "\(path[..<dot]).\(fingerprint)\(path[dot...])"
  }
}
