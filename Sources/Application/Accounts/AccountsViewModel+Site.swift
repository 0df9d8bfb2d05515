import Content
import Domain
import Markup
import Presentation

/// Sums of all accounts of a site.
struct AccountsOverview {
  let context: SiteContext
  let accounts: [Sourced<Account>]

  init(in context: SiteContext) {
    self.context = context
    accounts = context.graph.listed(.accounts).map { context.account(at: $0) }
  }

  /// Currencies of accounts whose amounts are disclosed, in the order of the accounts.
  private var currencies: [Currency] {
    var known: [Currency] = []
    for account in accounts where account.model.disclosure.disclosesAmounts {
      if !known.contains(account.model.currency) { known.append(account.model.currency) }
    }
    return known
  }

  /// A table for each currency: each account's balance, and its changes in the latest month.
  var breakdowns: [BreakdownViewModel] {
    currencies.compactMap(holdings) + currencies.compactMap(byYear)
  }

  private func holdings(_ currency: Currency) -> BreakdownViewModel? {
    let own = accounts.filter { $0.model.currency == currency && $0.model.disclosed.balance != nil }
    guard own.count > 1 else { return nil }
    let months = own.compactMap { $0.model.disclosed.postings.last { !$0.posting.isPlanned } }
      .map { $0.posting.date.monthNumber }
    let month = months.max()
    let change = context.phrases(
      .changeInMonth,
      ["month": month.map { context.formats.month(CalendarDate(monthNumber: $0)) } ?? ""])
    func row(
      _ name: String, _ link: Link?, _ accounts: [Sourced<Account>]
    ) -> BreakdownRowViewModel {
      let isExact = !accounts.contains { $0.model.disclosed.isRounded }
      func money(_ units: Int128) -> String {
        context.money(Money(minorUnits: Int64(clamping: units), currency), isExact: isExact)
      }
      let balance = accounts.reduce(Int128(0)) {
        $0 + Int128($1.model.disclosed.balance?.minorUnits ?? 0)
      }
      let changed = accounts.reduce(Int128(0)) { sum, account in
        // Searches from the newest entry backwards, since there may be many.
        account.model.disclosed.postings.reversed().lazy
          .prefix { $0.posting.date.monthNumber >= month ?? 0 }
          .filter { !$0.posting.isPlanned && $0.posting.date.monthNumber == month }
          .reduce(sum) { $0 + Int128($1.amount?.minorUnits ?? 0) }
      }
      return BreakdownRowViewModel(
        name, link: link,
        cells: [
          BreakdownCellViewModel(context.phrases(.balanceAfter), money(balance)),
          BreakdownCellViewModel(change, money(changed)),
        ])
    }
    let rows = own.map { account in
      row(
        account.model.name, context.link(.model(.accounts, account.slug)), [account])
    }
    var table = BreakdownViewModel(
      title: context.phrases(.allAccounts, ["currency": currency.code]),
      rowsTitle: context.phrases(.account))
    table.columns = [context.phrases(.balanceAfter), change]
    table.rows = rows + [row(context.phrases(.total), nil, own)]
    return table
  }

  private func byYear(_ currency: Currency) -> BreakdownViewModel? {
    let own = accounts.filter { $0.model.currency == currency }
    return SpendingBreakdown.byYear(
      Spending.byYear(own.flatMap(\.model.disclosed.postings)), currency,
      title: context.phrases(.spentByYear, ["currency": currency.code]),
      id: "years-\(currency.code)", in: context)
  }

  /// The sum of all disclosed balances, by the newest rates. Empty if there is only one currency or
  /// a rate is missing.
  var figures: [FigureViewModel] {
    guard currencies.count > 1 else { return [] }
    let (currency, rates) = (context.settings.currency, context.settings.rates)
    var sum: Money? = .zero(currency)
    for balance in accounts.compactMap(\.model.disclosed.balance) {
      let converted = rates.convert(balance, to: currency, on: .last)
      sum = sum.flatMap { sum in converted.flatMap { try? sum.adding($0) } }
    }
    return sum.map { sum in
      [
        FigureViewModel(
          context.phrases(.total), context.money(sum, isExact: false),
          note: context.phrases(.newestRates))
      ]
    } ?? []
  }

  var settlements: [SettlementViewModel] {
    context.settlements(
      of: accounts.flatMap { account in
        account.model.disclosed.postings.compactMap { SharedPosting($0, of: account.model) }
      })
  }
}

extension CalendarDate {
  /// A day after all rates, so that the newest ones apply.
  fileprivate static let last = CalendarDate(daysSinceEpoch: .max / 86_400)
}
