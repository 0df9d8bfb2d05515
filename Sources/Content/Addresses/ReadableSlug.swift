import Foundation

/// A readable slug made from a title.
///
/// Letters, marks and digits of all scripts stay, in lower case and NFC: `São Paulo` becomes
/// `são-paulo`, which every browser shows. Apostrophes and joiners inside words are dropped; every
/// other run of characters becomes one `-`.
package struct ReadableSlug {
  /// The slug; empty for a title without letters and digits.
  package let text: String

  /// Maximum length in bytes: short enough to read, and far below the limit for slugs.
  private static let maximumLength = 100

  package init(_ title: String) {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in title.lowercased().precomposedStringWithCanonicalMapping.unicodeScalars {
      if Self.isKept(scalar) || Self.isMark(scalar) && !word.isEmpty {
        word.append(scalar)
      } else if !Self.isWithinWords(scalar), !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    text = Self.joined(words)
  }

  /// Joins as many words as fit, or truncates a single long word.
  private static func joined(_ words: [String]) -> String {
    var text = ""
    for word in words {
      let longer = text.isEmpty ? word : text + "-" + word
      guard longer.utf8.count <= maximumLength else { break }
      text = longer
    }
    guard text.isEmpty, let word = words.first else { return text }
    for character in word {
      guard text.utf8.count + character.utf8.count <= maximumLength else { break }
      text.append(character)
    }
    return text
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber:
      true
    default: false
    }
  }

  /// Whether it is a mark on the letter before it, but not an emoji's variation selector.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: !scalar.properties.isVariationSelector
    default: false
    }
  }

  private static func isWithinWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "\u{2019}", "\u{200C}", "\u{200D}", "\u{00AD}": true
    default: isMark(scalar) || scalar.properties.isVariationSelector
    }
  }
}
