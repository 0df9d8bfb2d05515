import Domain
import Testing

struct MoneyTests {
  @Test(
    arguments: [
      (672_938_399, "USD", "6729383.99"), (5, "USD", "0.05"), (-5, "USD", "-0.05"),
      (0, "USD", "0.00"), (1500, "JPY", "1500"), (0, "JPY", "0"), (1, "KWD", "0.001"),
      (12345, "CLF", "1.2345"), (Int64.min, "USD", "-92233720368547758.08"),
    ] as [(Int64, String, String)])
  func writesExactDecimals(minorUnits: Int64, code: String, text: String) throws {
    #expect(Money(minorUnits: minorUnits, try Currency(code: code)).decimal == text)
  }

  @Test func addsWithinOneCurrencyOnly() throws {
    let dollar = Money(minorUnits: 100, .usd)
    #expect(try dollar.adding(dollar) == Money(minorUnits: 200, .usd))
    #expect(throws: MoneyFault.mixedCurrencies(.usd, .eur)) {
      try dollar.adding(Money(minorUnits: 1, .eur))
    }
  }

  @Test func refusesToOverflow() {
    #expect(throws: MoneyFault.tooLarge) {
      try Money(minorUnits: .max, .usd).adding(Money(minorUnits: 1, .usd))
    }
    #expect(throws: MoneyFault.tooLarge) {
      try Money(minorUnits: .min, .usd).adding(Money(minorUnits: -1, .usd))
    }
  }

  @Test(arguments: [("IDR", 2), ("COP", 2), ("JPY", 0), ("KWD", 3), ("HRK", 2), ("UYW", 4)])
  func takesMinorDigitsFromISO4217(code: String, digits: Int) throws {
    #expect(try Currency(code: code).minorDigits == digits)
  }

  @Test(arguments: ["euro", "usd", "", "XAU", "US", "USDX"])
  func refusesOtherCodes(code: String) {
    #expect(throws: CurrencyFault.unknownCode(code)) { try Currency(code: code) }
  }

  @Test func knowsEveryCodeOnce() throws {
    #expect(Currency.codes.count == 174)
    #expect(Currency.codes.allSatisfy { $0.utf8.count == 3 })
    #expect(try Currency(code: "USD") == .usd)
    #expect(try Currency(code: "EUR") == .eur)
  }
}
