import Content
import Domain
import Sealing

/// Links of pages to others that only audiences can open, which lead to the page for signing in.
///
/// Who sees such a link learns no address from it: it names the page as its first audience does.
struct SealedLinks: Sendable {
  private let salt: SiteSalt
  /// Keys by the names of their audiences.
  private let keys: [Slug: ContentKey]
  /// Names of the audiences, in the order of the settings.
  private let names: [Slug]

  init(_ keys: KeyFile, for audiences: [SiteSettings.Audience]) {
    salt = keys.salt
    names = audiences.map(\.name)
    self.keys = Dictionary(
      names.compactMap { name in keys[name.text].map { (name, $0.key) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the part of a link behind the address of the page for signing in; `nil` where a key is
  /// missing.
  func suffix(to target: ProtectedTarget) -> String? {
    guard let first = names.first(where: target.audiences.contains), let key = keys[first] else {
      return nil
    }
    return (try? Self.name(of: target.address, at: salt, by: key)).map { "?to=\($0)" }
  }

  /// Returns the name of a page by the key of the first audience that can open it.
  static func name(
    of address: String, at salt: SiteSalt, by key: ContentKey
  ) throws(SealingFault) -> String {
    try SealedName(of: address, at: salt, for: try Readers([key])).text
  }
}
