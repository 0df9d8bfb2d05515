/// An exact amount of one currency, in whole minor units: 25.99 USD is 2599 cents.
public struct Money: Sendable, Hashable {
  /// Whole cents, yen or fils; less than 0 for what is owed or was spent.
  public let minorUnits: Int64
  /// What it is an amount of.
  public let currency: Currency

  /// An amount in whole minor units: `Money(minorUnits: 2599, .usd)` is 25.99 USD.
  public init(minorUnits: Int64, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Nothing, of a currency.
  public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency) }

  /// Whether it is less than nothing.
  public var isNegative: Bool { minorUnits < 0 }

  /// The exact sum; throws where the currencies differ, and where it is more than 64 bits hold.
  public func adding(_ other: Money) throws(MoneyFault) -> Money {
    guard currency == other.currency else { throw .mixedCurrencies(currency, other.currency) }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    guard !overflow else { throw .tooLarge }
    return Money(minorUnits: sum, currency)
  }

  /// The exact amount for machines, such as `-25.99`: a point, no grouping, all minor digits.
  public var decimal: String {
    let digits = String(minorUnits.magnitude)
    let places = currency.minorDigits
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let whole = padded.dropLast(places)
    let fraction = padded.suffix(places)
    return (isNegative ? "-" : "") + whole + (places > 0 ? ".\(fraction)" : "")
  }
}

/// Why amounts have no sum.
public enum MoneyFault: Error, Sendable, Hashable {
  /// They are of two currencies, and no rate is known.
  case mixedCurrencies(Currency, Currency)
  /// Beyond 64 bits of minor units.
  case tooLarge
}
