#if canImport(CryptoKit)
  import CryptoKit
#else
  import CCrypto
#endif

/// AES-256-GCM (NIST SP 800-38D) from the system's cryptography library.
///
/// A nonce must not be used for two messages with one key; `Box` derives a new key and nonce for
/// each.
struct AESGCM {
  static let keySize = 32
  static let nonceSize = 12
  static let tagSize = 16

  let key: [UInt8]
  let nonce: [UInt8]

  init(key: [UInt8], nonce: [UInt8]) throws(SealingFault) {
    guard key.count == Self.keySize, nonce.count == Self.nonceSize else { throw .cryptography }
    self.key = key
    self.nonce = nonce
  }

  /// The encrypted text, with its tag of 16 bytes at the end.
  func seal(_ text: [UInt8], with data: [UInt8]) throws(SealingFault) -> [UInt8] {
    #if canImport(CryptoKit)
      do {
        let box = try AES.GCM.seal(
          text, using: SymmetricKey(data: key), nonce: AES.GCM.Nonce(data: nonce),
          authenticating: data)
        return Array(box.ciphertext) + Array(box.tag)
      } catch {
        throw .cryptography
      }
    #else
      let size = text.count + Self.tagSize
      var isMade = false
      // Boundary to C: if libcrypto returns 1, it has filled all of the bytes.
      let sealed = [UInt8](unsafeUninitializedCapacity: size) { sealed, count in
        guard let start = sealed.baseAddress else { return }
        isMade = zoetrope_gcm_seal(key, nonce, data, data.count, text, text.count, start) == 1
        count = isMade ? size : 0
      }
      guard isMade else { throw .cryptography }
      return sealed
    #endif
  }

  /// The text; `nil` if the text, its tag or the additional data has changed since it was sealed.
  func open(_ sealed: [UInt8], with data: [UInt8]) throws(SealingFault) -> [UInt8]? {
    let size = sealed.count - Self.tagSize
    guard size >= 0 else { return nil }
    #if canImport(CryptoKit)
      do {
        let box = try AES.GCM.SealedBox(
          nonce: AES.GCM.Nonce(data: nonce), ciphertext: sealed[..<size], tag: sealed[size...])
        return Array(try AES.GCM.open(box, using: SymmetricKey(data: key), authenticating: data))
      } catch {
        return nil
      }
    #else
      var result: Int32 = 0
      // Boundary to C: if libcrypto returns 1, it has filled all of the bytes.
      let text = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { text, count in
        guard let start = text.baseAddress else { return }
        result = zoetrope_gcm_open(key, nonce, data, data.count, sealed, size, start)
        count = result == 1 ? size : 0
      }
      guard result != 0 else { throw .cryptography }
      return result == 1 ? text : nil
    #endif
  }
}
