import Crypto

/// A file's SHA-256: stable over processes and machines, and nobody can make two files share one.
struct Digest: Sendable, Hashable {
  private let words: (UInt64, UInt64, UInt64, UInt64)

  init(of bytes: [UInt8]) {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.update($0) }
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
    var words: [UInt64] = [0, 0, 0, 0]
    for (position, digit) in digits.enumerated() {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      words[position / 16] = words[position / 16] << 4 | UInt64(value)
    }
    self.words = (words[0], words[1], words[2], words[3])
  }

  static func == (a: Digest, b: Digest) -> Bool { a.words == b.words }

  func hash(into hasher: inout Swift.Hasher) { hasher.combine(words.0) }

  func appendHexadecimal(to bytes: inout [UInt8]) {
    for word in [words.0, words.1, words.2, words.3] {
      for shift in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: word >> UInt64(shift)) & 15
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
      }
    }
  }

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
