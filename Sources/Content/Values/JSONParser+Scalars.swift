import Basics
import Diagnostics

extension JSONParser {
  // MARK: - Words and numbers

  /// Reads `true`, `false` or `null`. A mistake counts as null.
  mutating func word() -> Value.Kind {
    let start = next
    let word = takeWord()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      let fix =
        switch word.lowercased() {
        case "true": "write true"
        case "false": "write false"
        case "null", "nil", "none", "undefined", "nan", "infinity": "write null"
        default: "put text in double quotes"
        }
      mistake("'\(word)' isn't a JSON value", fix: fix, start..<next)
      return .null
    }
  }

  mutating func takeWord() -> String {
    let start = next
    while next < end, bytes[next].isWord { next += 1 }
    return String(decoding: bytes[start..<next], as: UTF8.self)
  }

  /// Reads a number as written (RFC 8259 §6). A malformed one is a mistake.
  mutating func number() -> Value.Kind {
    let start = next
    while next < end, bytes[next].isWord || bytes[next] == "+" || bytes[next] == "." { next += 1 }
    let text = String(decoding: bytes[start..<next], as: UTF8.self)
    if !bytes[start..<next].isJSONNumber {
      let message = "'\(text)' isn't a JSON number"
      findings.report(at: start..<next) { place in
        NumberText(text).decimal.map { Problem.contentJsonSyntax(at: place, message, write: $0) }
          ?? Problem.contentJsonSyntax(at: place, message)
      }
    }
    return .number(text)
  }

  // MARK: - Text

  /// Reads a text in quotes. Single quotes are reported but accepted.
  mutating func text() throws(Stop) -> String {
    let start = next
    let quote = bytes[next]
    next += 1
    while next < end, bytes[next] != quote, bytes[next] != "\\", bytes[next] >= 0x20 { next += 1 }
    if next < end, bytes[next] == quote {
      let text = String(decoding: bytes[start + 1..<next], as: UTF8.self)
      next += 1
      if quote == "'" { noteOtherQuotes(start..<next) }
      return text
    }
    var text = Array(bytes[start + 1..<next])
    while next < end {
      switch bytes[next] {
      case quote:
        next += 1
        if quote == "'" { noteOtherQuotes(start..<next) }
        return String(decoding: text, as: UTF8.self)
      case "\\": escape(into: &text)
      // A line end is more likely to mean a forgotten quote than a part of the text.
      case "\n", "\r": throw unclosedText(start..<next)
      case 0..<0x20:
        mistake(
          "text contains the control character \(ReadingDiagnostics.codePoint(bytes[next]))",
          fix: bytes[next] == "\t" ? "write '\\t'" : "remove it", next..<next + 1)
        next += 1
      default:
        text.append(bytes[next])
        next += 1
      }
    }
    throw unclosedText(start..<end)
  }

  /// Reads a text between the curved quotes of a word processor, up to the next one on its line;
  /// `nil` if no such text begins here.
  mutating func curvedText() -> String? {
    let start = next
    guard next < end, let opening = Self.curvedQuote(bytes[next..<end]) else { return nil }
    var close = next + opening
    while close < end, bytes[close] != "\n", bytes[close] != "\r" {
      if let closing = Self.curvedQuote(bytes[close..<end]) {
        let text = String(decoding: bytes[start + opening..<close], as: UTF8.self)
        next = close + closing
        noteOtherQuotes(start..<next)
        return text
      }
      close += 1
    }
    return nil
  }

  /// Length in bytes of the curved quote that bytes begin with: “ ” „ ‟ (U+201C to U+201F) and ‘ ’
  /// (U+2018, U+2019).
  private static func curvedQuote(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.starts(with: [0xE2, 0x80]), let last = bytes.dropFirst(2).first else { return nil }
    return (0x9C...0x9F).contains(last) || (0x98...0x99).contains(last) ? 3 : nil
  }

  private mutating func escape(into text: inout [UInt8]) {
    let start = next
    next += 1
    guard next < end else { return }
    let byte = bytes[next]
    switch byte {
    case "\"", "\\", "/": text.append(byte)
    case "b": text.append(0x08)
    case "f": text.append(0x0C)
    case "n": text.append(0x0A)
    case "r": text.append(0x0D)
    case "t": text.append(0x09)
    case "u": return unicodeEscape(from: start, into: &text)
    default:
      // A line end, and the rest of a longer character, are left to the caller.
      guard byte >= 0x20, byte < 0x80 else { return wrong(escape: "\\", start..<next) }
      wrong(escape: "\\\(Unicode.Scalar(byte))", start..<next + 1)
    }
    next += 1
  }

  private func unclosedText(_ range: Range<Int>) -> Stop {
    stop(
      "this text isn't closed on its line",
      fix: "close it with '\"'; write '\\n' for a line break", range)
  }

  private func wrong(escape: String, _ range: Range<Int>) {
    mistake("JSON has no escape '\(escape)'", fix: "write '\\\\' for a backslash", range)
  }

  /// Reads `\uXXXX`, or two of them for a character above U+FFFF.
  private mutating func unicodeEscape(from start: Int, into text: inout [UInt8]) {
    guard let unit = hexDigits() else {
      return wrong(escape: "\\u", start..<next)
    }
    var scalar = UInt32(unit)
    if unit & 0xFC00 == 0xD800, next + 1 < end, bytes[next] == "\\", bytes[next + 1] == "u" {
      let second = next
      next += 1
      if let low = hexDigits(), low & 0xFC00 == 0xDC00 {
        scalar = 0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(low) & 0x3FF
      } else {
        next = second
      }
    }
    guard let scalar = Unicode.Scalar(scalar) else {
      let written = String(decoding: bytes[start..<start + 6], as: UTF8.self)
      return mistake(
        "'\(written)' is only half of a character",
        fix: "write both halves, or the character itself", start..<start + 6)
    }
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Reads four digits after the `u` at `next`; `nil` for fewer, which are skipped.
  private mutating func hexDigits() -> UInt16? {
    next += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard next < end, let digit = bytes[next].hexDigit else { return nil }
      unit = unit << 4 | UInt16(digit)
      next += 1
    }
    return unit
  }
}
