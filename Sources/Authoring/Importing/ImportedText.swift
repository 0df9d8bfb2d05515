import Foundation

/// Text from another program's file, cleaned so that a model may contain it.
struct ImportedText {
  /// Greatest length in bytes, far longer than any name.
  static let limit = 2000

  /// The text; `nil` if it contains nothing visible.
  let text: String?
  /// Whether it is longer than any name or remark.
  var isTooLong: Bool { text.map { $0.utf8.count > Self.limit } ?? false }
  /// Whether it contains a character that couldn't be decoded.
  var isDamaged: Bool { text?.unicodeScalars.contains("\u{FFFD}") == true }

  /// Removes control characters, and characters that reorder all following text on a page:
  /// embeddings, overrides and isolates (Unicode UAX #9 §2). Lines are joined unless `keepsLines`
  /// is true.
  init(_ written: String?, keepsLines: Bool = false) {
    var scalars = String.UnicodeScalarView()
    for scalar in (written ?? "").unicodeScalars {
      switch scalar {
      case "\n", "\u{2028}", "\u{2029}": scalars.append(keepsLines ? "\n" : " ")
      case "\t": scalars.append(" ")
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default:
        // YAML doesn't allow Unicode's noncharacters.
        let isText =
          scalar.properties.generalCategory != .control
          && !scalar.properties.isNoncharacterCodePoint
        if isText { scalars.append(scalar) }
      }
    }
    let trimmed = String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
    let isVisible = trimmed.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
    text = isVisible ? trimmed : nil
  }
}

extension String {
  /// The text without surrounding spaces.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
