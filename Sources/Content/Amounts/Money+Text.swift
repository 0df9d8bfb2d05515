package import Domain

/// Reason why a text isn't an amount of a currency.
package enum AmountFault: Error, Sendable, Hashable {
  case unreadable
  /// The text has more decimals than the currency.
  case tooManyDecimals(Currency)
  /// The amount in minor units doesn't fit in 64 bits.
  case tooLarge
}

extension Money {
  /// Reads an exact decimal such as `-25.90`: a point, no grouping, no exponent.
  package init(decimal text: String, _ currency: Currency) throws(AmountFault) {
    var digits = text.utf8[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    // The smallest 64-bit number can't be reached, since its opposite doesn't fit.
    var units: Int64 = 0
    var decimals: Int?
    var count = 0
    for byte in digits {
      if byte == UInt8(ascii: "."), decimals == nil, count > 0 {
        decimals = 0
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { throw .unreadable }
      if let seen = decimals {
        guard seen < currency.minorDigits else { throw .tooManyDecimals(currency) }
        decimals = seen + 1
      }
      units = try Self.appending(Int64(byte - UInt8(ascii: "0")), to: units)
      count += 1
    }
    guard count > 0, decimals != 0 else { throw .unreadable }
    for _ in (decimals ?? 0)..<currency.minorDigits {
      units = try Self.appending(0, to: units)
    }
    self.init(minorUnits: isNegative ? -units : units, currency)
  }

  private static func appending(_ digit: Int64, to units: Int64) throws(AmountFault) -> Int64 {
    let (product, overflow) = units.multipliedReportingOverflow(by: 10)
    let (sum, carry) = product.addingReportingOverflow(digit)
    guard !overflow, !carry else { throw .tooLarge }
    return sum
  }
}
