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
    guard digits.count == 64 else { return nil }
    // A digit that is none sets bits that no digit has.
    var wrong: UInt8 = 0
    let words = digits.withUnsafeBufferPointer { digits in
      (
        Self.word(digits, 0, &wrong), Self.word(digits, 16, &wrong),
        Self.word(digits, 32, &wrong), Self.word(digits, 48, &wrong)
      )
    }
    guard wrong & 0xF0 == 0 else { return nil }
    self.words = words
  }

  @inline(__always)
  private static func word(
    _ digits: UnsafeBufferPointer<UInt8>, _ start: Int, _ wrong: inout UInt8
  ) -> UInt64 {
    var word: UInt64 = 0
    for index in start..<(start + 16) {
      let digit = digits[index]
      let value =
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit &- 48
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit &- 87
        default: 0xF0 as UInt8
        }
      wrong |= value
      word = word << 4 | UInt64(value & 15)
    }
    return word
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
