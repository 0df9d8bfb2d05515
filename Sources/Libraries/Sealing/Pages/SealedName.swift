/// Name that reveals nothing about the path that it replaces: 32 lower-case hexadecimal digits.
///
/// It is an HMAC of site and path, cut to 16 bytes, with a key that can be derived only with all
/// content keys of its readers. Without those keys, an attacker can't even test whether a path
/// exists. Among a billion paths, two share a name with a probability of 1 in 10²⁰. A renewal
/// changes the names, so that a withdrawn guest can't follow a page to its new address. Links from
/// other sites stop working then, too.
package struct SealedName: Sendable, Hashable {
  package static let size = 16

  package let text: String

  package init(of path: String, at site: SiteSalt, for readers: Readers) throws(SealingFault) {
    let key = try readers.secret(for: .names, [site.bytes])
    let message = LengthPrefixed(site.bytes, Array(path.utf8))
    text = Hexadecimal.text(
      try HMACSHA256.code(of: message.bytes, key: key.bytes).prefix(Self.size))
  }
}
