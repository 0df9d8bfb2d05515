package import Markup
package import Templating

/// The values of an account that its page or its card in a list can show.
package struct AccountViewModel: Sendable, Hashable {
  package let name: String
  package let link: Link
  package var balanceText: String?
  package var owner: UserViewModel?
  package var tags: [LabelViewModel] = []
  /// Whether all amounts of the account are hidden.
  package var isHidden = false
  /// A notice that the totals leave out hidden amounts.
  package var notice: String?
  /// A line chart of the balance over time. Missing if there are fewer than two balances.
  package var balanceChart: ChartViewModel?
  /// Totals: spending, income and the remaining budget.
  package var figures: [FigureViewModel] = []
  /// Tables of spending by category, month, trip and payee.
  package var breakdowns: [BreakdownViewModel] = []
  /// The amounts that people owe each other: one element for each currency.
  package var settlements: [SettlementViewModel] = []
  /// The entries in chronological order. If there are too many for one page, these are the newest.
  package var register = RegisterViewModel()
  /// The address of a CSV file with the entries. Missing if the account doesn't offer this file.
  package var entriesLink: Link?
  package var story: ArticleViewModel?
  package var newer, older: LinkViewModel?

  package init(name: String, link: Link) {
    self.name = name
    self.link = link
  }
}

extension AccountViewModel: AccountPresentable, HeaderTextPresentable, TaggedPresentable,
  StoryPresentable, NeighborsPresentable
{
  package var headerText: String { name }

  package static let contract = Contract<Self>(
    template: "account", variants: [Variant("hidden") { $0.isHidden }],
    accountFields, linkFields, headerTextFields, taggedFields, storyFields, neighborsFields,
    Fields(
      "AccountViewModel",
      .optional("notice") { $0.notice }, .optional("balanceChart") { $0.balanceChart },
      .list("figures", any: "hasFigures") { $0.figures }, .list("breakdowns") { $0.breakdowns },
      .list("settlements", any: "hasSettlements") { $0.settlements },
      .nested("register") { $0.register }, .optional("entriesLink") { $0.entriesLink }))
}
