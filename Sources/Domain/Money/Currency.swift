/// A currency of ISO 4217.
package struct Currency: Sendable, Hashable {
  /// Three capital letters, such as `EUR`.
  package let code: String
  /// How many decimals ISO 4217 gives it: 2 for most, 0 for JPY, 3 for KWD.
  package let minorDigits: Int

  /// The currency of a code, which must be in capitals.
  package init(code: String) throws(CurrencyFault) {
    guard let digits = iso4217[code] else { throw .unknownCode(code) }
    self.code = code
    minorDigits = digits
  }

  private init(_ code: String, minorDigits: Int) {
    self.code = code
    self.minorDigits = minorDigits
  }

  package static let usd = Currency("USD", minorDigits: 2)
  package static let eur = Currency("EUR", minorDigits: 2)

  /// Every code that is known, sorted.
  package static var codes: [String] { iso4217.keys.sorted() }
}

/// Why a text is no currency.
package enum CurrencyFault: Error, Sendable, Hashable {
  case unknownCode(String)
}
