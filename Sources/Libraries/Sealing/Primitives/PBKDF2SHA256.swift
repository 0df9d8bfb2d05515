#if canImport(CommonCrypto)
  import CommonCrypto
#else
  import CCrypto
#endif

/// PBKDF2 with HMAC-SHA256 (RFC 8018 §5.2) from the system's cryptography library. On macOS this is
/// CommonCrypto, because CryptoKit lacks it.
enum PBKDF2SHA256 {
  static func derive(
    from password: [UInt8], salt: [UInt8], rounds: Int, count: Int
  ) throws(SealingFault) -> [UInt8] {
    // Both libraries take the rounds as 32 bits, and zero rounds or bytes make no sense.
    guard (1...Int(Int32.max)).contains(rounds), count > 0 else { throw .cryptography }
    var isMade = false
    // Boundary to C: both libraries fill all of the bytes that they are given.
    let key = [UInt8](unsafeUninitializedCapacity: count) { key, filled in
      guard let start = key.baseAddress else { return }
      #if canImport(CommonCrypto)
        isMade = password.withUnsafeBytes { password in
          CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2),
            password.baseAddress?.assumingMemoryBound(to: CChar.self), password.count,
            salt, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), UInt32(rounds),
            start, count) == Int32(kCCSuccess)
        }
      #else
        isMade =
          zoetrope_pbkdf2_sha256(
            password, password.count, salt, salt.count, Int32(rounds), start, count) == 1
      #endif
      filled = isMade ? count : 0
    }
    guard isMade else { throw .cryptography }
    return key
  }
}
