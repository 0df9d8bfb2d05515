#if canImport(CryptoKit)
  import CryptoKit
#else
  import CCrypto
#endif

/// SHA-384 (FIPS 180-4), from the system's library: libcrypto, or CryptoKit on macOS.
enum SHA384Digest {
  /// The 48 bytes of the hash.
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    #if canImport(CryptoKit)
      return bytes.withUnsafeBytes { Array(SHA384.hash(data: $0)) }
    #else
      // Call into C: libcrypto fills exactly the 48 bytes of its digest.
      return [UInt8](unsafeUninitializedCapacity: 48) { digest, count in
        bytes.withUnsafeBytes {
          zoetrope_sha384($0.baseAddress, $0.count, digest.baseAddress)
        }
        count = 48
      }
    #endif
  }
}
