import Content
import Domain

/// Exact decimal number in another program's file, such as `-12.50`.
struct ExactDecimal: Equatable {
  /// The number without its point: -1250 for `-12.50`.
  private(set) var digits: Int128
  private(set) var decimals: Int

  /// Greatest number of decimals for computations, so that no product exceeds 128 bits unnoticed.
  private static let mostDecimals = 30

  init(digits: Int128 = 0, decimals: Int = 0) {
    (self.digits, self.decimals) = (digits, decimals)
  }

  /// Parses digits with at most one point and an optional sign; `nil` for any other text, and for a
  /// number that is too long.
  init?(_ text: some StringProtocol) {
    var (digits, decimals, count): (Int128, Int?, Int) = (0, nil, 0)
    var rest = Substring(text).utf8[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    for byte in rest {
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int128(byte - UInt8(ascii: "0")))
      guard !overflow, !carry, decimals ?? 0 < Self.mostDecimals else { return nil }
      digits = sum
      count += 1
      if let seen = decimals { decimals = seen + 1 }
    }
    guard count > 0 else { return nil }
    self.digits = isNegative ? -digits : digits
    self.decimals = decimals ?? 0
  }

  var isZero: Bool { digits == 0 }
  var isNegative: Bool { digits < 0 }
  var opposite: ExactDecimal { ExactDecimal(digits: -digits, decimals: decimals) }
  var magnitude: ExactDecimal { isNegative ? opposite : self }

  /// The exact sum; `nil` if it is too long.
  func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let places = max(decimals, other.decimals)
    guard let one = scaled(to: places), let two = other.scaled(to: places) else { return nil }
    let (sum, overflow) = one.addingReportingOverflow(two)
    return overflow ? nil : ExactDecimal(digits: sum, decimals: places)
  }

  /// The exact product; `nil` if it is too long.
  func multiplied(by other: ExactDecimal) -> ExactDecimal? {
    let (product, overflow) = digits.multipliedReportingOverflow(by: other.digits)
    guard !overflow, decimals + other.decimals <= Self.mostDecimals else { return nil }
    return ExactDecimal(digits: product, decimals: decimals + other.decimals)
  }

  private func scaled(to places: Int) -> Int128? {
    var digits = digits
    for _ in decimals..<places {
      let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      digits = product
    }
    return digits
  }

  /// The number without trailing zeros, except for those that the currency has.
  private func trimmed(_ currency: Currency) -> ExactDecimal {
    var number = self
    while number.decimals > currency.minorDigits, number.digits % 10 == 0 {
      number = ExactDecimal(digits: number.digits / 10, decimals: number.decimals - 1)
    }
    return number
  }

  /// The number with a decimal point.
  var text: String {
    let written = String(digits.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - written.count)) + written
    let point = decimals > 0 ? ".\(padded.suffix(decimals))" : ""
    return (digits < 0 ? "-" : "") + padded.dropLast(decimals) + point
  }

  /// The exact amount in a currency; nothing is rounded.
  func money(_ currency: Currency) throws(AmountFault) -> Money {
    try Money(decimal: trimmed(currency).text, currency)
  }
}

extension AmountFault {
  /// Reason why a written amount is skipped.
  func reason(of written: String) -> String {
    let written = written.prefix(40)
    return switch self {
    case .unreadable: "'\(written)' isn't an amount"
    case .tooManyDecimals(let currency):
      "'\(written)' has more decimals than \(currency.code) allows"
    case .tooLarge: "'\(written)' is too large"
    }
  }
}
