package import Templating

/// A trip's costs from all accounts: totals and entries.
package struct CostsViewModel: Sendable, Hashable {
  /// A notice that hidden amounts are left out.
  package var notice: String?
  /// Totals: spending, spending per day, and the remaining budget.
  package var figures: [FigureViewModel] = []
  /// Tables of spending by category and by person.
  package var breakdowns: [BreakdownViewModel] = []
  /// The costs, from the entries of all accounts.
  package let entries: [CostViewModel]
  /// The heading of the collapsed list of entries: "93 entries". Missing if the list is too short
  /// to be collapsed.
  package var foldedTitle: String?
  /// The total of the entries in each currency: "$1,234.00".
  package let totals: [String]
  /// The amounts that the travellers owe each other: one element for each currency.
  package var settlements: [SettlementViewModel] = []

  package init(entries: [CostViewModel], totals: [String]) {
    self.entries = entries
    self.totals = totals
  }
}

extension CostsViewModel: Presentable {
  /// Whether any entry has a category.
  package var hasCategories: Bool { entries.contains { $0.category != nil } }

  package static let contract = Contract<Self>(
    template: "components/costs",
    Fields(
      "CostsViewModel",
      .optional("notice") { $0.notice }, .list("figures", any: "hasFigures") { $0.figures },
      .list("breakdowns") { $0.breakdowns }, .list("entries", any: "hasEntries") { $0.entries },
      .flag("hasCategories") { $0.hasCategories }, .optional("foldedTitle") { $0.foldedTitle },
      .list("totals") { $0.totals },
      .list("settlements", any: "hasSettlements") { $0.settlements }))
}
