import Application
import Crypto
import Markup

/// A file's SHA-256: stable over processes and machines, and nobody can make two files share one.
struct Digest: Sendable, Hashable {
  private let words: (UInt64, UInt64, UInt64, UInt64)

  init(of bytes: [UInt8]) {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.update($0) }
    self = hasher.finish()
  }

  init(of output: OutputBuffer) {
    var hasher = Hasher()
    output.forEachPiece { hasher.update(UnsafeRawBufferPointer($0)) }
    self = hasher.finish()
  }

  init(of bytes: ArraySlice<UInt8>) {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.update($0) }
    self = hasher.finish()
  }

  private init(words: (UInt64, UInt64, UInt64, UInt64)) { self.words = words }

  /// 64 hexadecimal digits in lower case.
  init?(hexadecimal digits: ArraySlice<UInt8>) {
    guard digits.count == 64, digits.allSatisfy(Self.isDigit) else { return nil }
    self.init(trusting: digits)
  }

  /// 64 bytes that are known to be such digits; of others, something.
  init(trusting digits: ArraySlice<UInt8>) {
    words = digits.withUnsafeBytes { digits in
      (
        Self.word(digits, 0), Self.word(digits, 16), Self.word(digits, 32), Self.word(digits, 48)
      )
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }

  @inline(__always)
  private static func word(_ digits: UnsafeRawBufferPointer, _ start: Int) -> UInt64 {
    half(digits, start) << 32 | half(digits, start + 8)
  }

  /// Eight digits at once: a byte of each, then pairs of them, fours, and all.
  @inline(__always)
  private static func half(_ digits: UnsafeRawBufferPointer, _ start: Int) -> UInt64 {
    let bytes = UInt64(bigEndian: digits.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    // Letters have the bit 64, and stand 9 before their value.
    let values =
      (bytes & 0x0F0F_0F0F_0F0F_0F0F) &+ 9 &* (bytes >> 6 & 0x0101_0101_0101_0101)
    let pairs = (values | values >> 4) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
    return (fours | fours >> 16) & 0xFFFF_FFFF
  }

  static func == (a: Digest, b: Digest) -> Bool { a.words == b.words }

  func hash(into hasher: inout Swift.Hasher) { hasher.combine(words.0) }

  func appendHexadecimal(to bytes: inout [UInt8]) {
    Self.append(words.0, to: &bytes)
    Self.append(words.1, to: &bytes)
    Self.append(words.2, to: &bytes)
    Self.append(words.3, to: &bytes)
  }

  private static func append(_ word: UInt64, to bytes: inout [UInt8]) {
    var word = word
    for _ in 0..<16 {
      let digit = UInt8(truncatingIfNeeded: word >> 60)
      bytes.append(digit < 10 ? digit &+ 48 : digit &+ 87)
      word <<= 4
    }
  }

  fileprivate var vector: SIMD4<UInt64> { [words.0, words.1, words.2, words.3] }

  /// Takes a file's bytes piece by piece.
  struct Hasher {
    private var state = SHA256()

    mutating func update(_ piece: UnsafeRawBufferPointer) { state.update(bufferPointer: piece) }

    func finish() -> Digest {
      state.finalize().withUnsafeBytes { bytes in
        func word(_ index: Int) -> UInt64 {
          UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
        }
        return Digest(words: (word(0), word(1), word(2), word(3)))
      }
    }
  }
}

extension OutputDigest {
  init(_ digest: Digest, size: Int) { self.init(words: digest.vector, size: size) }
}
