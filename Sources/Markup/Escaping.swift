import CBlocks

// The only escaper. Text reaches markup through one of these functions or not at all.

extension OutputBuffer {
  /// Escapes for HTML element text, RCDATA and quoted attribute values alike: `&`, `<`, `>`, `"`
  /// and `'` become references; what HTML forbids in a text becomes U+FFFD.
  package mutating func appendEscaped(_ text: String) {
    text.lendUTF8 { text in
      append(text, marks: zoetrope_marks_of_html) { byte, index in
        Escape(ofMarkup: byte) ?? Escape(ofNoText: text, at: index)
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
    append(text, marks: zoetrope_marks_of_xml) { byte, index in
      switch byte {
      case UInt8(ascii: "\t"): Escape("&#9;")
      case UInt8(ascii: "\n"): Escape("&#10;")
      case UInt8(ascii: "\r"): Escape("&#13;")
      case 0..<0x20: Escape("\u{FFFD}")
      // U+FFFE and U+FFFF are no characters of XML either.
      case 0xEF
      where index + 2 < text.count && text[index + 1] == 0xBF && text[index + 2] >= 0xBE:
        Escape("\u{FFFD}", inPlaceOf: 3)
      default: Escape(ofMarkup: byte)
      }
    }
  }

  /// Escapes as CommonMark's specification writes text and double-quoted attribute values: `&`, `<`,
  /// `>` and `"` become references, and `'` stays; what HTML forbids in a text becomes U+FFFD.
  package mutating func appendEscapedAsCommonMark(_ text: UnsafeBufferPointer<UInt8>) {
    append(text, marks: zoetrope_marks_of_html) { byte, index in
      byte == UInt8(ascii: "'")
        ? nil : Escape(ofMarkup: byte) ?? Escape(ofNoText: text, at: index)
    }
  }

  /// Raw HTML that the site's owner lets through, as it was written but for what HTML forbids.
  package mutating func appendRaw(_ markup: UnsafeBufferPointer<UInt8>) {
    append(markup, marks: zoetrope_marks_of_html) { Escape(ofNoText: markup, at: $1) }
  }

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
