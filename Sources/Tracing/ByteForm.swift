/// Writes numbers and texts as bytes, little endian.
package struct ByteWriter: Sendable {
  /// Only the first `count` bytes of it mean something: to append a number to an array takes five times
  /// as long as to put it where there is room.
  private var room: [UInt8]
  /// How many bytes were written.
  package private(set) var count: Int

  /// `bytes` are what is written first.
  package init(_ bytes: [UInt8] = []) {
    room = bytes
    count = bytes.count
  }

  /// What was written.
  package var bytes: [UInt8] { count == room.count ? room : Array(room[..<count]) }

  /// What was written from there on, without a copy.
  package func bytes(from start: Int) -> ArraySlice<UInt8> { room[start..<count] }

  /// Makes room for so many bytes in all.
  package mutating func reserveCapacity(_ size: Int) {
    guard size > room.count else { return }
    room.reserveCapacity(size)
    room.append(contentsOf: repeatElement(0, count: size - room.count))
  }

  /// Takes away what was written first.
  package mutating func removeFirst(_ number: Int) {
    room.withUnsafeMutableBytes { room in
      room.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[number..<count]))
    }
    count -= number
  }

  @inline(__always)
  package mutating func write(byte: UInt8) { put(byte) }

  /// A count or a length, in four bytes.
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

  /// Bytes as they are.
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
    slice().flatMap { bytes in
      // Not by validating them, which takes generic code: what is no text does not stay as it is.
      let text = String(decoding: bytes, as: UTF8.self)
      return text.utf8.elementsEqual(bytes) ? text : nil
    }
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
