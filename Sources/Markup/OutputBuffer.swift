/// The bytes of one page as they are written; emptied and filled again without a new allocation.
///
/// Most of what is written is a few bytes long, and appending such to an array takes longer than to
/// copy them into room that is there.
package struct OutputBuffer: Sendable {
  /// The size of all pieces but the last, in bytes.
  package static let pieceSize = 1 << 20

  /// Full rooms. Few files have any: one that has is not copied each time that it outgrows its room.
  private var pieces: [[UInt8]] = []
  /// The room behind them; only the first `used` bytes of it mean something.
  private var room: [UInt8]
  private var used = 0

  package init(capacity: Int = 16 * 1024) {
    room = Array(repeating: 0, count: min(capacity, Self.pieceSize))
  }

  package var count: Int { closed + used }

  private var closed: Int { pieces.count * Self.pieceSize }

  /// What was written so far, in UTF-8: a copy.
  package var bytes: [UInt8] { bytes(from: 0) }

  /// The text written so far.
  package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  package var last: UInt8? { used > 0 ? room[used - 1] : pieces.last?.last }

  package func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      used >= text.count
        ? room[..<used].suffix(text.count).elementsEqual(text)
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
    return try room.withUnsafeBufferPointer { room throws(Failure) in
      try use(UnsafeBufferPointer(rebasing: room[..<used]))
    }
  }

  /// Lends what was written so far piece by piece, at least one.
  package func forEachPiece<Failure: Error>(
    _ use: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    for piece in pieces {
      try piece.withUnsafeBufferPointer { piece throws(Failure) in try use(piece) }
    }
    guard used > 0 || pieces.isEmpty else { return }
    try room.withUnsafeBufferPointer { room throws(Failure) in
      try use(UnsafeBufferPointer(rebasing: room[..<used]))
    }
  }

  /// What was written from there on.
  package func bytes(from start: Int) -> [UInt8] {
    guard start < closed else { return Array(room[(start - closed)..<used]) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count - start)
    for (index, piece) in pieces.enumerated() {
      bytes += piece.dropFirst(max(0, start - index * Self.pieceSize))
    }
    return bytes + room[..<used]
  }

  /// Takes away what was written from there on.
  mutating func take(from start: Int) -> [UInt8] {
    let end = bytes(from: start)
    while start < closed, let piece = pieces.popLast() { room = piece }
    used = start - closed
    return end
  }

  package mutating func removeAll() {
    pieces = []
    used = 0
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

  package mutating func append(_ other: OutputBuffer) { other.withBytes { append($0) } }

  /// Text that must already be markup, or hold nothing that markup gives a meaning.
  package mutating func append(_ text: String) {
    text.lendUTF8 { append($0) }
  }

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
    let end = used
    used += room.withUnsafeMutableBufferPointer { room in
      write(UnsafeMutableBufferPointer(rebasing: room[end..<end + count]))
    }
  }

  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress, !more.isEmpty else { return }
    guard more.count <= room.count - used else { return appendWithoutRoom(more) }
    let end = used
    room.withUnsafeMutableBufferPointer { room in
      // There is room enough, and nobody lends out a part of it while it is written to. Bytes need no
      // end before others take their place, and to initialize does not ask whether the two overlap.
      room.baseAddress?.advanced(by: end).initialize(from: start, count: more.count)
    }
    used += more.count
  }

  @inline(never)
  private mutating func appendWithoutRoom(_ more: UnsafeBufferPointer<UInt8>) {
    var rest = more[...]
    while !rest.isEmpty {
      makeRoom(for: rest.count)
      let part = rest.prefix(room.count - used)
      append(UnsafeBufferPointer(rebasing: part))
      rest = rest.dropFirst(part.count)
    }
  }

  /// Room for so many bytes more, or for as many as there may be in a piece.
  private mutating func makeRoom(for more: Int) {
    if used == Self.pieceSize {
      pieces.append(room)
      room = Array(repeating: 0, count: Self.pieceSize)
      used = 0
      return
    }
    let size = min(Self.pieceSize, max(used + more, room.count * 2, 64))
    guard size > room.count else { return }
    room.reserveCapacity(size)
    room.append(contentsOf: repeatElement(0, count: size - room.count))
  }
}
