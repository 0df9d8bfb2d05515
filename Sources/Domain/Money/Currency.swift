/// A currency of ISO 4217.
public struct Currency: Sendable, Hashable {
  /// Three capital letters, such as `EUR`.
  public let code: String
  /// Number of decimals by ISO 4217: 2 for most, 0 for JPY, 3 for KWD.
  public let minorDigits: Int

  /// Looks a code up, which must be in capitals.
  public init(code: String) throws(CurrencyFault) {
    guard let digits = iso4217[code] else { throw .unknownCode(code) }
    self.code = code
    minorDigits = digits
  }

  private init(_ code: String, minorDigits: Int) {
    self.code = code
    self.minorDigits = minorDigits
  }

  /// The US dollar.
  public static let usd = Currency("USD", minorDigits: 2)
  /// The euro.
  public static let eur = Currency("EUR", minorDigits: 2)

  /// Every known code, sorted.
  package static var codes: [String] { iso4217.keys.sorted() }
}

/// Reason why a text is no currency.
public enum CurrencyFault: Error, Sendable, Hashable {
  /// ISO 4217 has no such code.
  case unknownCode(String)
}
