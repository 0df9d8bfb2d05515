import Domain
import Foundation

/// Formats amounts of one currency as ICU does. ICU formats only one pattern for each number of
/// digits: an account may have a hundred thousand amounts.
///
/// The pattern is an amount whose digits are all 1, and each 1 is a place for a digit. Grouping,
/// signs and symbols depend only on the number of digits and on the sign.
struct MoneyWriter {
  /// Text of an amount whose digits are all 1, and the offsets of its digits from the left.
  private struct Pattern {
    let bytes: [UInt8]
    let digits: [Int]
    /// Number of bytes of a digit.
    let width: Int
    /// Last byte of the digit 0. The other bytes are the same for all digits.
    let zero: UInt8
  }

  private let style: Decimal.FormatStyle.Currency
  private let minorDigits: Int
  private let finish: (String) -> String
  /// Patterns, indexed by twice the number of digits, plus one for a negative amount. `nil` if
  /// ICU's digits can't be substituted.
  private var patterns: [Pattern??] = []

  /// Creates a writer. `finish` is applied to each text of ICU.
  init(_ currency: Currency, _ locale: Locale, finish: @escaping (String) -> String) {
    style = Decimal.FormatStyle.Currency(code: currency.code, locale: locale)
      .precision(.fractionLength(currency.minorDigits))
    minorDigits = currency.minorDigits
    self.finish = finish
  }

  /// Returns the text of an amount in the smallest units.
  mutating func text(_ units: UInt64, isNegative: Bool) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity(20)
    var rest = units
    while rest > 0 || digits.count <= minorDigits {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    let key = digits.count * 2 + (isNegative ? 1 : 0)
    while patterns.count <= key { patterns.append(nil) }
    let pattern: Pattern?
    if let known = patterns[key] {
      pattern = known
    } else {
      pattern = self.pattern(of: digits.count, isNegative: isNegative)
      patterns[key] = .some(pattern)
    }
    guard let pattern else { return written(Decimal(units), isNegative) }
    return String(unsafeUninitializedCapacity: pattern.bytes.count) { buffer in
      _ = buffer.initialize(fromContentsOf: pattern.bytes)
      for (place, digit) in zip(pattern.digits, digits.reversed()) {
        buffer[place + pattern.width - 1] = pattern.zero + digit
      }
      return pattern.bytes.count
    }
  }

  private func written(_ units: Decimal, _ isNegative: Bool) -> String {
    finish(
      style.format(
        Decimal(
          sign: isNegative ? .minus : .plus, exponent: -minorDigits, significand: units)))
  }

  /// Returns the pattern for a number of digits; `nil` if the text has a different number of
  /// places.
  private func pattern(of count: Int, isNegative: Bool) -> Pattern? {
    let ones = Decimal(string: String(repeating: "1", count: count)) ?? 1
    let text = written(ones, isNegative)
    var digits: [Int] = []
    var one: Unicode.Scalar?
    var offset = 0
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType == .decimal {
        guard scalar.properties.numericValue == 1, one ?? scalar == scalar else { return nil }
        one = scalar
        digits.append(offset)
      }
      offset += UTF8.width(scalar)
    }
    guard let one, digits.count == count, let last = String(one).utf8.last else { return nil }
    // All ten digits share their other bytes, and their last bytes are consecutive.
    guard (last - 1) & 0x3F <= 0x36 || last < 0x80 else { return nil }
    return Pattern(
      bytes: Array(text.utf8), digits: digits, width: UTF8.width(one), zero: last - 1)
  }
}
