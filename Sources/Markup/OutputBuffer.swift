import CBlocks

/// What was being written when an output became too large.
package protocol OutputCause: AnyObject, Sendable {}

/// The bytes of one page as they are written; emptied and filled again without a new allocation.
///
/// Most of what is written is a few bytes long, and appending such to an array takes longer than to
/// copy them into room that is there. It can't be copied, so that its room is nobody else's: an array's
/// is asked before each byte whether it is shared. That is why it may go to another thread, too
/// (`@unchecked`): whoever has it has all that points to its room.
package struct OutputBuffer: ~Copyable, @unchecked Sendable {
  /// The size of all pieces but the last, in bytes.
  package static let pieceSize = 1 << 20

  /// What may be written at once, in bytes.
  private static let blockSize = Int(zoetrope_block_size)

  /// Full rooms. Few files have any: one that has is not copied each time that it outgrows its room.
  private var pieces: [[UInt8]] = []
  /// The room behind them, which is given back at the end; only the first `used` bytes of it mean
  /// something.
  @usableFromInline
  var room: UnsafeMutableBufferPointer<UInt8>
  @usableFromInline
  var used = 0
  /// How many full rooms there may be; asked where one more is wanted, and nowhere else.
  private var pieceLimit = Int.max
  /// Whether more was written than it may come to. It has lost all of that, and takes no more.
  package private(set) var isFull = false
  /// What was being written then.
  package private(set) var cause: (any OutputCause)?

  package init(capacity: Int = 16 * 1024) {
    room = .allocate(capacity: min(capacity, Self.pieceSize))
  }

  deinit { room.deallocate() }

  /// Sets how many bytes it may come to, in whole pieces.
  package mutating func limit(to bytes: Int) { pieceLimit = bytes / Self.pieceSize }

  /// Loses what it holds, and takes no more.
  package mutating func close() {
    isFull = true
    pieces = []
    used = 0
  }

  /// Takes note of what was being written when it became full; the first note counts.
  package mutating func note(_ newCause: @autoclosure () -> any OutputCause) {
    if cause == nil { cause = newCause() }
  }

  package var count: Int { closed + used }

  private var closed: Int { pieces.count * Self.pieceSize }

  private var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: room[..<used]) }

  /// What was written so far, in UTF-8: a copy.
  package var bytes: [UInt8] { bytes(from: 0) }

  /// The text written so far.
  package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  package var last: UInt8? { used > 0 ? room[used - 1] : pieces.last?.last }

  package func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      used >= text.count
        ? written.suffix(text.count).elementsEqual(text)
        : bytes.suffix(text.count).elementsEqual(text)
    }
  }

  /// Lends what was written so far; a copy of what is in several pieces.
  package func withBytes<Result, Failure: Error>(
    _ use: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard pieces.isEmpty else {
      return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in try use(bytes) }
    }
    return try use(written)
  }

  /// Lends what was written so far piece by piece, at least one.
  package func forEachPiece<Failure: Error>(
    _ use: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    for piece in pieces {
      try piece.withUnsafeBufferPointer { piece throws(Failure) in try use(piece) }
    }
    guard used > 0 || pieces.isEmpty else { return }
    try use(written)
  }

  /// What was written from there on.
  package func bytes(from start: Int) -> [UInt8] {
    // What stood there may be lost.
    if isFull { return [] }
    guard start < closed else { return Array(room[(start - closed)..<used]) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count - start)
    for (index, piece) in pieces.enumerated() {
      bytes += piece.dropFirst(max(0, start - index * Self.pieceSize))
    }
    return bytes + written
  }

  /// Takes away what was written from there on.
  mutating func take(from start: Int) -> [UInt8] {
    if isFull { return [] }
    let end = bytes(from: start)
    while start < closed, let piece = pieces.popLast() {
      // Behind a full piece the room is as large as one.
      _ = room.update(fromContentsOf: piece)
    }
    used = start - closed
    return end
  }

  /// Makes it as new, but for its room and its limit.
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

  /// By pointer, since appending an array counts a reference to it, which other threads count, too.
  package mutating func append(_ more: [UInt8]) {
    more.withUnsafeBufferPointer { append($0) }
  }

  package mutating func append(_ more: ArraySlice<UInt8>) {
    more.withUnsafeBufferPointer { append($0) }
  }

  package mutating func append(_ other: borrowing OutputBuffer) {
    other.forEachPiece { append($0) }
  }

  /// Text that must already be markup, or hold nothing that markup gives a meaning.
  package mutating func append(_ text: String) {
    text.lendUTF8 { append($0) }
  }

  /// Where the text is known, its bytes are too, and go straight to their place.
  @inlinable
  @inline(__always)
  package mutating func append(_ text: StaticString) {
    // A static string's bytes live as long as the program.
    text.withUTF8Buffer { append($0) }
  }

  /// Writes some short pieces at once: `write` is lent room for at most so many bytes, and tells how many
  /// of them it has written.
  @inline(__always)
  mutating func append(upTo count: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    if room.count - used < count { makeRoom(for: count) }
    guard room.count - used >= count else {
      // Next to the end of a piece.
      return append(Array(unsafeUninitializedCapacity: count) { $1 = write($0) })
    }
    let written = write(UnsafeMutableBufferPointer(rebasing: room[used..<used + count]))
    assert((0...count).contains(written))
    used += written
  }

  /// Writes the first so many bytes, at most eight, of a number, whose lowest bits are the first.
  @inline(__always)
  mutating func append(_ count: Int, of word: UInt64) {
    assert((0...8).contains(count))
    guard room.count - used >= 8, let start = room.baseAddress else {
      return appendWithoutRoom(count, of: word)
    }
    // All eight, since that is one step; those behind the count mean nothing.
    UnsafeMutableRawPointer(start + used).storeBytes(of: word, as: UInt64.self)
    used += count
  }

  /// Lends room for so many bytes at the end, or for as many as there may be in a piece, maybe none, and
  /// for a whole block behind them; counts those that `write` returns.
  @inline(__always)
  mutating func appendBlocks(
    upTo count: Int, _ write: (UnsafeMutablePointer<UInt8>, Int) -> Int
  ) -> Int {
    if room.count - used < count + Self.blockSize { makeRoom(for: count + Self.blockSize) }
    let limit = min(count, room.count - used - Self.blockSize)
    guard limit > 0, let start = room.baseAddress else { return 0 }
    let written = write(start + used, limit)
    assert((0...limit).contains(written))
    used += written
    return written
  }

  @inline(never)
  private mutating func appendWithoutRoom(_ count: Int, of word: UInt64) {
    makeRoom(for: 8)
    // There may be less, next to the end of a piece.
    for place in 0..<count { append(UInt8(truncatingIfNeeded: word >> UInt64(place * 8))) }
  }

  @inlinable
  @inline(__always)
  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress, !more.isEmpty else { return }
    guard more.count <= room.count - used, let room = room.baseAddress else {
      return appendWithoutRoom(more)
    }
    // Nobody lends out a part of the room while it is written to. Bytes need no end before others take
    // their place, and to initialize does not ask whether the two overlap.
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

  /// Room for so many bytes more, or for as many as there may be in a piece.
  @inline(never)
  private mutating func makeRoom(for more: Int) {
    guard used < Self.pieceSize else {
      // Nobody reads what is written from here on, and it takes the same room over and over.
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
