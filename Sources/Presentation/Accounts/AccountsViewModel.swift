package import Templating

/// A page of the list of accounts.
package struct AccountsViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// Accounts on this page of the list.
  package let accounts: [AccountViewModel]
  /// The total of all balances in the site's currency, if there are several accounts. On the first
  /// page only.
  package var figures: [FigureViewModel] = []
  /// Totals of all accounts: balances, and spending by year. On the first page only.
  package var breakdowns: [BreakdownViewModel] = []
  /// The amounts that people owe each other in total. On the first page only.
  package var settlements: [SettlementViewModel] = []

  package init(_ head: ListHeadViewModel, accounts: [AccountViewModel]) {
    self.head = head
    self.accounts = accounts
  }
}

extension AccountsViewModel: HeadedList {
  package var numberOfElements: Int { accounts.count }

  package static let contract = Contract<Self>(
    template: "accounts",
    Fields(
      "AccountsViewModel",
      .list("accounts") { $0.accounts }, .list("figures", any: "hasFigures") { $0.figures },
      .list("breakdowns") { $0.breakdowns },
      .list("settlements", any: "hasSettlements") { $0.settlements }),
    also: headFields)
}
