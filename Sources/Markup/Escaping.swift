// The only escaper. Text reaches markup through one of these functions or not at all.

/// What a byte becomes; `nil` stays as it is.
private typealias Escapes = (UInt8) -> StaticString?

extension OutputBuffer {
  /// Escapes for HTML element text, RCDATA and quoted attribute values alike: `&`, `<`, `>`, `"`
  /// and `'` become references, NUL becomes U+FFFD (HTML, "parse errors").
  package mutating func appendEscaped(_ text: String) {
    text.lendUTF8 { text in
      appendEscaped(text, at: { $0.marksOfHTML }) { byte in
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        case 0: "\u{FFFD}"
        default: nil
        }
      }
    }
  }

  /// Escapes for XML text and attribute values; a control character that XML 1.0 §2.2 forbids
  /// becomes U+FFFD, and line ends and tabs become references, so that attributes keep them.
  package mutating func appendEscapedForXML(_ text: String) {
    text.lendUTF8 { appendEscapedForXML($0) }
  }

  /// The same for markup, whose own escapes are escaped once more.
  package mutating func appendEscapedForXML(_ html: HTML) {
    html.bytes.withUnsafeBufferPointer { appendEscapedForXML($0) }
  }

  private mutating func appendEscapedForXML(_ text: UnsafeBufferPointer<UInt8>) {
    // Up to where all is written.
    var start = 0
    var index = 0
    while true {
      index = text.endOfPlainText(from: index) { $0.marksOfXML }
      guard index < text.count else { break }
      let replacement: StaticString
      var length = 1
      switch text[index] {
      case UInt8(ascii: "&"): replacement = "&amp;"
      case UInt8(ascii: "<"): replacement = "&lt;"
      case UInt8(ascii: ">"): replacement = "&gt;"
      case UInt8(ascii: "\""): replacement = "&quot;"
      case UInt8(ascii: "'"): replacement = "&#39;"
      case UInt8(ascii: "\t"): replacement = "&#9;"
      case UInt8(ascii: "\n"): replacement = "&#10;"
      case UInt8(ascii: "\r"): replacement = "&#13;"
      case 0..<0x20: replacement = "\u{FFFD}"
      // U+FFFE and U+FFFF are no characters of XML either.
      case 0xEF
      where index + 2 < text.count && text[index + 1] == 0xBF && text[index + 2] >= 0xBE:
        replacement = "\u{FFFD}"
        length = 3
      default:
        index += 1
        continue
      }
      append(UnsafeBufferPointer(rebasing: text[start..<index]))
      append(replacement)
      index += length
      start = index
    }
    append(UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Escapes as CommonMark's specification writes text and double-quoted attribute values: `&`, `<`,
  /// `>` and `"` become references, and `'` stays. The bytes come from libcmark, which writes 0xFE
  /// and 0xFF for U+FFFE and U+FFFF: both become U+FFFD, as NUL does.
  package mutating func appendEscapedAsCommonMark(_ text: UnsafeBufferPointer<UInt8>) {
    appendEscaped(text, at: { $0.marksOfCommonMark }) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case 0, 0xFE, 0xFF: "\u{FFFD}"
      default: nil
      }
    }
  }

  /// Raw HTML that the site's owner lets through, as it was written.
  package mutating func appendRaw(_ markup: UnsafeBufferPointer<UInt8>) { append(markup) }

  /// Percent-encodes all but RFC 3986 §2.3's unreserved characters: one path segment or one value
  /// of a query, never more.
  package mutating func appendPercentEncoded(_ text: String) {
    for byte in text.utf8 {
      if byte.isUnreserved {
        append(byte)
      } else {
        append(UInt8(ascii: "%"))
        append(hexDigits[Int(byte >> 4)])
        append(hexDigits[Int(byte & 15)])
      }
    }
  }

  @inline(__always)
  private mutating func appendEscaped(
    _ text: UnsafeBufferPointer<UInt8>, at marks: (UInt64) -> UInt64, escapes: Escapes
  ) {
    var start = 0
    var index = 0
    while true {
      index = text.endOfPlainText(from: index, marks)
      guard index < text.count else { break }
      if let replacement = escapes(text[index]) {
        append(UnsafeBufferPointer(rebasing: text[start..<index]))
        append(replacement)
        start = index + 1
      }
      index += 1
    }
    append(UnsafeBufferPointer(rebasing: text[start...]))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first index from there on that may hold a byte which is to be looked at; the count, where none
  /// does. Eight bytes are tested as one number, the first in its lowest bits, and the test sets the high
  /// bit of each that is meant: of those that it sets the lowest must be right.
  @inlinable
  package func endOfPlainText(from index: Int, _ marks: (UInt64) -> UInt64) -> Int {
    var index = index
    while index < count {
      let marks = marks(word(at: index))
      guard marks == 0 else { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    return count
  }

  /// Eight bytes; what lies behind the end are spaces.
  @inlinable
  package func word(at index: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(self)
    guard index + 8 > count else {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
    return lastWord(from: index)
  }

  @usableFromInline
  package func lastWord(from index: Int) -> UInt64 {
    let spaces: UInt64 = 0x2020_2020_2020_2020
    guard count < 8 else {
      // The last eight, of which those before the index go.
      let passed = UInt64(8 - (count - index)) * 8
      return word(at: count - 8) >> passed | spaces << (64 - passed)
    }
    var word = spaces
    for byte in self[index...].reversed() { word = word << 8 | UInt64(byte) }
    return word
  }
}

/// Eight bytes at once; in the high bit of each, whether it is meant. Of those that are found the lowest
/// always is; one behind it may be found because of it. (Anderson, "Bit Twiddling Hacks": a zero in a
/// word.)
extension UInt64 {
  @inlinable
  package static var ones: UInt64 { 0x0101_0101_0101_0101 }
  /// Of what is found in each byte, all that counts.
  @inlinable
  package static var highBits: UInt64 { 0x80 &* ones }

  @inlinable
  package static func zeros(in word: UInt64) -> UInt64 { (word &- ones) & ~word }

  @inlinable
  package func equals(_ byte: UInt8) -> UInt64 {
    Self.zeros(in: self ^ UInt64(byte) &* Self.ones)
  }

  /// Control characters and `"&'<>`.
  fileprivate var marksOfHTML: UInt64 { marksOfMarkup & Self.highBits }

  /// The same, and bytes over 0xFD.
  fileprivate var marksOfCommonMark: UInt64 {
    (marksOfMarkup | Self.zeros(in: (self | Self.ones) ^ .max)) & Self.highBits
  }

  /// Control characters, `"&'<>\\`, and the first byte of U+2028 and U+2029.
  var marksOfJSON: UInt64 {
    // What differs from DEL in the three bits in which a backslash does is rare.
    let rare = (self | 0x23 &* Self.ones).equals(0x7F)
    return (marksOfMarkup | rare | equals(0xE2)) & Self.highBits
  }

  /// Control characters, `"&'<>`, and the first byte of U+FFFE and U+FFFF.
  fileprivate var marksOfXML: UInt64 { (marksOfMarkup | equals(0xEF)) & Self.highBits }

  /// Exact, as of ASCII: a high bit of `x + (0x80 - a)` says whether x is at least a.
  var allButSmallLettersAndDigits: UInt64 {
    let low = self & ~Self.highBits
    let digits = (low &+ 0x50 &* Self.ones) & ~(low &+ 0x46 &* Self.ones)
    let letters = (low &+ 0x1F &* Self.ones) & ~(low &+ 0x05 &* Self.ones)
    return (~(digits | letters) | self) & Self.highBits
  }

  /// Control characters and `,;\\`.
  var marksOfCalendars: UInt64 {
    let found =
      controls | equals(0x7F) | equals(UInt8(ascii: ",")) | equals(UInt8(ascii: ";"))
      | equals(UInt8(ascii: "\\"))
    return found & Self.highBits
  }

  private var controls: UInt64 { (self &- 0x20 &* Self.ones) & ~self }

  /// Control characters and `"&'<>`: those that differ in one bit or two are compared at once. A `#`,
  /// which differs in these as well, is looked at for nothing.
  private var marksOfMarkup: UInt64 {
    let quote = (self | 5 &* Self.ones).equals(UInt8(ascii: "'"))
    let bracket = (self | 2 &* Self.ones).equals(UInt8(ascii: ">"))
    return controls | quote | bracket
  }
}

let hexDigits = Array("0123456789ABCDEF".utf8)

extension UInt8 {
  /// RFC 3986 §2.3.
  var isUnreserved: Bool {
    // One bit for each byte: `-`, `.` and digits of the first 64, letters, `_` and `~` of the next.
    let plain: UInt64 =
      switch self >> 6 {
      case 0: 0x03FF_6000_0000_0000
      case 1: 0x47FF_FFFE_87FF_FFFE
      default: 0
      }
    return plain >> UInt64(self & 63) & 1 == 1
  }
}
