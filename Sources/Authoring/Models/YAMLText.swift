import Paths

/// A text as YAML writes it: without quotes where they can't be missed, in double ones elsewhere.
struct YAMLText {
  let text: String

  init(_ value: String) {
    // Within double quotes YAML reads every escape of JSON (YAML 1.2.2 §5.7).
    text = Self.isPlain(value) ? value : PrettyJSON.quoted(value)
  }

  /// A letter, then letters, marks, digits, and what means nothing in YAML; no word of its own.
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
