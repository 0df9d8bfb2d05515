import CPlatform

/// The replacement of one or a few bytes: at most eight bytes in an integer, so that they are
/// written at once.
struct Escape {
  /// The replacement's bytes, the first in the lowest bits.
  private let word: UInt64
  private let count: Int
  /// Number of bytes that it replaces.
  fileprivate let replaced: Int

  @inline(__always)
  init(_ text: StaticString, inPlaceOf replaced: Int = 1) {
    (word, count) = text.withUTF8Buffer { bytes in
      // Evaluated at compile time for literals. Eight bytes are stored at once.
      precondition(bytes.count <= 8 && replaced > 0)
      var word: UInt64 = 0
      for (place, byte) in bytes.enumerated() { word |= UInt64(byte) << UInt64(place * 8) }
      return (word, bytes.count)
    }
    self.replaced = replaced
  }

  /// Escapes a character that has a meaning in markup.
  @inline(__always)
  init?(ofMarkup byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): self.init("&amp;")
    case UInt8(ascii: "<"): self.init("&lt;")
    case UInt8(ascii: ">"): self.init("&gt;")
    case UInt8(ascii: "\""): self.init("&quot;")
    case UInt8(ascii: "'"): self.init("&#39;")
    default: return nil
    }
  }

  /// Replaces characters that HTML forbids in text (HTML Standard, "preprocessing the input
  /// stream"). These are noncharacters, and control characters other than white space; libcmark
  /// writes 0xFE and 0xFF for U+FFFE and U+FFFF.
  init?(ofNoText text: UnsafeBufferPointer<UInt8>, at index: Int) {
    func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }
    let last: ClosedRange<UInt8> = 0xBE...0xBF
    switch text[index] {
    case 0x09, 0x0A, 0x0C, 0x0D: return nil
    case 0..<0x20, 0x7F, 0xF5...: self.init("\u{FFFD}")
    case 0xC2 where (0x80...0x9F).contains(byte(1)): self.init("\u{FFFD}", inPlaceOf: 2)
    case 0xEF where byte(1) == 0xB7 && (0x90...0xAF).contains(byte(2)),
      0xEF where byte(1) == 0xBF && last.contains(byte(2)):
      self.init("\u{FFFD}", inPlaceOf: 3)
    // The last two code points of each plane.
    case 0xF0...0xF4 where byte(1) & 0xF == 0xF && byte(2) == 0xBF && last.contains(byte(3)):
      self.init("\u{FFFD}", inPlaceOf: 4)
    default: return nil
    }
  }

  /// Escapes a byte as `\u00` and two digits.
  @inline(__always)
  init(hexOf byte: UInt8) {
    let digits = UInt64(hexDigits[Int(byte >> 4)]) | UInt64(hexDigits[Int(byte & 15)]) << 8
    word = 0x3030_755C | digits << 32
    count = 6
    replaced = 1
  }

  @inline(__always)
  fileprivate func write(to output: inout OutputBuffer) { output.append(count, of: word) }
}

extension OutputBuffer {
  /// Writes a text with replacements from `escape`, which is called with each marked byte, and
  /// possibly with others, and its index; `nil` keeps the byte.
  @inline(__always)
  mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, marks: zoetrope_marks,
    escape: (UInt8, Int) -> Escape?
  ) {
    guard let start = text.baseAddress else { return }
    var index = 0
    while index < text.count {
      index += appendBlocks(upTo: text.count - index) {
        zoetrope_copy_plain($0, start + index, $1, marks)
      }
      guard index < text.count else { break }
      guard var replacement = escape(text[index], index) else {
        append(text[index])
        index += 1
        continue
      }
      // Marks often follow each other, as in `</p>` and a line's end. All but rare ones are before
      // `?`.
      while true {
        replacement.write(to: &self)
        index += replacement.replaced
        guard index < text.count, text[index] < UInt8(ascii: "?"),
          let next = escape(text[index], index)
        else { break }
        replacement = next
      }
    }
  }
}
