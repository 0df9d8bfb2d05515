package import Templating

/// The costs of a trip from all accounts: totals and entries.
package struct CostsViewModel: Sendable, Hashable {
  /// A note that hidden amounts are left out.
  package let notice: String?
  /// Totals: spending, spending per day, and the rest of the budget.
  package let figures: [FigureViewModel]
  /// Tables of spending by category and by person.
  package let breakdowns: [BreakdownViewModel]
  /// The costs, from the entries of all accounts.
  package let entries: [CostViewModel]
  /// The number of entries, if the list is long enough to be collapsed: "93 entries".
  package let foldedTitle: String?
  /// The total of the entries in each currency: "$1,234.00".
  package let totals: [String]
  /// The amounts that the travellers owe each other, separately for each currency.
  package let settlements: [SettlementViewModel]

  package init(
    notice: String? = nil, figures: [FigureViewModel] = [], breakdowns: [BreakdownViewModel] = [],
    entries: [CostViewModel], foldedTitle: String? = nil, totals: [String],
    settlements: [SettlementViewModel] = []
  ) {
    self.notice = notice
    self.figures = figures
    self.breakdowns = breakdowns
    self.entries = entries
    self.foldedTitle = foldedTitle
    self.totals = totals
    self.settlements = settlements
  }
}

extension CostsViewModel: Presentable {
  /// Whether an entry has a category.
  package var hasCategories: Bool { entries.contains { $0.category != nil } }

  package static let contract = Contract<Self>(
    template: "components/costs",
    Fields(
      "CostsViewModel",
      .optional("notice") { $0.notice },
      .list("figures") { $0.figures },
      .flag("hasFigures") { !$0.figures.isEmpty },
      .list("breakdowns") { $0.breakdowns },
      .list("entries") { $0.entries },
      .flag("hasEntries") { !$0.entries.isEmpty },
      .flag("hasCategories") { $0.hasCategories },
      .optional("foldedTitle") { $0.foldedTitle },
      .list("totals") { $0.totals },
      .list("settlements") { $0.settlements },
      .flag("hasSettlements") { !$0.settlements.isEmpty }))
}
