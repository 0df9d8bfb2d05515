import Basics
import Content
import Domain
import Markup
import Sealing
import Synchronization

/// Links of pages to other pages that only audiences can open. Such a link leads to the page for
/// signing in, and from there to the other page.
///
/// The name in the link is derived from the page that has the link, not from its target. So it
/// doesn't reveal anything, not even that an address has changed. The indexes of readers who see
/// the page contain the name's target.
///
/// A class, because pages are rendered on many threads and each adds its links.
final class SealedLinks: Sendable {
  private let salt: SiteSalt
  /// Keys by the names of their audiences.
  private let keys: [Slug: ContentKey]
  /// Names of the audiences, in the order of the settings.
  private let names: [Slug]
  private let added = Mutex<[String: String]>([:])

  init(_ keys: KeyFile, for audiences: [SiteSettings.Audience]) {
    salt = keys.salt
    names = audiences.map(\.name)
    self.keys = Dictionary(
      names.compactMap { name in keys[name.text].map { (name, $0.key) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the name in the `number`th link of a page; `nil` if an audience lacks a key.
  func name(to target: ProtectedTarget, on page: Route, number: Int) -> String? {
    guard let first = names.first(where: target.audiences.contains), let key = keys[first] else {
      return nil
    }
    // A line end never occurs in a published path.
    let link = "\(page.path)\n\(number)"
    return try? SealedName(of: link, at: salt, for: Readers([key])).text
  }

  /// Adds a name in a link, with the address of its target.
  func add(_ name: String, for address: String) { added.withLock { $0[name] = address } }

  /// Addresses of the targets, by the names in links.
  var targets: [String: String] { added.withLock { $0 } }
}
