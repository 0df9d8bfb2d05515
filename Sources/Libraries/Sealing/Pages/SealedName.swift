/// Name that tells nothing of the path that it stands for: 32 lower-case hexadecimal digits.
///
/// It is HMAC of site and path, cut to 16 bytes, under a key that only all content keys of its
/// readers give: who has none can't even try whether a path exists. Of a billion paths two share a
/// name with a chance of 1 in 10²⁰. A renewal gives other names, so that who is withdrawn can't
/// follow a page; links of others to it end then, too.
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
