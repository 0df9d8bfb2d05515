/// An exact amount of one currency, in whole minor units: 25.99 USD is 2599 cents.
package struct Money: Sendable, Hashable {
  package let minorUnits: Int64
  package let currency: Currency

  package init(minorUnits: Int64, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  package static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency) }

  package var isNegative: Bool { minorUnits < 0 }

  package func adding(_ other: Money) throws(MoneyFault) -> Money {
    guard currency == other.currency else { throw .mixedCurrencies(currency, other.currency) }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    guard !overflow else { throw .tooLarge }
    return Money(minorUnits: sum, currency)
  }

  /// The exact amount for machines, such as `-25.99`: a point, no grouping, all minor digits.
  package var decimal: String {
    let digits = String(minorUnits.magnitude)
    let places = currency.minorDigits
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let whole = padded.dropLast(places)
    let fraction = padded.suffix(places)
    return (isNegative ? "-" : "") + whole + (places > 0 ? ".\(fraction)" : "")
  }
}

/// Why amounts have no sum.
package enum MoneyFault: Error, Sendable, Hashable {
  case mixedCurrencies(Currency, Currency)
  /// Beyond 64 bits of minor units.
  case tooLarge
}
