package import Templating

/// One page of the list of accounts.
package struct AccountsViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// The accounts on this page of the list.
  package let accounts: [AccountViewModel]
  /// The total of all balances in the site's currency, if there are several accounts. Only the
  /// first page of the list shows it.
  package var figures: [FigureViewModel] = []
  /// Totals of all accounts: balances, and spending by year. Only the first page of the list shows
  /// them.
  package var breakdowns: [BreakdownViewModel] = []
  /// The total amounts that people owe each other. Only the first page of the list shows them.
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
