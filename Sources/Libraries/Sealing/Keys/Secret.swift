/// Secret of 32 bytes. Its descriptions don't contain it, so that no log or message reveals it.
struct Secret: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  static let size = 32

  let bytes: [UInt8]

  /// Takes 32 bytes; `nil` if there are more or fewer.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = bytes
  }

  private init(random count: Int) { bytes = RandomBytes.make(count) }

  /// Makes a new random secret.
  static func random() -> Secret { Secret(random: size) }

  /// Secret of 32 bytes, derived from a key for a purpose.
  static func derived(
    from extracted: [UInt8], info: [UInt8]
  ) throws(SealingFault) -> Secret {
    guard let secret = Secret(try HKDFSHA256.expand(extracted, info: info, count: size)) else {
      throw .cryptography
    }
    return secret
  }

  var description: String { "a secret" }
  var debugDescription: String { description }
}

extension Secret: Equatable {
  /// Compares in a time that doesn't depend on where the two differ.
  static func == (a: Secret, b: Secret) -> Bool { HMACSHA256.isSame(a.bytes, as: b.bytes) }
}
