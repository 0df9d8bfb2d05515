package import Templating

/// A page of the list of accounts.
package struct AccountsViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// Accounts on this page of the list.
  package let accounts: [AccountViewModel]
  /// The total of all balances in the site's currency, if there are several accounts. On the first
  /// page only.
  package let figures: [FigureViewModel]
  /// Totals of all accounts: balances, and spending by year. On the first page only.
  package let breakdowns: [BreakdownViewModel]
  /// The amounts that people owe each other in total. On the first page only.
  package let settlements: [SettlementViewModel]

  package init(
    _ head: ListHeadViewModel, accounts: [AccountViewModel],
    figures: [FigureViewModel] = [], breakdowns: [BreakdownViewModel] = [],
    settlements: [SettlementViewModel] = []
  ) {
    self.head = head
    self.accounts = accounts
    self.figures = figures
    self.breakdowns = breakdowns
    self.settlements = settlements
  }
}

extension AccountsViewModel: HeadedList {
  package var numberOfElements: Int { accounts.count }

  package static let contract = Contract<Self>(
    template: "accounts", accountsFields, also: headFields)

  private static let accountsFields = Fields<Self>(
    "AccountsViewModel",
    .list("accounts") { $0.accounts },
    .list("figures") { $0.figures },
    .flag("hasFigures") { !$0.figures.isEmpty },
    .list("breakdowns") { $0.breakdowns },
    .list("settlements") { $0.settlements },
    .flag("hasSettlements") { !$0.settlements.isEmpty })
}
