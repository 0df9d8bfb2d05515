#if canImport(CryptoKit)
  import CryptoKit
#else
  import CCrypto
#endif

/// HMAC with SHA-256 (RFC 2104, FIPS 198-1) from the system's cryptography library.
enum HMACSHA256 {
  /// Size of a code in bytes.
  static let size = 32

  /// The 32 bytes of the code.
  static func code(of message: [UInt8], key: [UInt8]) throws(SealingFault) -> [UInt8] {
    #if canImport(CryptoKit)
      return Array(HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key)))
    #else
      var isMade = false
      // Boundary to C: libcrypto fills exactly the 32 bytes of a code. An array's base address
      // isn't null, even if the array is empty.
      let code = [UInt8](unsafeUninitializedCapacity: size) { code, count in
        guard let start = code.baseAddress else { return }
        isMade = zoetrope_hmac_sha256(key, key.count, message, message.count, start) == 1
        count = isMade ? size : 0
      }
      guard isMade else { throw .cryptography }
      return code
    #endif
  }

  /// Whether two codes are equal, compared in a time that doesn't depend on where they differ.
  static func isSame(_ code: [UInt8], as other: [UInt8]) -> Bool {
    guard code.count == other.count else { return false }
    return zip(code, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
