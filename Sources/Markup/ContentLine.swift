extension OutputBuffer {
  /// Writes a content line of a calendar whose value is text, escaped (RFC 5545 §3.3.11): `\`, `;`,
  /// `,` and line ends; a control character, which a calendar must not hold, becomes U+FFFD.
  package mutating func appendContentLine(_ name: String, text: String) {
    appendContentLine(name, texts: [text])
  }

  /// Writes a content line whose value is a list of texts.
  package mutating func appendContentLine(_ name: String, texts: [String]) {
    var line = OutputBuffer(capacity: 96)
    line.append(name)
    for (index, text) in texts.enumerated() {
      line.append(UInt8(ascii: index == 0 ? ":" : ","))
      line.appendEscapedForCalendar(text)
    }
    appendFolded(line.bytes)
  }

  /// Writes a content line whose value is no text: a time, a number, an address.
  package mutating func appendContentLine(_ name: String, value: String) {
    appendFolded(Array("\(name):\(value)".utf8))
  }

  private mutating func appendEscapedForCalendar(_ text: String) {
    var isBehindReturn = false
    for byte in text.utf8 {
      let endedLine = isBehindReturn
      isBehindReturn = byte == 0x0D
      switch byte {
      case UInt8(ascii: "\\"): append("\\\\" as StaticString)
      case UInt8(ascii: ";"): append("\\;" as StaticString)
      case UInt8(ascii: ","): append("\\," as StaticString)
      // A return and a line feed end one line.
      case 0x0A: if !endedLine { append("\\n" as StaticString) }
      case 0x0D: append("\\n" as StaticString)
      case 0x09: append(byte)
      case 0..<0x20, 0x7F: append("\u{FFFD}" as StaticString)
      default: append(byte)
      }
    }
  }

  /// At most 75 octets, then a line end and a space, never within a character (RFC 5545 §3.1).
  private mutating func appendFolded(_ line: [UInt8]) {
    var rest = line[...]
    var limit = 75
    while rest.count > limit {
      var end = rest.startIndex + limit
      while rest[end] & 0xC0 == 0x80 { end -= 1 }
      append(rest[..<end])
      append("\r\n " as StaticString)
      rest = rest[end...]
      // The space counts.
      limit = 74
    }
    append(rest)
    append("\r\n" as StaticString)
  }
}
