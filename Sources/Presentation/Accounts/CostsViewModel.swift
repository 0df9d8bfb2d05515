package import Templating

/// Costs of a trip: sums of all accounts, and what they were spent on.
package struct CostsViewModel: Sendable, Hashable {
  /// A remark that amounts which aren't disclosed are left out.
  package let notice: String?
  /// Sums: what was spent, in all and per day, and what is left of the budget.
  package let figures: [FigureViewModel]
  /// Tables of what was spent by category and per person.
  package let breakdowns: [BreakdownViewModel]
  /// The costs, from the entries of all accounts.
  package let entries: [CostViewModel]
  /// The number of entries, if they are so many that they are folded: "93 entries".
  package let foldedTitle: String?
  /// Sums of the entries, one for each currency: "$1,234.00".
  package let totals: [String]
  /// Sums that the travellers owe each other, one for each currency.
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
  /// Whether one of the entries has a category.
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
