/// An exact amount of one currency, in whole minor units: 25.99 USD is 2599 cents.
public struct Money: Sendable, Hashable {
  /// Number of whole cents, yen or fils; negative for debts and expenses.
  public let minorUnits: Int64
  /// The currency of the amount.
  public let currency: Currency

  /// Makes an amount of whole minor units: `Money(minorUnits: 2599, .usd)` is 25.99 USD.
  public init(minorUnits: Int64, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// An amount of 0 in a currency.
  public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency) }

  /// Whether the amount is below 0.
  public var isNegative: Bool { minorUnits < 0 }

  /// The exact sum; throws if the currencies differ, or it exceeds 64 bits.
  public func adding(_ other: Money) throws(MoneyFault) -> Money {
    guard currency == other.currency else { throw .mixedCurrencies(currency, other.currency) }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    guard !overflow else { throw .tooLarge }
    return Money(minorUnits: sum, currency)
  }

  /// The amount with the opposite sign. The smallest amount has no opposite, so it gives one unit
  /// less.
  package var opposite: Money {
    Money(minorUnits: minorUnits == .min ? .max : -minorUnits, currency)
  }

  /// The amount without its sign.
  package var absolute: Money { isNegative ? opposite : self }

  /// The amount in machine-readable form with its currency: `-25.99 USD`.
  package var withCode: String { "\(decimal) \(currency.code)" }

  /// The exact amount in machine-readable form, such as `-25.99`: a point, no grouping, all minor
  /// digits.
  public var decimal: String {
    let digits = String(minorUnits.magnitude)
    let places = currency.minorDigits
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let whole = padded.dropLast(places)
    let fraction = padded.suffix(places)
    return (isNegative ? "-" : "") + whole + (places > 0 ? ".\(fraction)" : "")
  }
}

/// Reason why amounts can't be added.
public enum MoneyFault: Error, Sendable, Hashable {
  /// The amounts have two currencies, and no exchange rate is known.
  case mixedCurrencies(Currency, Currency)
  /// The sum exceeds 64 bits of minor units.
  case tooLarge
}
