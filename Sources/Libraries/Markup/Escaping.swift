import CPlatform

// All escaping is done here; text enters markup only through these functions.

extension OutputBuffer {
  /// Escapes for HTML element text, RCDATA and quoted attribute values: `&`, `<`, `>`, `"` and `'`
  /// become references. Characters that HTML forbids become U+FFFD.
  package mutating func appendEscaped(_ text: String) {
    text.lendUTF8 { text in
      append(text, marks: zoetrope_marks_of_html) { byte, index in
        Escape(ofMarkup: byte) ?? Escape(ofNoText: text, at: index)
      }
    }
  }

  /// Escapes for XML text and attribute values. Control characters that XML 1.0 §2.2 forbids become
  /// U+FFFD; line ends and tabs become references, so that attributes preserve them.
  package mutating func appendEscapedForXML(_ text: String) {
    text.lendUTF8 { appendEscapedForXML($0) }
  }

  /// Escapes markup as XML text, including the escapes in it.
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
      // XML forbids U+FFFE and U+FFFF, too.
      case 0xEF
      where index + 2 < text.count && text[index + 1] == 0xBF && text[index + 2] >= 0xBE:
        Escape("\u{FFFD}", inPlaceOf: 3)
      default: Escape(ofMarkup: byte)
      }
    }
  }

  /// Escapes text and double-quoted attribute values as CommonMark's specification does. `&`, `<`,
  /// `>` and `"` become references, `'` stays; characters that HTML forbids become U+FFFD.
  package mutating func appendEscapedAsCommonMark(_ text: UnsafeBufferPointer<UInt8>) {
    append(text, marks: zoetrope_marks_of_html) { byte, index in
      byte == UInt8(ascii: "'")
        ? nil : Escape(ofMarkup: byte) ?? Escape(ofNoText: text, at: index)
    }
  }

  /// Appends raw HTML that the site's owner allows; characters that HTML forbids become U+FFFD.
  package mutating func appendRaw(_ markup: UnsafeBufferPointer<UInt8>) {
    append(markup, marks: zoetrope_marks_of_html) { Escape(ofNoText: markup, at: $1) }
  }

  /// Percent-encodes all but the unreserved characters of RFC 3986 §2.3, for a single path segment
  /// or query value.
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
  /// Whether it is an unreserved character (RFC 3986 §2.3).
  var isUnreserved: Bool {
    // Bit masks of 64 bytes each: `-`, `.` and digits in the first, letters, `_` and `~` in the
    // second.
    let plain: UInt64 =
      switch self >> 6 {
      case 0: 0x03FF_6000_0000_0000
      case 1: 0x47FF_FFFE_87FF_FFFE
      default: 0
      }
    return plain >> UInt64(self & 63) & 1 == 1
  }
}
