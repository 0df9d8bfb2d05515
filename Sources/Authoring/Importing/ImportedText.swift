import Foundation

/// Text of a file of another program, as far as it may go into a model.
struct ImportedText {
  /// Greatest length in bytes, far above that of any name.
  static let limit = 2000

  /// The text; `nil` if nothing of it can be seen.
  let text: String?
  /// Whether it is longer than any name or remark.
  var isTooLong: Bool { text.map { $0.utf8.count > Self.limit } ?? false }
  /// Whether it has a character that couldn't be decoded.
  var isDamaged: Bool { text?.unicodeScalars.contains("\u{FFFD}") == true }

  /// Takes a text without control characters, and without what turns the order of all that follows
  /// it on a page: embeddings, overrides and isolates (Unicode UAX #9 §2). Lines become one unless
  /// `keepsLines`.
  init(_ written: String?, keepsLines: Bool = false) {
    var scalars = String.UnicodeScalarView()
    for scalar in (written ?? "").unicodeScalars {
      switch scalar {
      case "\n", "\u{2028}", "\u{2029}": scalars.append(keepsLines ? "\n" : " ")
      case "\t": scalars.append(" ")
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default:
        // YAML has no room for what Unicode says to be no character.
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
  /// The text without spaces around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
