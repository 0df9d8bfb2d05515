import Basics

/// Meaning of the names of files in `Content/`, for other modules.
package enum ContentFiles {
  /// Whether a file is named nearly as models are, which is reported when it is found.
  package static func isMisnamedModel(_ path: String) -> Bool {
    ContentTree.modelName(meantBy: path.fileName) != nil
  }
}

/// Names of files that are published unchanged although no page names them: hosts, crawlers and
/// browsers look for them at a site's root.
enum OwnName {
  /// Folder whose files are published unchanged, at the root.
  static let folder = "Content/public/"

  /// Whether the file at a path below the site's folder is published unchanged.
  static func keeps(_ path: String) -> Bool {
    if path.begins(with: folder) || path.begins(with: "Content/.well-known/") { return true }
    guard let name = path.behind("Content/") else { return false }
    return !name.holds("/") && isAtRoot(name)
  }

  /// Whether hosts, crawlers or browsers look for a file at a path below the site's folder, where a
  /// folder would take its place in silence.
  static func isFile(_ path: String) -> Bool {
    guard let name = path.behind("Content/"), !name.holds("/") else { return false }
    return isAtRoot(name) && name != ".well-known"
  }

  /// Whether hosts look for a hidden name; all other hidden files are ignored.
  static func isHidden(_ name: String) -> Bool { hidden.contains(name) }

  /// Whether a path has a hidden name where no host looks for it.
  static func isMisplaced(_ path: String) -> Bool {
    hasHiddenName(path) && !keeps(path)
  }

  /// Whether a name on a path begins with a dot, but for the first.
  private static func hasHiddenName(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        if byte == UInt8(ascii: "."), previous == UInt8(ascii: "/") { return true }
        previous = byte
      }
      return false
    }
  }

  private static func isAtRoot(_ name: Substring) -> Bool {
    names.contains(String(name)) || hidden.contains(String(name)) || isIcon(name) || isKey(name)
  }

  /// Whether it is an icon in one of the sizes that browsers request, such as
  /// `apple-touch-icon-180x180.png`.
  private static func isIcon(_ name: Substring) -> Bool {
    name.ends(with: ".png")
      && ["apple-touch-icon", "favicon-", "android-chrome-", "mstile-"].contains {
        name.begins(with: $0)
      }
  }

  /// Whether it is a key that proves a site's owner to a search engine: the engine's name and a
  /// number, or a long number alone.
  private static func isKey(_ name: Substring) -> Bool {
    func isNumber(_ text: Substring.UTF8View) -> Bool {
      !text.isEmpty && text.allSatisfy { $0.hexDigit != nil }
    }
    if name.ends(with: ".txt") {
      // IndexNow's keys may have 8 digits, but such short ones may be words.
      let key = name.utf8.dropLast(4)
      return (32...128).contains(key.count) && isNumber(key)
    }
    return name.ends(with: ".html")
      && ["google", "yandex_", "pinterest-", "naver"].contains { start in
        name.begins(with: start) && isNumber(name.utf8.dropFirst(start.utf8.count).dropLast(5))
      }
  }

  private static let hidden: Set<String> = [".well-known", ".nojekyll", ".htaccess", ".domains"]

  private static let names: Set<String> = [
    // Hosts: GitHub Pages, Netlify, Cloudflare Pages.
    "CNAME", "_headers", "_redirects",
    // Crawlers, and people who look behind a site.
    "robots.txt", "ads.txt", "app-ads.txt", "humans.txt", "security.txt", "llms.txt",
    // Browsers.
    "favicon.ico", "favicon.svg", "favicon.png", "browserconfig.xml", "manifest.webmanifest",
    "site.webmanifest",
    // Proofs of a site's owner.
    "BingSiteAuth.xml", "keybase.txt",
  ]
}
