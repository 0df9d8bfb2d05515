import CPlatform

extension OutputBuffer {
  /// Writes a calendar's content line with a text, escaping `\`, `;`, `,` and line ends (RFC 5545
  /// §3.3.11). Control characters, which calendars must not contain, become U+FFFD.
  package mutating func appendContentLine(_ name: StaticString, text: String) {
    let start = count
    append(name)
    append(UInt8(ascii: ":"))
    appendEscapedForCalendar(text)
    endLine(from: start)
  }

  /// Writes a content line whose value is a list of texts.
  package mutating func appendContentLine(_ name: StaticString, texts: [String]) {
    let start = count
    append(name)
    for (index, text) in texts.enumerated() {
      append(UInt8(ascii: index == 0 ? ":" : ","))
      appendEscapedForCalendar(text)
    }
    endLine(from: start)
  }

  /// Writes a content line with a value that is not text: a time, number or address. `parameter`
  /// precedes the value and `end` follows it.
  package mutating func appendContentLine(
    _ name: StaticString, parameter: (name: StaticString, value: String)? = nil, value: String,
    end: StaticString = ""
  ) {
    let start = count
    append(name)
    if let parameter {
      append(UInt8(ascii: ";"))
      append(parameter.name)
      append(UInt8(ascii: "="))
      append(parameter.value)
    }
    append(UInt8(ascii: ":"))
    append(value)
    append(end)
    endLine(from: start)
  }

  private mutating func appendEscapedForCalendar(_ text: String) {
    text.lendUTF8 { text in
      append(text, marks: zoetrope_marks_of_calendars) { byte, index in
        switch byte {
        case UInt8(ascii: "\\"): Escape("\\\\")
        case UInt8(ascii: ";"): Escape("\\;")
        case UInt8(ascii: ","): Escape("\\,")
        // A carriage return with a line feed is one line end.
        case 0x0A where index > 0 && text[index - 1] == 0x0D: Escape("")
        case 0x0A, 0x0D: Escape("\\n")
        case 0..<0x09, 0x0B..<0x20, 0x7F: Escape("\u{FFFD}")
        default: nil
        }
      }
    }
  }

  /// Ends a line, folded after at most 75 octets with a line end and a space, never within a
  /// character (RFC 5545 §3.1).
  private mutating func endLine(from start: Int) {
    var limit = 75
    guard count - start > limit else { return append("\r\n" as StaticString) }
    var rest = take(from: start)[...]
    while rest.count > limit {
      var end = rest.startIndex + limit
      while rest[end] & 0xC0 == 0x80 { end -= 1 }
      append(rest[..<end])
      append("\r\n " as StaticString)
      rest = rest[end...]
      // The space counts towards the limit.
      limit = 74
    }
    append(rest)
    append("\r\n" as StaticString)
  }
}
