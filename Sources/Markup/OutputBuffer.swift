/// The bytes of one page as they are written; emptied and filled again without a new allocation.
package struct OutputBuffer: Sendable {
  /// UTF-8.
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 16 * 1024) { bytes.reserveCapacity(capacity) }

  package var count: Int { bytes.count }

  /// The text written so far.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes away what was written from there on.
  mutating func take(from start: Int) -> [UInt8] {
    let end = Array(bytes[start...])
    bytes.removeLast(bytes.count - start)
    return end
  }

  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// By pointer, since appending an array counts a reference to it, which other threads count, too.
  package mutating func append(_ more: [UInt8]) {
    more.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }

  package mutating func append(_ more: ArraySlice<UInt8>) { bytes.append(contentsOf: more) }

  /// Text that must already be markup, or hold nothing that markup gives a meaning.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  package mutating func append(_ text: StaticString) {
    // A static string's bytes live as long as the program.
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ more: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: more) }
}
