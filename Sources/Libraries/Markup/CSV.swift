/// Records of comma-separated values (RFC 4180) in UTF-8, each with CRLF at its end.
///
/// A text that begins like a formula gets an apostrophe before it, so that spreadsheets show it as
/// text. Such a text begins with `=`, `+`, `-`, `@`, a full-width form of these, a tab or a line
/// end (OWASP, "CSV Injection"). Numbers are written unchanged, because `-9.14` isn't a formula.
package struct CSV: ~Copyable {
  private var output: OutputBuffer
  private var isFirst = true

  package init(capacity: Int = 64 * 1024) { output = OutputBuffer(capacity: capacity) }

  /// Bytes of all ended records.
  package var bytes: [UInt8] { output.bytes }

  /// Adds a text of any origin; `nil` is an empty field.
  package mutating func add(text: String?) {
    separate()
    guard let text else { return }
    if Self.beginsLikeFormula(text) {
      addQuoted("'" + text)
    } else if text.utf8.contains(where: Self.needsQuotes) {
      addQuoted(text)
    } else {
      output.append(text)
    }
  }

  /// Adds digits, signs and points that the program made.
  package mutating func add(number: String?) {
    separate()
    if let number { output.append(number) }
  }

  package mutating func endRecord() {
    output.append("\r\n" as StaticString)
    isFirst = true
  }

  private mutating func separate() {
    if !isFirst { output.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  private mutating func addQuoted(_ text: String) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { output.append(byte) }
      output.append(byte)
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func beginsLikeFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }

  /// Whether a text that contains the byte needs quotes around it.
  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}
