/// Secret of 32 bytes. Its descriptions do not tell it, so that no log and no message does.
struct Secret: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  static let size = 32

  let bytes: [UInt8]

  /// Takes 32 bytes; `nil` for another number.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = bytes
  }

  private init(random count: Int) { bytes = RandomBytes.make(count) }

  /// Makes a secret that is not known anywhere.
  static func random() -> Secret { Secret(random: size) }

  /// The first 32 bytes that a key derives for a purpose.
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
  /// Compares in a time that does not tell where both differ.
  static func == (a: Secret, b: Secret) -> Bool { HMACSHA256.isSame(a.bytes, as: b.bytes) }
}
