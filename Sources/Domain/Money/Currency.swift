/// An ISO 4217 currency.
public struct Currency: Sendable, Hashable {
  /// The letters of the code as one number, so that an amount has no string whose references must
  /// be counted.
  private let letters: UInt32
  private let digits: UInt8

  /// Three capital letters, such as `EUR`.
  public var code: String {
    String(unsafeUninitializedCapacity: 3) { buffer in
      for place in 0..<3 { buffer[place] = UInt8(truncatingIfNeeded: letters >> (16 - place * 8)) }
      return 3
    }
  }

  /// Number of decimals by ISO 4217: 2 for most currencies, 0 for JPY, 3 for KWD.
  public var minorDigits: Int { Int(digits) }

  /// Looks up a code, which must be in upper case.
  public init(code: String) throws(CurrencyFault) {
    guard let digits = iso4217[code] else { throw .unknownCode(code) }
    self.init(code, minorDigits: digits)
  }

  private init(_ code: String, minorDigits: Int) {
    letters = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    digits = UInt8(minorDigits)
  }

  /// The US dollar.
  public static let usd = Currency("USD", minorDigits: 2)
  /// The euro.
  public static let eur = Currency("EUR", minorDigits: 2)

  /// Every known code, sorted.
  package static let codes = iso4217.keys.sorted()
}

/// Reason why a text isn't a currency.
public enum CurrencyFault: Error, Sendable, Hashable {
  /// The code isn't in ISO 4217.
  case unknownCode(String)
}
