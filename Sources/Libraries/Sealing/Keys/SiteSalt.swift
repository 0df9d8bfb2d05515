/// Sixteen random, public bytes of a site: the salt of its passwords, and its name in all sealed
/// files.
///
/// Address and title are not part of sealed files. So if a site moves or is previewed, these stay
/// the same byte for byte. Two sites with copies of one key file count as one.
package struct SiteSalt: Sendable, Hashable {
  package static let size = 16

  package let bytes: [UInt8]

  /// Takes sixteen bytes; `nil` if there are more or fewer.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = bytes
  }

  private init(random count: Int) { bytes = RandomBytes.make(count) }

  package static func random() -> SiteSalt { SiteSalt(random: size) }

  /// Two lower-case digits for each byte, as in published keys.
  package var text: String { Hexadecimal.text(bytes) }
}
