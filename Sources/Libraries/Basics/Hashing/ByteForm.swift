#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes numbers and texts as bytes, little endian.
package struct ByteWriter: Sendable {
  /// The bytes written, followed by spare room. Storing into spare room is five times as fast as
  /// appending to an array.
  private var room: [UInt8]
  /// Number of bytes written.
  package private(set) var count: Int

  /// `bytes` are the initial contents.
  package init(_ bytes: [UInt8] = []) {
    room = bytes
    count = bytes.count
  }

  /// Bytes written.
  package var bytes: [UInt8] { count == room.count ? room : Array(room[..<count]) }

  /// Returns the bytes written from an index on, without a copy.
  package func bytes(from start: Int) -> ArraySlice<UInt8> { room[start..<count] }

  /// Reserves memory for `size` bytes in total.
  package mutating func reserveCapacity(_ size: Int) {
    guard size > room.count else { return }
    room.reserveCapacity(size)
    room.append(contentsOf: repeatElement(0, count: size - room.count))
  }

  /// Removes the first `number` bytes.
  package mutating func removeFirst(_ number: Int) {
    room.withUnsafeMutableBytes { room in
      room.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[number..<count]))
    }
    count -= number
  }

  @inline(__always)
  package mutating func write(byte: UInt8) { put(byte) }

  /// Writes a count or a length in four bytes.
  @inline(__always)
  package mutating func write(_ number: Int) { put(UInt32(clamping: number)) }

  @inline(__always)
  package mutating func write(word: UInt64) { put(word) }

  package mutating func write(words: [UInt64]) {
    words.map { $0.littleEndian }.withUnsafeBytes { append($0) }
  }

  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { text in
      write(text.count)
      append(UnsafeRawBufferPointer(text))
    }
  }

  /// Appends bytes without their length.
  package mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { append($0) } }

  package mutating func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBytes { append($0) } }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    makeRoom(for: bytes.count)
    room.withUnsafeMutableBytes { room in
      UnsafeMutableRawBufferPointer(rebasing: room[count...]).copyMemory(from: bytes)
    }
    count += bytes.count
  }

  @inline(__always)
  private mutating func put<Number: FixedWidthInteger>(_ number: Number) {
    let size = MemoryLayout<Number>.size
    makeRoom(for: size)
    room.withUnsafeMutableBytes { room in
      room.storeBytes(of: number.littleEndian, toByteOffset: count, as: Number.self)
    }
    count += size
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if room.count - count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    reserveCapacity(max(count + more, room.count * 2, 64))
  }
}

/// Reads the output of `ByteWriter`; returns `nil` for missing or invalid bytes.
package struct ByteReader: Sendable {
  private let bytes: ArraySlice<UInt8>
  /// Index of the next byte to read.
  package private(set) var offset: Int

  package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// Shares the bytes; a slice of a generic collection would copy them all.
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

  /// Reads a count of items, each of at least `size` bytes; `nil` if the remaining bytes can't hold
  /// so many.
  package mutating func count(ofSize size: Int) -> Int? {
    guard let count = number(), count <= left / size else { return nil }
    return count
  }

  /// Skips bytes; returns `false` if there are fewer.
  package mutating func skip(_ count: Int) -> Bool {
    guard count <= left else { return false }
    offset += count
    return true
  }

  package mutating func text() -> String? {
    slice().flatMap { bytes in
      // Decoding replaces invalid bytes, so the text is valid if it has the same bytes as the
      // input. Validation would be generic code and slower.
      bytes.withUnsafeBufferPointer { bytes in
        var text = String(decoding: bytes, as: UTF8.self)
        return text.withUTF8 { $0.isSame(as: bytes) } ? text : nil
      }
    }
  }

  /// The bytes not yet read.
  package var rest: ArraySlice<UInt8> { bytes[offset...] }

  /// Reads the bytes of a text without validation.
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

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isSame(as other: Self) -> Bool {
    guard count == other.count else { return false }
    guard let first = baseAddress, let second = other.baseAddress else { return true }
    return memcmp(first, second, count) == 0
  }
}
