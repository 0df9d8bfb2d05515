/// Estimate of how many guesses a password takes, in bits: 40 bits are 2⁴⁰ guesses.
///
/// It errs towards too few. Who guesses tries words, dates and patterns before anything else, and
/// no program can see whether a person chose a word or a machine drew letters. So a run of letters
/// counts as one word of a list, be it a word or not. A password of another program's making may be
/// called weaker than it is; a person's own is seldom called stronger.
///
/// - Letters: a run is one of 8,000 words (13 bits), or 4.7 bits a letter if that is less; beyond
///   12 letters it is two words, beyond 24 three. A well known word is 6 bits. Capitals: 1 bit if
///   it is the first or all, otherwise 1 for each.
/// - Digits: 3.3 bits each, but 7 for a year and 16 for what may be a date.
/// - Other characters: 4 bits each; a blank, and one that was there before, 1.
/// - `aaa`, `4321`, `qwert`: 5 bits for all of it. What was there before, 1 bit.
package struct PasswordStrength: Sendable, Hashable {
  /// Bits below which a password is weak: three words are, four are not.
  package static let fewestBits = 45.0

  package let bits: Double

  package var isWeak: Bool { bits < Self.fewestBits }

  package init(_ password: Password) {
    let scalars = Array(password.text.unicodeScalars)
    if CommonPasswords.holds(scalars) {
      bits = 8
    } else if let period = Self.period(of: scalars) {
      bits = Self.bits(of: Array(scalars[..<period])) + 1
    } else {
      bits = Self.bits(of: scalars)
    }
  }

  /// Length of what a text repeats, all of it; `nil` if there is no such part.
  private static func period(of text: [Unicode.Scalar]) -> Int? {
    guard text.count > 1 else { return nil }
    return (1...(text.count / 2)).first { period in
      text.count.isMultiple(of: period)
        && text.indices.dropFirst(period).allSatisfy { text[$0] == text[$0 - period] }
    }
  }

  private static func bits(of text: [Unicode.Scalar]) -> Double {
    var bits = 0.0
    var seen: Set<[Unicode.Scalar]> = []
    var rest = text[...]
    while let first = rest.first {
      let (part, value) =
        if let date = date(at: rest) {
          date
        } else if let pattern = Pattern.length(at: rest) {
          (rest.prefix(pattern), 5.0)
        } else {
          run(of: rest, Class(first))
        }
      bits += seen.insert(Array(part)).inserted ? value : 1
      rest = rest.dropFirst(part.count)
    }
    return bits
  }

  /// The characters of one class at the beginning, up to a pattern, and what they count.
  private static func run(
    of text: ArraySlice<Unicode.Scalar>, _ kind: Class
  ) -> (ArraySlice<Unicode.Scalar>, Double) {
    guard kind != .blank, kind != .other else { return (text.prefix(1), kind == .other ? 4 : 1) }
    let end = text.indices.first { index in
      Class(text[index]) != kind || Pattern.length(at: text[index...]) != nil
    }
    let run = text[..<(end ?? text.endIndex)]
    return (run, kind == .digit ? 3.3 * Double(run.count) : bits(ofLetters: run))
  }

  /// Digits that may be a year or a date, whatever patterns are in them, and what they count.
  private static func date(
    at text: ArraySlice<Unicode.Scalar>
  ) -> (ArraySlice<Unicode.Scalar>, Double)? {
    let digits = text.prefix { Class($0) == .digit }
    guard Pattern.length(at: digits) != digits.count else { return nil }
    switch digits.count {
    case 4:
      let century = String(String.UnicodeScalarView(digits.prefix(2)))
      return ["19", "20"].contains(century) ? (digits, 7) : nil
    case 6, 8: return (digits, 16)
    default: return nil
    }
  }

  private static func bits(ofLetters run: ArraySlice<Unicode.Scalar>) -> Double {
    let words = (run.count + 11) / 12
    let capitals = run.count { $0.properties.isUppercase }
    let isFirst = capitals == 1 && run.first?.properties.isUppercase == true
    let isUsual = isFirst || capitals == run.count
    let word = CommonPasswords.holds(Array(run)) ? 6 : 13.0
    return min(4.7 * Double(run.count), word * Double(words))
      + (capitals == 0 ? 0 : isUsual ? 1 : Double(min(capitals, run.count - capitals)))
  }

  /// Class of characters that make a run.
  private enum Class {
    case letter, digit, blank, other

    init(_ scalar: Unicode.Scalar) {
      self =
        switch scalar {
        case "0"..."9": .digit
        case let scalar where scalar.properties.isWhitespace: .blank
        case let scalar where scalar.properties.isAlphabetic: .letter
        default: .other
        }
    }
  }
}

/// Patterns that take no more guesses for being long.
private enum Pattern {
  /// Keys beside each other, on keyboards of several countries.
  private static let rows = ["qwertzuiop", "qwertyuiop", "azertyuiop", "asdfghjkl", "zxcvbnm"]
    .map { Array($0.unicodeScalars) }

  /// Number of characters at the beginning that repeat one, count up or down, or follow a row of
  /// keys; `nil` if there are so few that it may be by chance, or in a word.
  static func length(at text: ArraySlice<Unicode.Scalar>) -> Int? {
    let lower = text.map { $0.properties.lowercaseMapping.unicodeScalars.first ?? $0 }
    guard let first = lower.first else { return nil }
    let isDigit = ("0"..."9").contains(first)
    let repeated = lower.prefix { $0 == first }.count
    let counted = [1, -1].map { step in length(of: lower, by: step) }.max() ?? 1
    let row = rows.flatMap { [$0, $0.reversed()] }.map { row in
      zip(lower, row.drop { $0 != first }).prefix { $0 == $1 }.count
    }.max()
    if repeated >= 3 { return repeated }
    let longest = max(counted, row ?? 1)
    return longest >= (isDigit ? 3 : 4) ? longest : nil
  }

  private static func length(of text: [Unicode.Scalar], by step: Int) -> Int {
    let isAlphanumeric = text.prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    return 1
      + zip(isAlphanumeric, isAlphanumeric.dropFirst()).prefix {
        Int($1.value) - Int($0.value) == step
      }.count
  }
}
