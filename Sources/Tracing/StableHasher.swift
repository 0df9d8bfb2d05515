/// Hashes values into 64 bits that are the same in every process and on every machine.
///
/// Not for keeping anybody from making two values alike: it tells whether an author's own files are
/// still what they were. Each step multiplies 64 by 64 bits and folds the product, after W. Yi's
/// wyhash.
package struct StableHasher: Sendable {
  private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let second: UInt64 = 0xD1B5_4A32_D192_ED03

  private var state: UInt64

  /// `seed` tells hashes of different things apart.
  package init(seed: UInt64 = 0) { state = seed ^ Self.second }

  @inline(__always)
  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  package mutating func combine(_ word: UInt64) {
    state = Self.fold(state ^ word, Self.first ^ (state &<< 1))
  }

  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  package mutating func combine(_ flag: Bool) { combine(flag ? 1 as UInt64 : 0) }

  /// The bytes and how many there are.
  package mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count
    var offset = combineBlocks(of: bytes)
    while offset + 16 <= count {
      state = Self.fold(of: bytes, at: offset, state)
      offset += 16
    }
    if offset + 8 <= count {
      combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      offset += 8
    }
    if offset < count {
      var word: UInt64 = 0
      for index in (offset..<count).reversed() { word = word &<< 8 | UInt64(bytes[index]) }
      combine(word)
    }
    combine(count)
  }

  /// Three rows at a time of what is long, as no step of one waits for the others; gives how many bytes.
  private mutating func combineBlocks(of bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count >= 48 else { return 0 }
    var offset = 0
    var (second, third) = (state ^ Self.first, state ^ Self.second)
    while offset + 48 <= bytes.count {
      state = Self.fold(of: bytes, at: offset, state)
      second = Self.fold(of: bytes, at: offset + 16, second)
      third = Self.fold(of: bytes, at: offset + 32, third)
      offset += 48
    }
    combine(second)
    combine(third)
    return offset
  }

  @inline(__always)
  private static func fold(
    of bytes: UnsafeRawBufferPointer, at offset: Int, _ state: UInt64
  ) -> UInt64 {
    let a = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let b = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
    return fold(a.littleEndian ^ first ^ state, b.littleEndian ^ second)
  }

  package mutating func combine(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { combine($0) }
  }

  package mutating func combine(_ text: String) {
    let isLent: Void? = text.utf8.withContiguousStorageIfAvailable {
      combine(UnsafeRawBufferPointer($0))
    }
    guard isLent == nil else { return }
    // Not one of Swift's own strings.
    var copy = text
    copy.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  package func finish() -> UInt64 { Self.fold(state ^ Self.first, Self.second) }
}

extension StableHasher {
  package static func hash(_ text: String, seed: UInt64 = 0) -> UInt64 {
    var hasher = StableHasher(seed: seed)
    hasher.combine(text)
    return hasher.finish()
  }

  /// Of a text's bytes; the same as of the text.
  package static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(bytes)
    return hasher.finish()
  }
}
