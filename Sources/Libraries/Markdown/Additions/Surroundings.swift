import CCMark

/// Class of a character next to a mark, as for emphasis in CommonMark 0.30 §6.2.
enum Surroundings {
  case space
  case punctuation
  case word

  /// Class of the character before an index.
  static func before(_ index: Int, in text: [UInt8]) -> Surroundings {
    var start = index - 1
    guard start >= 0 else { return .space }
    while start > 0, index - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
    return of(text[start..<index])
  }

  /// Class of the character at an index.
  static func at(_ index: Int, in text: [UInt8]) -> Surroundings {
    guard index < text.count else { return .space }
    var end = index + 1
    while end < text.count, end - index < 4, text[end] & 0xC0 == 0x80 { end += 1 }
    return of(text[index..<end])
  }

  private static func of(_ bytes: ArraySlice<UInt8>) -> Surroundings {
    guard let first = bytes.first else { return .space }
    if first < 0x80 { return of(ascii: first) }
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return .word
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return .punctuation
    default: return .word
    }
  }

  private static func of(ascii byte: UInt8) -> Surroundings {
    switch byte {
    case 0...UInt8(ascii: " "): .space
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: .punctuation
    default: .word
    }
  }

  /// Whether a mark between two characters of these classes can open or close.
  static func flanking(
    _ before: Surroundings, _ after: Surroundings
  ) -> (opens: Bool, closes: Bool) {
    (
      opens: after != .space && (after != .punctuation || before != .word),
      closes: before != .space && (before != .punctuation || after != .word)
    )
  }
}

extension MarkdownNode {
  /// Class at the end of a text next to this neighbour, or at the end of the parent if it is `nil`.
  static func surroundings(beside neighbor: MarkdownNode?, in parent: MarkdownNode) -> Surroundings
  {
    guard let neighbor else { return parent.isInline ? .punctuation : .space }
    switch neighbor.kind {
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: return .space
    default: return .punctuation
    }
  }
}
