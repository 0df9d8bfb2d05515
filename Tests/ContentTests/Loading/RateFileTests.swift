import Domain
import Testing

@testable import Content

/// Exchange rates from the files that people have.
struct RateFileTests {
  private func rate(_ text: String, _ from: String, _ to: String) throws -> Int64? {
    let site = try TestSite(["Content/rates.csv": text, "Content/site.json": "{}"])
    let loaded = site.load()
    let pair = ExchangeRates.Pair(from: try Currency(code: from), to: try Currency(code: to))
    let day = try CalendarDate(year: 2024, month: 3, day: 5)
    return try loaded.content.settings.rates.rate(of: pair, on: day)
      .map { try $0.convert(Money(minorUnits: 10_000, pair.from), to: pair.to).minorUnits }
  }

  @Test func readsTheTableOfTheEuropeanCentralBank() throws {
    let table = """
      Date,USD,JPY,CYP,ROL,TRL,
      2024-03-04,1.0846,163.02,N/A,N/A,N/A,
      2024-03-01,1.0813,162.80,N/A,N/A,N/A,

      """
    #expect(try rate(table, "EUR", "USD") == 10_846)
    #expect(try rate(table, "USD", "EUR") == 9_220)
    #expect(try rate(table, "EUR", "JPY") == 16_302)
  }

  @Test(arguments: [
    "date;from;to;rate\r\n2024-03-01;EUR;USD;1,08\r\n",
    "\u{FEFF}rate,to,from,date\n1.08,USD,EUR,2024-03-01\n",
    "2024-03-01,EUR,USD,1.08\n",
    "# Of the bank\n\ndate , from,to, rate\n2024-03-01,\"EUR\",USD,\"1.08\"",
  ])
  func readsOtherTables(_ table: String) throws {
    #expect(try rate(table, "EUR", "USD") == 10_800)
  }
}
