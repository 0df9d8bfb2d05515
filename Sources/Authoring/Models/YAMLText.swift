import Basics

/// A text in YAML, with double quotes only if it needs them.
struct YAMLText {
  let text: String

  init(_ value: String) {
    // Double-quoted YAML accepts all escapes of JSON (YAML 1.2.2 §5.7).
    text = Self.isPlain(value) ? value : PrettyJSON.quoted(value)
  }

  /// Whether a text needs no quotes: it begins with a letter, contains no special characters and
  /// isn't a keyword.
  private static func isPlain(_ value: String) -> Bool {
    guard value.unicodeScalars.first?.properties.isAlphabetic == true, !value.ends(with: " "),
      !["null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(value.lowercased())
    else { return false }
    return value.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case " ", ".", ",", "-", "'", "(", ")", "!", "?", "/", "+", "\u{2013}", "\u{2019}": true
      default:
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .nonspacingMark, .spacingMark, .decimalNumber:
          true
        default: false
        }
      }
    }
  }
}
