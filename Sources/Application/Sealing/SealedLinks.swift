import Basics
import Content
import Domain
import Markup
import Sealing
import Synchronization

/// Links of pages to others that only audiences can open. They lead to the page for signing in, and
/// from there to the other.
///
/// The name in such a link follows from the page that has it, and not from the other: it tells
/// nobody anything, not even that an address has changed. The indexes of those who see the page say
/// what it stands for.
///
/// A class, since pages are made on many threads and each adds its links.
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

  /// Returns the name in the `number`th link of a page; `nil` where an audience has no key.
  func name(to target: ProtectedTarget, on page: Route, number: Int) -> String? {
    guard let first = names.first(where: target.audiences.contains), let key = keys[first] else {
      return nil
    }
    // No published path has a line end.
    let link = "\(page.path)\n\(number)"
    return try? SealedName(of: link, at: salt, for: Readers([key])).text
  }

  /// Adds a name in a link, with the address that it stands for.
  func add(_ name: String, for address: String) { added.withLock { $0[name] = address } }

  /// Addresses by the names in links.
  var targets: [String: String] { added.withLock { $0 } }
}
