import CPlatform

/// Description of the content being written when an output became too large.
package protocol OutputCause: AnyObject, Sendable {}

/// The bytes of one page; the buffer can be reused without a new allocation.
///
/// Most appended pieces are a few bytes, for which an array takes longer than a copy into free
/// memory. Not copyable, so its memory has one owner: an array checks before each write whether it
/// is shared. For the same reason it may move between threads (`@unchecked`): its owner holds the
/// only pointer to the memory.
package struct OutputBuffer: ~Copyable, @unchecked Sendable {
  /// Size of all pieces but the last, in bytes.
  package static let pieceSize = 1 << 20

  /// Greatest number of bytes written at once.
  private static let blockSize = Int(zoetrope_block_size)

  /// Full pieces. Few files have any. The pieces of a large file are not copied each time the file
  /// outgrows its memory.
  private var pieces: [[UInt8]] = []
  /// Memory after the pieces, freed at the end; only its first `used` bytes are initialised.
  @usableFromInline
  var room: UnsafeMutableBufferPointer<UInt8>
  @usableFromInline
  var used = 0
  /// Greatest number of full pieces, checked only when another is needed.
  private var pieceLimit = Int.max
  /// Whether the limit was exceeded; the contents are then discarded and nothing more is stored.
  package private(set) var isFull = false
  /// Description of the content being written when the limit was exceeded.
  package private(set) var cause: (any OutputCause)?

  package init(capacity: Int = 16 * 1024) {
    room = .allocate(capacity: min(capacity, Self.pieceSize))
  }

  deinit { room.deallocate() }

  /// Sets the greatest number of bytes, rounded down to whole pieces.
  package mutating func limit(to bytes: Int) { pieceLimit = bytes / Self.pieceSize }

  /// Discards the contents and stores nothing more.
  package mutating func close() {
    isFull = true
    pieces = []
    used = 0
  }

  /// Records the content being written when the output became full; only the first call counts.
  package mutating func note(_ newCause: @autoclosure () -> any OutputCause) {
    if cause == nil { cause = newCause() }
  }

  package var count: Int { closed + used }

  private var closed: Int { pieces.count * Self.pieceSize }

  private var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: room[..<used]) }

  /// A copy of the contents, in UTF-8.
  package var bytes: [UInt8] { bytes(from: 0) }

  /// The contents as text.
  package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  package var last: UInt8? { used > 0 ? room[used - 1] : pieces.last?.last }

  package func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      used >= text.count
        ? written.suffix(text.count).elementsEqual(text)
        : bytes.suffix(text.count).elementsEqual(text)
    }
  }

  /// Lends the contents; copies them if there are several pieces.
  package func withBytes<Result, Failure: Error>(
    _ use: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard pieces.isEmpty else {
      return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in try use(bytes) }
    }
    return try use(written)
  }

  /// Lends the contents piece by piece, at least one.
  package func forEachPiece<Failure: Error>(
    _ use: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    for piece in pieces {
      try piece.withUnsafeBufferPointer { piece throws(Failure) in try use(piece) }
    }
    guard used > 0 || pieces.isEmpty else { return }
    try use(written)
  }

  /// Returns a copy of the contents from an index.
  package func bytes(from start: Int) -> [UInt8] {
    // The contents may have been discarded.
    if isFull { return [] }
    guard start < closed else { return Array(room[(start - closed)..<used]) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count - start)
    for (index, piece) in pieces.enumerated() {
      bytes += piece.dropFirst(max(0, start - index * Self.pieceSize))
    }
    return bytes + written
  }

  /// Removes and returns the contents from an index.
  mutating func take(from start: Int) -> [UInt8] {
    if isFull { return [] }
    let end = bytes(from: start)
    while start < closed, let piece = pieces.popLast() {
      // After a full piece, the memory has at least a piece's size.
      _ = room.update(fromContentsOf: piece)
    }
    used = start - closed
    return end
  }

  /// Resets the buffer, but keeps its memory and limit.
  package mutating func removeAll() {
    pieces = []
    used = 0
    isFull = false
    cause = nil
  }

  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    if used == room.count { makeRoom(for: 1) }
    room[used] = byte
    used += 1
  }

  /// Uses a pointer, because appending an array changes its reference count, which threads contend
  /// for.
  package mutating func append(_ more: [UInt8]) {
    more.withUnsafeBufferPointer { append($0) }
  }

  package mutating func append(_ more: ArraySlice<UInt8>) {
    more.withUnsafeBufferPointer { append($0) }
  }

  package mutating func append(_ other: borrowing OutputBuffer) {
    other.forEachPiece { append($0) }
  }

  /// Appends text that is markup already or has no special characters.
  package mutating func append(_ text: String) {
    text.lendUTF8 { append($0) }
  }

  /// Appends a literal, whose bytes are known at compile time.
  @inlinable
  @inline(__always)
  package mutating func append(_ text: StaticString) {
    // A static string's bytes live as long as the program.
    text.withUTF8Buffer { append($0) }
  }

  /// Lends memory for at most `count` bytes to `write`, which returns the number it has written.
  @inline(__always)
  mutating func append(upTo count: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    if room.count - used < count { makeRoom(for: count) }
    guard room.count - used >= count else {
      // Near the end of a piece.
      return append(Array(unsafeUninitializedCapacity: count) { $1 = write($0) })
    }
    let written = write(UnsafeMutableBufferPointer(rebasing: room[used..<used + count]))
    precondition(written >= 0 && written <= count)
    used += written
  }

  /// Appends the first `count` bytes of a number, at most eight, beginning with the lowest bits.
  @inline(__always)
  mutating func append(_ count: Int, of word: UInt64) {
    precondition(count >= 0 && count <= 8)
    guard room.count - used >= 8, let start = room.baseAddress else {
      return appendWithoutRoom(count, of: word)
    }
    // Stores all eight in one step; those after `count` are ignored.
    UnsafeMutableRawPointer(start + used).storeBytes(of: word, as: UInt64.self)
    used += count
  }

  /// Lends memory for at most `count` bytes and a block after them; appends as many as `write`
  /// returns. Near the end of a piece it lends less, possibly nothing.
  @inline(__always)
  mutating func appendBlocks(
    upTo count: Int, _ write: (UnsafeMutablePointer<UInt8>, Int) -> Int
  ) -> Int {
    if room.count - used < count + Self.blockSize { makeRoom(for: count + Self.blockSize) }
    let limit = min(count, room.count - used - Self.blockSize)
    guard limit > 0, let start = room.baseAddress else { return 0 }
    let written = write(start + used, limit)
    precondition(written >= 0 && written <= limit)
    used += written
    return written
  }

  @inline(never)
  private mutating func appendWithoutRoom(_ count: Int, of word: UInt64) {
    makeRoom(for: 8)
    // There may be less memory near the end of a piece.
    for place in 0..<count { append(UInt8(truncatingIfNeeded: word >> UInt64(place * 8))) }
  }

  @inlinable
  @inline(__always)
  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress, !more.isEmpty else { return }
    guard more.count <= room.count - used, let room = room.baseAddress else {
      return appendWithoutRoom(more)
    }
    // No part of the memory is lent during writes. Bytes need no deinitialisation, and initialising
    // skips the check for overlaps.
    (room + used).initialize(from: start, count: more.count)
    used += more.count
  }

  @usableFromInline
  @inline(never)
  mutating func appendWithoutRoom(_ more: UnsafeBufferPointer<UInt8>) {
    var rest = more[...]
    while !rest.isEmpty {
      makeRoom(for: rest.count)
      let part = rest.prefix(room.count - used)
      append(UnsafeBufferPointer(rebasing: part))
      rest = rest.dropFirst(part.count)
    }
  }

  /// Makes room for `more` bytes, or for as many as fit in a piece.
  @inline(never)
  private mutating func makeRoom(for more: Int) {
    guard used < Self.pieceSize else {
      // The contents are discarded from here on, and the same memory is reused.
      guard !isFull, pieces.count + 1 < pieceLimit else { return close() }
      pieces.append(Array(room))
      used = 0
      return
    }
    let size = min(Self.pieceSize, max(used + more, room.count * 2, 64))
    guard size > room.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size)
    _ = larger.initialize(fromContentsOf: written)
    room.deallocate()
    room = larger
  }
}
