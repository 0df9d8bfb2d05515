import Basics
import Diagnostics

extension TOMLParser {
  func isTripled(_ quote: Unicode.Scalar) -> Bool {
    next + 2 < end && bytes[next] == quote && bytes[next + 1] == quote && bytes[next + 2] == quote
  }

  /// Reads `"…"` with escapes.
  mutating func basicText() throws(Stop) -> String {
    let start = next
    next += 1
    var text: [UInt8] = []
    while next < end {
      switch bytes[next] {
      case "\"":
        next += 1
        return String(decoding: text, as: UTF8.self)
      case "\\": try escape(into: &text)
      case "\n", "\r": throw stop(.unclosedText, start..<next)
      case let byte where byte.isTOMLControl: throw stop(.control(byte), next..<next + 1)
      case let byte:
        text.append(byte)
        next += 1
      }
    }
    throw stop(.unclosedText, start..<next)
  }

  /// Reads `'…'`, which has no escapes.
  mutating func literalText() throws(Stop) -> String {
    let start = next
    next += 1
    while next < end {
      switch bytes[next] {
      case "'":
        next += 1
        return String(decoding: bytes[start + 1..<next - 1], as: UTF8.self)
      case "\n", "\r": throw stop(.unclosedText, start..<next)
      case let byte where byte.isTOMLControl: throw stop(.control(byte), next..<next + 1)
      default: next += 1
      }
    }
    throw stop(.unclosedText, start..<next)
  }

  /// Reads `"""…"""` or `'''…'''`, which may span lines. A line end directly after the opening
  /// quotes is dropped.
  mutating func longText(_ quote: Unicode.Scalar) throws(Stop) -> String {
    let start = next
    openings += 1
    next += 3
    if next + 1 < end, bytes[next] == "\r", bytes[next + 1] == "\n" { next += 1 }
    if next < end, bytes[next] == "\n" { next += 1 }
    var text: [UInt8] = []
    while next < end {
      let byte = bytes[next]
      if byte == quote, isTripled(quote) {
        next += 3
        // One or two quotes may directly precede the closing ones.
        for _ in 0..<2 where next < end && bytes[next] == quote {
          text.append(byte)
          next += 1
        }
        openings -= 1
        return String(decoding: text, as: UTF8.self)
      } else if byte == "\\", quote == "\"" {
        if !skipLineEnding() { try escape(into: &text) }
      } else if byte == "\n" || byte == "\r" && next + 1 < end && bytes[next + 1] == "\n" {
        // Line ends become LF, whatever the file uses.
        next += byte == "\n" ? 1 : 2
        text.append(0x0A)
      } else if byte.isTOMLControl {
        throw stop(.control(byte), next..<next + 1)
      } else {
        text.append(byte)
        next += 1
      }
    }
    throw stop(.unclosedText, start..<start + 3, isFinal: true)
  }

  /// Skips a backslash at the end of a line, and all whitespace up to the next text.
  private mutating func skipLineEnding() -> Bool {
    var index = next + 1
    while index < end, bytes[index] == " " || bytes[index] == "\t" { index += 1 }
    if index + 1 < end, bytes[index] == "\r", bytes[index + 1] == "\n" { index += 1 }
    guard index < end, bytes[index] == "\n" else { return false }
    while index < end, bytes[index].isBlank { index += 1 }
    next = index
    return true
  }

  private mutating func escape(into text: inout [UInt8]) throws(Stop) {
    let start = next
    next += 1
    guard next < end, bytes[next] != "\n", bytes[next] != "\r" else {
      throw stop(.escape("\\"), start..<next)
    }
    switch bytes[next] {
    case "b": text.append(0x08)
    case "t": text.append(0x09)
    case "n": text.append(0x0A)
    case "f": text.append(0x0C)
    case "r": text.append(0x0D)
    case "\"", "\\": text.append(bytes[next])
    case "u": return try unicodeEscape(from: start, digits: 4, into: &text)
    case "U": return try unicodeEscape(from: start, digits: 8, into: &text)
    default: throw stop(.escape("\\" + String(character ?? " ")), start..<next + 1)
    }
    next += 1
  }

  private mutating func unicodeEscape(
    from start: Int, digits: Int, into text: inout [UInt8]
  ) throws(Stop) {
    next += 1
    var code: UInt32 = 0
    for _ in 0..<digits {
      guard next < end, let digit = bytes[next].hexDigit else { break }
      code = code << 4 | UInt32(digit)
      next += 1
    }
    guard next - start == digits + 2, let scalar = Unicode.Scalar(code),
      let encoded = UTF8.encode(scalar)
    else {
      let written = String(decoding: bytes[start..<next], as: UTF8.self)
      throw stop(.escape(written), start..<next)
    }
    text.append(contentsOf: encoded)
  }
}
