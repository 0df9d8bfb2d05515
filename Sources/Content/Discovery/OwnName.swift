import Paths

/// What the names of files in `Content/` say, for others than those who read them.
package enum ContentFiles {
  /// Whether a file is named nearly as models are, which is told when it is found.
  package static func isMisnamedModel(_ path: String) -> Bool {
    ContentTree.modelName(meantBy: path.fileName) != nil
  }
}

/// Names of files that go out as they are though nothing on the site names them: hosts, crawlers and
/// browsers look for them at a site's root.
enum OwnName {
  /// Whatever lies in this folder goes out as it is, at the root.
  static let folder = "Content/public/"

  /// Whether a file goes out as it is, by its path below the site's folder.
  static func keeps(_ path: String) -> Bool {
    if path.begins(with: folder) || path.begins(with: "Content/.well-known/") { return true }
    guard let name = path.behind("Content/") else { return false }
    return !name.holds("/") && isAtRoot(name)
  }

  /// Hidden names that hosts look for; all other hidden files are nobody's but their owner's.
  static func isHidden(_ name: String) -> Bool { hidden.contains(name) }

  /// Whether a hidden name stands in a path where no host looks for it.
  static func isMisplaced(_ path: String) -> Bool {
    zip(path.utf8, path.utf8.dropFirst()).contains { $0 == "/" && $1 == "." } && !keeps(path)
  }

  private static func isAtRoot(_ name: Substring) -> Bool {
    names.contains(String(name)) || hidden.contains(String(name)) || isIcon(name) || isKey(name)
  }

  /// In the sizes that browsers ask for, such as `apple-touch-icon-180x180.png`.
  private static func isIcon(_ name: Substring) -> Bool {
    name.ends(with: ".png")
      && ["apple-touch-icon", "favicon-", "android-chrome-", "mstile-"].contains {
        name.begins(with: $0)
      }
  }

  /// What shows to a search engine who owns the site: its name and a number, or a long number alone.
  private static func isKey(_ name: Substring) -> Bool {
    func isNumber(_ text: Substring.UTF8View) -> Bool {
      !text.isEmpty && text.allSatisfy { $0.hexDigit != nil }
    }
    if name.ends(with: ".txt") {
      // IndexNow has keys from 8 digits on, and so short ones may be words.
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
    // Who owns a site.
    "BingSiteAuth.xml", "keybase.txt",
  ]
}
