import Foundation

/// Form in which names are compared: small letters without diacritics, and one space in place of
/// everything else. `São Paulo` and `sao-paulo` have the same form.
struct FoldedName {
  let text: String

  /// Applies the same rules by which `Scripts/make-gazetteer` sorts cities.
  init(_ name: String) {
    var words = [""]
    for scalar in name.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      if let letters = Self.letters[scalar] {
        words[words.count - 1] += letters
      } else if Self.isKept(scalar) {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else if !Self.isWithinWords(scalar), words.last != "" {
        words.append("")
      }
    }
    text = words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      !apostrophes.contains(scalar)
    default: false
    }
  }

  /// Whether the scalar doesn't end a word.
  private static func isWithinWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .format: true
    default: apostrophes.contains(scalar)
    }
  }

  private static let apostrophes: Set<Unicode.Scalar> = [
    "'", "\u{2019}", "\u{2018}", "`", "\u{2BB}", "\u{2BC}",
  ]

  /// Letters that have no decomposition.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h",
    "ı": "i", "ə": "e",
  ]
}
