/// Hashes values into 64 bits; the hashes are the same in all processes and on all machines.
///
/// Not collision resistant against attackers: it detects changes in an author's own files. Each
/// step multiplies 64 by 64 bits and folds the product, after W. Yi's wyhash.
package struct StableHasher: Sendable {
  private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let second: UInt64 = 0xD1B5_4A32_D192_ED03

  private var state: UInt64

  /// `seed` separates hashes of different things.
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

  /// Hashes the bytes and their number.
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

  /// Hashes long input in three independent rows, which the processor computes in parallel; returns
  /// the number of bytes processed.
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
    // The string is not a native Swift string.
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

  /// Returns the hash of a text's bytes, which equals the hash of the text.
  package static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(bytes)
    return hasher.finish()
  }
}
