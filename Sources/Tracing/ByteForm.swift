/// Writes numbers and texts as bytes, little endian.
package struct ByteWriter: Sendable {
  package var bytes: [UInt8] = []

  package init() {}

  package mutating func write(byte: UInt8) { bytes.append(byte) }

  /// A count or a length, in four bytes.
  package mutating func write(_ number: Int) {
    withUnsafeBytes(of: UInt32(clamping: number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(words: [UInt64]) {
    // At once: an append of each would look each time whether there is room.
    words.map { $0.littleEndian }.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads what `ByteWriter` wrote; `nil` where there is less or something else.
package struct ByteReader: Sendable {
  private let bytes: ArraySlice<UInt8>
  /// Where what is read next stands in the bytes.
  package private(set) var offset: Int

  package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// Shares the bytes: a slice made of any collection would be a copy of all of it.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  package var isAtEnd: Bool { offset == bytes.endIndex }

  private var left: Int { bytes.endIndex - offset }

  package mutating func byte() -> UInt8? {
    guard left >= 1 else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  package mutating func number() -> Int? { integer(UInt32.self).map(Int.init) }

  package mutating func word() -> UInt64? { integer(UInt64.self) }

  package mutating func words(_ count: Int) -> [UInt64]? {
    guard count * 8 <= left else { return nil }
    let words = bytes.withUnsafeBytes { buffer in
      (0..<count).map { index in
        UInt64(
          littleEndian: buffer.loadUnaligned(
            fromByteOffset: offset - bytes.startIndex + index * 8, as: UInt64.self))
      }
    }
    offset += count * 8
    return words
  }

  /// How many things follow, each of which has at least so many bytes.
  package mutating func count(ofSize size: Int) -> Int? {
    guard let count = number(), count <= left / size else { return nil }
    return count
  }

  /// Whether there were so many bytes to be skipped.
  package mutating func skip(_ count: Int) -> Bool {
    guard count <= left else { return false }
    offset += count
    return true
  }

  package mutating func text() -> String? {
    slice().flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// What has not been read yet.
  package var rest: ArraySlice<UInt8> { bytes[offset...] }

  /// The bytes of a text, whatever they are.
  package mutating func slice() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= left else { return nil }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  private mutating func integer<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard left >= size else { return nil }
    let number = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: offset - bytes.startIndex, as: Number.self)
    }
    offset += size
    return Number(littleEndian: number)
  }
}
