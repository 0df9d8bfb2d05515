/// HKDF with SHA-256 (RFC 5869), which derives keys for different purposes from one key.
///
/// It is implemented here, because it needs only HMAC, and libcrypto's version takes far longer to
/// set up.
enum HKDFSHA256 {
  /// Greatest number of bytes that can be derived at once (RFC 5869 §2.3).
  static let most = 255 * HMACSHA256.size

  /// The key from which others are expanded; an empty salt means 32 zeros, as in WebCrypto.
  static func extract(_ key: [UInt8], salt: [UInt8]) throws(SealingFault) -> [UInt8] {
    let salt = salt.isEmpty ? [UInt8](repeating: 0, count: HMACSHA256.size) : salt
    return try HMACSHA256.code(of: key, key: salt)
  }

  /// Bytes for a purpose, from the result of `extract`.
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

  /// Bytes for a purpose, from a key; performs both steps.
  static func derive(
    from key: [UInt8], salt: [UInt8] = [], info: [UInt8], count: Int
  ) throws(SealingFault) -> [UInt8] {
    try expand(extract(key, salt: salt), info: info, count: count)
  }
}
