/// The exact price of one unit of a currency in another, as written: `0.0061` euros for a yen.
package struct ExchangeRate: Sendable, Hashable {
  /// Maximum number of digits of a rate.
  package static let mostDigits = 18

  /// The rate without its point: 61 for `0.0061`.
  private let digits: Int128
  /// 10 to the power of the number of decimals.
  private let unit: Int128

  /// Reads a positive decimal such as `162.35`. It has a point, but no sign, grouping or exponent.
  package init(decimal text: String) throws(ExchangeRateFault) {
    var (digits, unit): (Int128, Int128) = (0, 1)
    var (count, hasPoint) = (0, false)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      if byte == UInt8(ascii: "-"), count == 0 { throw .notPositive }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { throw .unreadable }
      count += 1
      if digits > 0 || byte != UInt8(ascii: "0") || hasPoint {
        guard unit < Self.limit, digits < Self.limit else { throw .tooLong }
        digits = digits * 10 + Int128(byte - UInt8(ascii: "0"))
        if hasPoint { unit *= 10 }
      }
    }
    guard count > 0 else { throw .unreadable }
    guard digits > 0 else { throw .notPositive }
    while unit > 1, digits % 10 == 0 { (digits, unit) = (digits / 10, unit / 10) }
    self.digits = digits
    self.unit = unit
  }

  /// 10 to the power of the maximum number of digits.
  private static let limit: Int128 = 1_000_000_000_000_000_000

  private init(digits: Int128, unit: Int128) {
    self.digits = digits
    self.unit = unit
  }

  /// The inverse rate: the price of the other currency's unit in the first.
  package var inverse: ExchangeRate { ExchangeRate(digits: unit, unit: digits) }

  /// Converts an amount. Rounds once, to the smallest unit of the other currency, half to even.
  package func convert(_ money: Money, to currency: Currency) throws(MoneyFault) -> Money {
    var (numerator, denominator) = (digits, unit)
    for _ in 0..<max(0, currency.minorDigits - money.currency.minorDigits) { numerator *= 10 }
    for _ in 0..<max(0, money.currency.minorDigits - currency.minorDigits) { denominator *= 10 }
    let (product, overflow) = Int128(money.minorUnits).multipliedReportingOverflow(by: numerator)
    guard !overflow, let units = Int64(exactly: Self.quotient(product, denominator)) else {
      throw .tooLarge
    }
    return Money(minorUnits: units, currency)
  }

  /// Quotient of two numbers, the second of which is positive, rounded half to even.
  private static func quotient(_ numerator: Int128, _ denominator: Int128) -> Int128 {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    // Compares the remainder with the rest of the denominator, since twice the remainder might
    // overflow.
    let lacking = denominator.magnitude - rest.magnitude
    let isUp = rest.magnitude > lacking || (rest.magnitude == lacking && quotient & 1 == 1)
    return isUp ? quotient + numerator.signum() : quotient
  }
}

/// Reason why a text isn't an exchange rate.
package enum ExchangeRateFault: Error, Sendable, Hashable {
  case unreadable
  /// The rate is 0 or less.
  case notPositive
  /// The rate has more digits than `mostDigits`.
  case tooLong
}
