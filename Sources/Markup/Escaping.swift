// The only escaper. Text reaches markup through one of these functions or not at all.

/// What a byte becomes; `nil` stays as it is.
private typealias Escapes = (UInt8) -> StaticString?

extension OutputBuffer {
  /// Escapes for HTML element text, RCDATA and quoted attribute values alike: `&`, `<`, `>`, `"`
  /// and `'` become references, NUL becomes U+FFFD (HTML, "parse errors").
  package mutating func appendEscaped(_ text: String) {
    appendEscaped(text) { byte in
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

  /// Escapes for XML text and attribute values; a control character that XML 1.0 §2.2 forbids
  /// becomes U+FFFD, and line ends and tabs become references, so that attributes keep them.
  package mutating func appendEscapedForXML(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        let replacement: StaticString
        var length = 1
        switch bytes[index] {
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
        case 0xEF where index + 2 < bytes.count && bytes[index + 1] == 0xBF:
          guard bytes[index + 2] >= 0xBE else { continue }
          replacement = "\u{FFFD}"
          length = 3
        default: continue
        }
        append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        append(replacement)
        start = index + length
      }
      append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// Escapes as CommonMark's specification writes text and double-quoted attribute values: `&`, `<`,
  /// `>` and `"` become references, and `'` stays. The bytes come from libcmark, which writes 0xFE
  /// and 0xFF for U+FFFE and U+FFFF: both become U+FFFD, as NUL does.
  package mutating func appendEscapedAsCommonMark(_ text: UnsafeBufferPointer<UInt8>) {
    appendEscaped(text) { byte in
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
  private mutating func appendEscaped(_ text: String, escapes: Escapes) {
    var text = text
    text.withUTF8 { appendEscaped($0, escapes: escapes) }
  }

  @inline(__always)
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, escapes: Escapes) {
    var start = 0
    var index = 0
    while index < text.count {
      index = text.endOfPlainText(from: index)
      let end = min(index + UnsafeBufferPointer.stride, text.count)
      while index < end {
        if let replacement = escapes(text[index]) {
          append(UnsafeBufferPointer(rebasing: text[start..<index]))
          append(replacement)
          start = index + 1
        }
        index += 1
      }
    }
    append(UnsafeBufferPointer(rebasing: text[start...]))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes are looked at together.
  fileprivate static var stride: Int { 8 }

  /// The first index from there on, in whole strides, from which eight bytes may hold one that any of
  /// the escapes above changes. Most text has few of those: 3 KB take 1.7 µs instead of 3.3.
  fileprivate func endOfPlainText(from index: Int) -> Int {
    guard let start = UnsafeRawPointer(baseAddress) else { return index }
    var index = index
    while index + Self.stride <= count {
      let bytes = start.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard !bytes.mayNeedEscapes else { return index }
      index += Self.stride
    }
    return index
  }
}

extension UInt64 {
  /// Whether any of its bytes is a control character, one of `"&'<>`, or over 0xFD: each pair that
  /// differs in one bit is compared at once. (Anderson, "Bit Twiddling Hacks": a zero in a word.)
  fileprivate var mayNeedEscapes: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    func holdsZero(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
    let control = (self &- 0x20 &* ones) & ~self
    let quote = holdsZero(self ^ UInt64(UInt8(ascii: "\"")) &* ones)
    let ampersand = holdsZero((self | ones) ^ UInt64(UInt8(ascii: "'")) &* ones)
    let bracket = holdsZero((self | 2 &* ones) ^ UInt64(UInt8(ascii: ">")) &* ones)
    let high = holdsZero((self | ones) ^ UInt64.max)
    return (control | quote | ampersand | bracket | high) & (0x80 &* ones) != 0
  }
}

let hexDigits = Array("0123456789ABCDEF".utf8)

extension UInt8 {
  /// RFC 3986 §2.3.
  var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
