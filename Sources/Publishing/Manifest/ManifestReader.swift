/// Reads the parts of a manifest's lines from any bytes, never past their end.
struct ManifestReader {
  private let bytes: [UInt8]
  var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Skips title and seal.
  mutating func skipHead() {
    _ = restOfLine()
    _ = restOfLine()
  }

  mutating func skip(_ count: Int) -> Bool {
    guard count <= bytes.count - offset else { return false }
    offset += count
    return true
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Reads a decimal number of at most 18 digits.
  mutating func number() -> Int? {
    var number = 0
    let start = offset
    while offset < bytes.count, offset - start <= 18 {
      let digit = bytes[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      number = number * 10 + Int(digit)
      offset += 1
    }
    return offset > start && offset - start <= 18 ? number : nil
  }

  /// Reads up to the line end, and skips it; `nil` if no line end follows.
  mutating func restOfLine() -> Range<Int>? {
    let start = offset
    guard let end = bytes[start...].firstIndex(of: SealedText.newline) else { return nil }
    offset = end + 1
    return start..<end
  }
}
