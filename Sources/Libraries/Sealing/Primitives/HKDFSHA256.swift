/// HKDF with SHA-256 (RFC 5869): keys from a key, each for a purpose.
///
/// It is written here, since it is nothing but HMAC, and libcrypto's own takes far longer to set
/// up.
enum HKDFSHA256 {
  /// Most bytes that can be derived at once (RFC 5869 §2.3).
  static let most = 255 * HMACSHA256.size

  /// The key of which others are expanded; an empty salt counts as 32 zeros, as in WebCrypto.
  static func extract(_ key: [UInt8], salt: [UInt8]) throws(SealingFault) -> [UInt8] {
    let salt = salt.isEmpty ? [UInt8](repeating: 0, count: HMACSHA256.size) : salt
    return try HMACSHA256.code(of: key, key: salt)
  }

  /// Bytes for a purpose, from what `extract` gave.
  static func expand(
    _ extracted: [UInt8], info: [UInt8], count: Int
  ) throws(SealingFault) -> [UInt8] {
    guard (0...most).contains(count) else { throw .cryptography }
    var bytes: [UInt8] = []
    var block: [UInt8] = []
    var number: UInt8 = 0
    while bytes.count < count {
      number += 1
      block = try HMACSHA256.code(of: block + info + [number], key: extracted)
      bytes += block
    }
    return Array(bytes.prefix(count))
  }

  /// Bytes for a purpose, from a key: both steps.
  static func derive(
    from key: [UInt8], salt: [UInt8] = [], info: [UInt8], count: Int
  ) throws(SealingFault) -> [UInt8] {
    try expand(extract(key, salt: salt), info: info, count: count)
  }
}
