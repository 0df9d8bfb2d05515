import Domain
import Testing

struct ExchangeRateTests {
  private let jpy: Currency
  private let kwd: Currency

  init() throws {
    jpy = try Currency(code: "JPY")
    kwd = try Currency(code: "KWD")
  }

  private func money(_ units: Int64, _ currency: Currency) -> Money {
    Money(minorUnits: units, currency)
  }

  private func day(_ day: Int) throws -> CalendarDate {
    try CalendarDate(year: 2024, month: 3, day: day)
  }

  @Test(arguments: [
    // 0.5 and 1.5 cents become 0 and 2, and so on: half to even.
    (1, "0.5", 0), (3, "0.5", 2), (5, "0.5", 2), (-1, "0.5", 0), (-3, "0.5", -2),
    (7, "0.5", 4), (1, "0.500000000000000001", 1), (-1, "0.500000000000000001", -1),
    (100, "1.005", 100), (300, "1.005", 302),
  ])
  func roundsOnceHalfToEven(_ units: Int64, _ rate: String, _ result: Int64) throws {
    let rate = try ExchangeRate(decimal: rate)
    #expect(try rate.convert(money(units, .usd), to: .eur) == money(result, .eur))
  }

  @Test func knowsTheDecimalsOfBothCurrencies() throws {
    let rate = try ExchangeRate(decimal: "162.35")
    #expect(try rate.convert(money(10_000, .eur), to: jpy) == money(16_235, jpy))
    #expect(try rate.inverse.convert(money(16_235, jpy), to: .eur) == money(10_000, .eur))
    #expect(
      try ExchangeRate(decimal: "0.30").convert(money(12_345, .usd), to: kwd)
        == money(37_035, kwd))
  }

  @Test func refusesWhatHasNoRoom() throws {
    let rate = try ExchangeRate(decimal: "100000000000000000")
    #expect(throws: MoneyFault.tooLarge) { try rate.convert(money(.max, .usd), to: .eur) }
    #expect(throws: MoneyFault.tooLarge) { try rate.convert(money(.min, .usd), to: .eur) }
  }

  @Test(arguments: [
    ("0", ExchangeRateFault.notPositive), ("0.000", .notPositive), ("-1", .notPositive),
    ("", .unreadable), (".", .unreadable), ("1,5", .unreadable), ("1e3", .unreadable),
    ("1234567890123456789012", .tooLong), ("0.0000000000000000001", .tooLong),
  ])
  func refusesWhatIsNoRate(_ text: String, _ fault: ExchangeRateFault) {
    #expect(throws: fault) { try ExchangeRate(decimal: text) }
  }

  @Test func takesTheLastOnOrBeforeADayAndItsInverse() throws {
    let pair = ExchangeRates.Pair(from: .eur, to: jpy)
    let rates = ExchangeRates([
      pair: [
        .init(try ExchangeRate(decimal: "162"), from: try day(10)),
        .init(try ExchangeRate(decimal: "160"), from: try day(1)),
      ],
      pair.inverse: [.init(try ExchangeRate(decimal: "0.00625"), from: try day(5))],
    ])
    #expect(rates.rate(of: pair, on: try CalendarDate(year: 2024, month: 2, day: 29)) == nil)
    #expect(rates.firstDay(of: pair) == (try day(1)))
    func yen(_ number: Int) throws -> Int64? {
      rates.convert(money(100, .eur), to: jpy, on: try day(number))?.minorUnits
    }
    #expect(try yen(1) == 160)
    #expect(try yen(4) == 160)
    // The inverse of 0.00625, which is newer.
    #expect(try yen(5) == 160)
    #expect(rates.rate(of: pair, on: try day(5)) == (try ExchangeRate(decimal: "0.00625")).inverse)
    #expect(try yen(31) == 162)
    #expect(rates.convert(money(100, .usd), to: jpy, on: try day(31)) == nil)
    #expect(rates.convert(money(100, .usd), to: .usd, on: try day(31)) == money(100, .usd))
  }
}
