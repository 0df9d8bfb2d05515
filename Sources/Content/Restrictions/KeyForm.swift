import Diagnostics
import Domain
import Foundation

/// Letters and digits of a key or a word, for comparing its different spellings.
///
/// Case, invisible characters, separators, accents and plurals make no difference: `publish-dates`
/// equals `publishDate`.
struct KeyForm: Hashable {
  /// Letters in lower case, and digits.
  let letters: [Character]
  /// A bit for each letter that occurs, except those of plurals. It distinguishes most words.
  private let mask: UInt32

  /// Maximum number of letters that are compared. No key is longer.
  private static let longest = 48

  /// Letters of other scripts that look like Latin ones, by the Latin letters (Unicode Technical
  /// Standard 39, confusables).
  private static let latin: [Character: Character] = {
    let pairs: [(Character, String)] = [
      ("a", "аαɑ"), ("b", "ЬъЪƅ"), ("c", "сϲ"), ("d", "ԁɗ"), ("e", "еҽєε"), ("g", "ɡց"),
      ("h", "һհ"),
      ("i", "іιıӏⲓ"), ("j", "јϳ"), ("k", "кκ"), ("l", "ⅼ"), ("m", "м"), ("n", "пոη"), ("o", "оοօσ"),
      ("p", "рρ"), ("q", "ԛզ"), ("r", "гⲅ"), ("s", "ѕꜱ"), ("t", "тτ"), ("u", "υսц"), ("v", "ѵν"),
      ("w", "ѡԝω"), ("x", "хχ"), ("y", "уγү"), ("z", "ᴢ"),
    ]
    return Dictionary(
      pairs.flatMap { latin, others in others.map { ($0, latin) } }, uniquingKeysWith: { $1 })
  }()

  init(_ name: String) {
    var name = name
    let isASCII = name.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 } }
    let plain = isASCII ? name : Self.plain(name)
    var letters: [Character] = []
    for scalar in plain.unicodeScalars {
      let properties = scalar.properties
      guard properties.isAlphabetic || properties.numericType != nil,
        !properties.isDefaultIgnorableCodePoint
      else { continue }
      letters += properties.lowercaseMapping.map { Self.latin[$0] ?? $0 }
      // A longer name can't equal any key, whatever follows.
      if letters.count > Self.longest { break }
    }
    self.init(letters: letters)
  }

  /// Text with accents separated from their letters. "Caché" is French for hidden, and only its
  /// accent distinguishes it from "cache", so a synonym replaces it.
  private static func plain(_ name: String) -> String {
    let isHidden =
      name.utf8.count <= 4 * longest
      && name.precomposedStringWithCanonicalMapping.lowercased().contains("caché")
    guard isHidden else { return name.decomposedStringWithCompatibilityMapping }
    return name.precomposedStringWithCanonicalMapping.lowercased()
      .replacing("caché", with: "masqué").decomposedStringWithCompatibilityMapping
  }

  private init(letters: [Character]) {
    self.letters = letters
    mask = letters.reduce(0) { mask, letter in
      guard let ascii = letter.asciiValue, ascii >= UInt8(ascii: "a"), !"siey".contains(letter)
      else { return mask }
      return mask | 1 << UInt32(ascii & 31)
    }
  }

  var isEmpty: Bool { letters.isEmpty }

  var text: String { String(letters) }

  /// The form without the ending of a plural.
  private var singular: KeyForm {
    guard letters.count > 3, letters.last == "s" else { return self }
    let stem = letters.dropLast()
    return KeyForm(letters: stem.suffix(2) == ["i", "e"] ? stem.dropLast(2) + ["y"] : Array(stem))
  }

  /// Whether both are equal except for a plural.
  func isSame(_ other: KeyForm) -> Bool {
    !isEmpty && mayBeNear(other, within: 1) && (self == other || singular == other.singular)
  }

  /// Whether comparing all letters is worthwhile. Most words differ in length or letters.
  func mayBeNear(_ other: KeyForm, within limit: Int) -> Bool {
    abs(letters.count - other.letters.count) <= limit + 2
      && (mask ^ other.mask).nonzeroBitCount <= 2 * limit
  }

  /// Whether at most `limit` letters are missing, added, changed or swapped between both.
  func isNear(_ other: KeyForm, within limit: Int) -> Bool {
    guard mayBeNear(other, within: limit), !other.isEmpty, !isEmpty else { return false }
    return editDistance(letters, other.letters) <= limit
      || editDistance(singular.letters, other.singular.letters) <= limit
  }

  /// The form after one of the given words, if at least `least` letters follow it; otherwise `nil`.
  func after(_ words: [String], least: Int = 1) -> KeyForm? {
    for word in words where letters.count >= word.count + least && letters.starts(with: word) {
      return KeyForm(letters: Array(letters.dropFirst(word.count)))
    }
    return nil
  }

  /// The form without a word such as "not" at its start; `nil` if it doesn't have one.
  var withoutNegation: KeyForm? {
    after(
      ["notyet", "not", "nicht", "non", "never", "dont", "without", "hide", "un", "no"], least: 4)
  }
}

/// Words for true and false in the languages of `RestrictingWords`.
enum Truth {
  private static let trues: Set<String> = [
    "true", "yes", "on", "y", "1", "ja", "wahr", "oui", "vrai", "si", "verdadero",
  ]
  private static let falses: Set<String> = [
    "false", "no", "off", "n", "0", "never", "none", "nein", "nie", "falsch", "non", "faux",
    "jamais", "nunca",
  ]

  static func isKnown(_ word: KeyForm) -> Bool { isTrue(word) || isFalse(word) }
  static func isTrue(_ word: KeyForm) -> Bool { trues.contains(word.text) }
  static func isFalse(_ word: KeyForm) -> Bool { falses.contains(word.text) }
}

/// Difference between a name and the key that it resembles, in words.
struct NameDifference {
  /// A phrase such as "two letters are swapped".
  let text: String

  /// Whether a name has an invisible character.
  static func hasInvisible(_ name: String) -> Bool {
    name.unicodeScalars.contains { $0.isInvisible && $0 != " " }
  }

  init(_ name: String, from key: String) {
    if let scalar = name.unicodeScalars.first(where: { $0.isInvisible && $0 != " " }) {
      text = "it contains the invisible character \(scalar.nameAndCode)"
      return
    }
    if name.lowercased() == key.lowercased() {
      text = "keys are case-sensitive"
      return
    }
    if let scalar = name.unicodeScalars.first(where: { $0.value > 0x7F }) {
      text = "it contains \(scalar.nameAndCode)"
      return
    }
    let (letters, wanted) = (KeyForm(name).letters, KeyForm(key).letters)
    if letters == wanted {
      text =
        name.count < key.count ? "a character is missing" : "it contains spaces or punctuation"
    } else if letters == wanted + ["s"] {
      text = "the plural is another word"
    } else if editDistance(letters, wanted) > 1 {
      text = "two letters differ"
    } else if letters.count < wanted.count {
      text = "a letter is missing"
    } else if letters.count > wanted.count {
      text = "it has one letter too many"
    } else {
      text =
        zip(letters, wanted).count { $0 != $1 } > 1
        ? "two letters are swapped" : "one letter differs"
    }
  }
}

extension Unicode.Scalar {
  /// Name and code point: `ZERO WIDTH SPACE (U+200B)`.
  fileprivate var nameAndCode: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    guard let name = properties.name ?? properties.nameAlias else { return code }
    return "\(name) (\(code))"
  }
}
