import Content
import Domain
import Testing

struct MoneyTextTests {
  @Test(
    arguments: [
      ("25.99", "USD", 2599), ("25.9", "USD", 2590), ("25", "USD", 2500), ("-25.9", "USD", -2590),
      ("0", "USD", 0), ("-0.00", "USD", 0), ("6729383.99", "USD", 672_938_399),
      ("1500", "JPY", 1500),
      ("1.234", "KWD", 1234), ("92233720368547758.07", "USD", .max),
      ("-92233720368547758.07", "USD", -.max),
    ] as [(String, String, Int64)])
  func readsExactAmounts(text: String, code: String, minorUnits: Int64) throws {
    let currency = try Currency(code: code)
    #expect(try Money(decimal: text, currency).minorUnits == minorUnits)
  }

  @Test(
    arguments: [
      ("", "USD", .unreadable), ("-", "USD", .unreadable), ("12abc", "USD", .unreadable),
      ("1,234.50", "USD", .unreadable), (".5", "USD", .unreadable), ("5.", "USD", .unreadable),
      ("1.2.3", "USD", .unreadable), ("1e3", "USD", .unreadable), ("+1", "USD", .unreadable),
      ("25.990", "USD", .tooManyDecimals(.usd)), ("92233720368547758.08", "USD", .tooLarge),
      // The smallest 64-bit number has no opposite.
      ("-92233720368547758.08", "USD", .tooLarge),
      ("-92233720368547758.09", "USD", .tooLarge), ("92233720368547759", "USD", .tooLarge),
    ] as [(String, String, AmountFault)])
  func refusesEverythingElse(text: String, code: String, fault: AmountFault) throws {
    let currency = try Currency(code: code)
    #expect(throws: fault) { try Money(decimal: text, currency) }
  }

  @Test func givesNoDecimalsToYen() throws {
    let yen = try Currency(code: "JPY")
    #expect(throws: AmountFault.tooManyDecimals(yen)) { try Money(decimal: "1500.0", yen) }
  }
}
