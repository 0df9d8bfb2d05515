import Basics

/// Meaning of the names of files in `Content/`, for other modules.
package enum ContentFiles {
  /// Whether a file's name nearly matches those of models; such files are reported when found.
  package static func isMisnamedModel(_ path: String) -> Bool {
    ContentTree.modelName(meantBy: path.fileName) != nil
  }
}

/// Names of files that are published unchanged although no page links to them. Hosts, crawlers and
/// browsers look for them at a site's root.
enum OwnName {
  /// Folder whose files are published unchanged, at the site's root.
  static let folder = "Content/public/"

  /// Whether the file at a path below the site's folder is published unchanged.
  static func keeps(_ path: String) -> Bool {
    if path.begins(with: folder) || path.begins(with: "Content/.well-known/") { return true }
    guard let name = path.behind("Content/") else { return false }
    return !name.holds("/") && isAtRoot(name)
  }

  /// Whether hosts, crawlers or browsers look for a file at a path below the site's folder. A
  /// folder with that name would silently replace the file.
  static func isFile(_ path: String) -> Bool {
    guard let name = path.behind("Content/"), !name.holds("/") else { return false }
    return isAtRoot(name) && name != ".well-known"
  }

  /// Whether hosts look for a hidden name; all other hidden files are ignored.
  static func isHidden(_ name: String) -> Bool { hidden.contains(name) }

  /// Whether a path has a hidden name in a place where hosts don't look for it.
  static func isMisplaced(_ path: String) -> Bool {
    hasHiddenName(path) && !keeps(path)
  }

  /// Whether any name in a path except the first begins with a dot.
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

  /// Whether it is a file that proves a site's ownership to a search engine. Its name is the
  /// engine's name and a number, or only a long number.
  private static func isKey(_ name: Substring) -> Bool {
    func isNumber(_ text: Substring.UTF8View) -> Bool {
      !text.isEmpty && text.allSatisfy { $0.hexDigit != nil }
    }
    if name.ends(with: ".txt") {
      // IndexNow allows keys of 8 digits, but such short ones may be words.
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
    // Crawlers, and people who want to know who made a site.
    "robots.txt", "ads.txt", "app-ads.txt", "humans.txt", "security.txt", "llms.txt",
    // Browsers.
    "favicon.ico", "favicon.svg", "favicon.png", "browserconfig.xml", "manifest.webmanifest",
    "site.webmanifest",
    // Proofs of a site's ownership.
    "BingSiteAuth.xml", "keybase.txt",
  ]
}
