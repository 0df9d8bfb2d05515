/// The bytes of one page as they are written; emptied and filled again without a new allocation.
///
/// Most of what is written is a few bytes long, and appending such to an array takes longer than to
/// copy them into room that is there.
package struct OutputBuffer: Sendable {
  /// The room; only the first `count` bytes of it mean something.
  private var room: [UInt8]
  package private(set) var count = 0

  package init(capacity: Int = 16 * 1024) { room = Array(repeating: 0, count: capacity) }

  /// What was written so far, in UTF-8: a copy.
  package var bytes: [UInt8] { Array(room[..<count]) }

  /// The text written so far.
  package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  package var last: UInt8? { count > 0 ? room[count - 1] : nil }

  package func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      withBytes { $0.suffix(text.count).elementsEqual(text) }
    }
  }

  /// Lends what was written so far.
  package func withBytes<Result, Failure: Error>(
    _ use: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try room.withUnsafeBufferPointer { room throws(Failure) in
      try use(UnsafeBufferPointer(rebasing: room[..<count]))
    }
  }

  /// What was written from there on.
  package func bytes(from start: Int) -> [UInt8] { Array(room[start..<count]) }

  /// Takes away what was written from there on.
  mutating func take(from start: Int) -> [UInt8] {
    let end = bytes(from: start)
    count = start
    return end
  }

  package mutating func removeAll() { count = 0 }

  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    if count == room.count { grow(by: 1) }
    room[count] = byte
    count += 1
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

  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress, !more.isEmpty else { return }
    if more.count > room.count - count { grow(by: more.count) }
    let end = count
    room.withUnsafeMutableBufferPointer { room in
      // There is room enough, and nobody lends out a part of it while it is written to.
      room.baseAddress?.advanced(by: end).update(from: start, count: more.count)
    }
    count += more.count
  }

  private mutating func grow(by more: Int) {
    let size = max(count + more, room.count * 2, 64)
    room.reserveCapacity(size)
    room.append(contentsOf: repeatElement(0, count: size - room.count))
  }
}
