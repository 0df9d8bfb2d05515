/// Concatenates parts, each preceded by its length in eight bytes, big endian.
///
/// So different lists of parts always give different bytes: `ab`, `c` differs from `a`, `bc`.
struct LengthPrefixed {
  private(set) var bytes: [UInt8] = []

  init(_ parts: [UInt8]...) {
    for part in parts { append(part) }
  }

  mutating func append(_ part: [UInt8]) {
    bytes += part.count.bigEndianBytes
    bytes += part
  }

  mutating func append(_ text: String) { append(Array(text.utf8)) }
}

extension Int {
  /// Eight bytes, the most significant first; the number is a count, so it is never negative.
  var bigEndianBytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> (56 - 8 * $0)) } }

  /// Reads the result of `bigEndianBytes`; `nil` if the number is too large for a count.
  init?(bigEndianBytes bytes: ArraySlice<UInt8>) {
    guard bytes.count == 8 else { return nil }
    let number = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    self.init(exactly: number)
  }
}
