package import Templating

/// The entries of an account by time, with the balance after each.
package struct RegisterViewModel: Sendable, Hashable {
  /// The balance before the first entry shown: "$1,000.00".
  package let openingBalance: String?
  /// The label of the opening balance: "Opening balance", "Brought forward".
  package let openingText: String
  /// The entries by time.
  package let entries: [EntryViewModel]
  /// Whether an entry has a balance.
  package let hasBalances: Bool
  /// Pages with the entries of each year, if there are too many for one page.
  package let years: [LinkViewModel]

  package init(
    openingBalance: String? = nil, openingText: String = "", entries: [EntryViewModel] = [],
    years: [LinkViewModel] = []
  ) {
    self.openingBalance = openingBalance
    self.openingText = openingText
    self.entries = entries
    self.years = years
    hasBalances = openingBalance != nil || entries.contains { $0.balance != nil }
  }
}

extension RegisterViewModel: Presentable {
  /// Whether an entry has a category.
  package var hasCategories: Bool { entries.contains { $0.category != nil } }

  package static let contract = Contract<Self>(
    template: "components/register",
    Fields(
      "RegisterViewModel",
      .optional("openingBalance") { $0.openingBalance },
      .text("openingText") { $0.openingText },
      .list("entries") { $0.entries },
      .flag("hasEntries") { !$0.entries.isEmpty },
      .flag("hasBalances") { $0.hasBalances },
      .flag("hasCategories") { $0.hasCategories },
      .list("years") { $0.years },
      .flag("hasYears") { !$0.years.isEmpty }))
}

/// A page with an account's entries of one year.
package struct LedgerViewModel: Sendable, Equatable {
  /// "Travel fund, 2024".
  package let headerText: String
  /// "1,204 entries".
  package let text: String
  /// The account.
  package let account: LinkViewModel
  /// The entries of the year, or some of them.
  package let register: RegisterViewModel
  package let newer: LinkViewModel?
  package let older: LinkViewModel?

  package init(
    headerText: String, text: String, account: LinkViewModel, register: RegisterViewModel,
    newer: LinkViewModel?, older: LinkViewModel?
  ) {
    self.headerText = headerText
    self.text = text
    self.account = account
    self.register = register
    self.newer = newer
    self.older = older
  }
}

extension LedgerViewModel: HeaderTextPresentable, TextPresentable, NeighborsPresentable {
  package static let contract = Contract<Self>(
    template: "ledger", headerTextFields, textFields, neighborsFields,
    Fields(
      "LedgerViewModel",
      .nested("account") { $0.account },
      .nested("register") { $0.register }))
}
