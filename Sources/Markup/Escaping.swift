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
    var start = 0
    for index in text.indices {
      let byte = text[index]
      // Letters and all of UTF-8 beyond ASCII lie between the bytes that need care.
      if byte > UInt8(ascii: ">"), byte < 0xFE { continue }
      let replacement: StaticString
      switch byte {
      case UInt8(ascii: "&"): replacement = "&amp;"
      case UInt8(ascii: "<"): replacement = "&lt;"
      case UInt8(ascii: ">"): replacement = "&gt;"
      case UInt8(ascii: "\""): replacement = "&quot;"
      case 0, 0xFE, 0xFF: replacement = "\u{FFFD}"
      default: continue
      }
      append(UnsafeBufferPointer(rebasing: text[start..<index]))
      append(replacement)
      start = index + 1
    }
    append(UnsafeBufferPointer(rebasing: text[start...]))
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

  private mutating func appendEscaped(_ text: String, escapes: Escapes) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        guard let replacement = escapes(bytes[index]) else { continue }
        append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        append(replacement)
        start = index + 1
      }
      append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
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
