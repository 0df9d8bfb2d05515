package import Templating

/// The entries of an account in chronological order, with the balance after each entry.
package struct RegisterViewModel: Sendable, Hashable {
  /// The balance before the first entry shown: "$1,000.00".
  package var openingBalance: String?
  /// The label of the opening balance: "Opening balance" or "Brought forward".
  package var openingText = ""
  /// The entries in chronological order.
  package var entries: [EntryViewModel] = []
  /// Links to the entries of each year, if an account has too many entries for one page.
  package var years: [LinkViewModel] = []

  package init() {}
}

extension RegisterViewModel: Presentable {
  /// Whether any entry has a balance.
  package var hasBalances: Bool {
    openingBalance != nil || entries.contains { $0.balance != nil }
  }

  /// Whether any entry has a category.
  package var hasCategories: Bool { entries.contains { $0.category != nil } }

  package static let contract = Contract<Self>(
    template: "components/register",
    Fields(
      "RegisterViewModel",
      .optional("openingBalance") { $0.openingBalance }, .text("openingText") { $0.openingText },
      .list("entries", any: "hasEntries") { $0.entries }, .flag("hasBalances") { $0.hasBalances },
      .flag("hasCategories") { $0.hasCategories }, .list("years", any: "hasYears") { $0.years }))
}

/// A page with an account's entries from one year.
package struct LedgerViewModel: Sendable, Equatable {
  /// "Travel fund, 2024".
  package let headerText: String
  /// "1,204 entries".
  package let text: String
  /// The account.
  package let account: LinkViewModel
  /// The year's entries. If they fill several pages, only the entries on this page.
  package let register: RegisterViewModel
  package var newer, older: LinkViewModel?

  package init(
    headerText: String, text: String, account: LinkViewModel, register: RegisterViewModel
  ) {
    self.headerText = headerText
    self.text = text
    self.account = account
    self.register = register
  }
}

extension LedgerViewModel: HeaderTextPresentable, TextPresentable, NeighborsPresentable {
  package static let contract = Contract<Self>(
    template: "ledger",
    headerTextFields, textFields, neighborsFields,
    Fields(
      "LedgerViewModel",
      .nested("account") { $0.account }, .nested("register") { $0.register }))
}
