import Domain
import Testing

struct AccountTests {
  private func posting(_ cents: Int64, _ currency: Currency = .usd) throws -> Posting {
    Posting(
      date: try CalendarDate(year: 2015, month: 10, day: 9), payee: "Metro",
      amount: Money(minorUnits: cents, currency))
  }

  @Test func balanceIsOpeningAndPostings() throws {
    let account = try Account(
      name: "Travel", currency: .usd, openingBalance: Money(minorUnits: 1000, .usd),
      postings: [posting(-250), posting(-50)], statedBalance: Money(minorUnits: 700, .usd))
    #expect(account.balance == Money(minorUnits: 700, .usd))
  }

  @Test func statedBalanceAloneIsTheOpeningOne() throws {
    let stated = Money(minorUnits: 672_938_399, .usd)
    let account = try Account(name: "Travel", currency: .usd, statedBalance: stated)
    #expect(account.openingBalance == stated)
    #expect(account.balance == stated)
  }

  @Test func beginsAtNothing() throws {
    #expect(try Account(name: "Travel", currency: .usd).balance == .zero(.usd))
  }

  @Test func refusesAStatedBalanceThatDiffers() {
    #expect(
      throws: AccountFault.balanceDiffers(
        stated: Money(minorUnits: 1, .usd), computed: Money(minorUnits: -250, .usd))
    ) {
      try Account(
        name: "Travel", currency: .usd, postings: [posting(-250)],
        statedBalance: Money(minorUnits: 1, .usd))
    }
  }

  @Test func refusesToMixCurrenciesOrOverflow() {
    #expect(throws: AccountFault.money(.mixedCurrencies(.usd, .eur))) {
      try Account(name: "Travel", currency: .usd, postings: [posting(1, .eur)])
    }
    #expect(throws: AccountFault.money(.tooLarge)) {
      try Account(name: "Travel", currency: .usd, postings: [posting(.max), posting(1)])
    }
  }
}
