import Foundation

/// How well a text that was decoded with a code page looks like one of its languages.
enum CodePageFit: Int, Comparable {
  /// Words contain letters or symbols at places where no language has them.
  case none
  /// The letters belong to several languages of the page.
  case languages
  /// The letters belong to one language.
  case language

  static func < (a: CodePageFit, b: CodePageFit) -> Bool { a.rawValue < b.rawValue }

  init(_ text: String, _ page: CodePage) {
    var letters: Set<Unicode.Scalar> = []
    var longest = 0
    for word in Self.words(of: text) {
      let isSound = page == .cp932 ? Self.isJapanese(word) : Self.isSound(word)
      guard isSound else {
        self = .none
        return
      }
      let own = word.filter {
        !$0.isASCII && $0.properties.isAlphabetic && !Self.signs.contains($0)
      }
      longest = max(longest, own.count)
      for scalar in own { letters.formUnion(scalar.properties.lowercaseMapping.unicodeScalars) }
    }
    switch page {
    case .cp932:
      self = letters.contains { (0x3040...0x9FFF).contains($0.value) } ? .language : .none
    // A single letter is probably a symbol of another page.
    case .windows1251 where longest < 2: self = .none
    default:
      if page.alphabets.contains(where: letters.isSubset) {
        self = .language
      } else {
        let all = page.alphabets.reduce(into: Set()) { $0.formUnion($1) }
        self = letters.isSubset(of: all) ? .languages : .none
      }
    }
  }

  /// Parts between spaces and ASCII punctuation that contain a character beyond ASCII.
  private static func words(of text: String) -> [[Unicode.Scalar]] {
    let isMark = { (scalar: Unicode.Scalar) in
      scalar.isASCII && !scalar.properties.isAlphabetic
    }
    return Set(text.unicodeScalars.split(whereSeparator: isMark).map(Array.init))
      .filter { $0.contains { !$0.isASCII } }
  }

  /// Symbols that occur between letters, as in `l’eau`.
  private static let joining: Set<Unicode.Scalar> = [
    "\u{2019}", "\u{2018}", "\u{B4}", "\u{B7}", "\u{2013}", "\u{2014}", "\u{A0}", "&",
  ]

  /// Symbols used in all languages.
  private static let signs: Set<Unicode.Scalar> = ["®", "©", "°", "ª", "º"]

  /// Whether a word could belong to a European language: its capital letters and symbols are where
  /// they may be, and its letters belong to one script.
  private static func isSound(_ word: [Unicode.Scalar]) -> Bool {
    let letters = word.filter(\.properties.isAlphabetic)
    let cyrillic = letters.count { (0x400...0x52F).contains($0.value) }
    guard cyrillic == 0 || cyrillic == letters.count else { return false }
    let isLetter = word.map(\.properties.isAlphabetic)
    for (index, scalar) in word.enumerated() {
      let before = index > 0 ? word[index - 1] : nil
      if isLetter[index] {
        guard let before, !(scalar.isASCII && before.isASCII) else { continue }
        if before.properties.isLowercase, scalar.properties.isUppercase { return false }
      } else if !joining.contains(scalar) {
        switch scalar.properties.generalCategory {
        case .control, .unassigned: return false
        case .otherSymbol:
          if !signs.contains(scalar) { return false }
        case .currencySymbol, .modifierSymbol, .mathSymbol:
          if before?.properties.isAlphabetic == true || isLetter.dropFirst(index + 1).first == true
          {
            return false
          }
        default:
          if isLetter[..<index].contains(true), isLetter[index...].contains(true) { return false }
        }
      }
    }
    return true
  }

  /// Whether a word could be Japanese: an ASCII letter may be next to a Japanese character, but not
  /// on both sides, and must be a capital letter.
  private static func isJapanese(_ word: [Unicode.Scalar]) -> Bool {
    for (index, scalar) in word.enumerated() where !scalar.isASCII {
      let isHalfWidth = (0xFF61...0xFF9F).contains(scalar.value)
      guard isHalfWidth || (0x2010...0x9FFF).contains(scalar.value) || scalar.value >= 0xFF00
      else { return false }
      // A single half-width character next to full-width ones comes from bytes of another page.
      let around = [index - 1, index, index + 1].filter(word.indices.contains)
      let halves = around.count { (0xFF61...0xFF9F).contains(word[$0].value) }
      guard !isHalfWidth || around.count == 1 || halves > 1 else { return false }
      let neighbours = [index - 1, index + 1].filter(word.indices.contains).map { word[$0] }
        .filter { $0.isASCII && $0.properties.isAlphabetic }
      guard neighbours.count < (isHalfWidth ? 1 : 2),
        !neighbours.contains(where: \.properties.isLowercase)
      else { return false }
    }
    return true
  }
}
