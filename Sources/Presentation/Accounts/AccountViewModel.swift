package import Markup
package import Templating

/// An account: its page, and its card in a list.
package struct AccountViewModel: Sendable, Hashable {
  package let name: String
  package let link: Link
  package let balanceText: String?
  package let owner: UserViewModel?
  package let tags: [LabelViewModel]
  /// Whether all its amounts are hidden.
  package let isHidden: Bool
  /// A note that totals leave out hidden amounts.
  package let notice: String?
  /// A line chart of the balance over time. Missing with fewer than two balances.
  package let balanceChart: ChartViewModel?
  /// Totals: spending, income and the rest of the budget.
  package let figures: [FigureViewModel]
  /// Tables of spending by category, month, trip and payee.
  package let breakdowns: [BreakdownViewModel]
  /// The amounts that people owe each other, separately for each currency.
  package let settlements: [SettlementViewModel]
  /// The entries by time. For a long account, only the newest.
  package let register: RegisterViewModel
  /// The entries as a CSV file, if the account offers it.
  package let entriesLink: Link?
  package let story: ArticleViewModel?
  package let newer: LinkViewModel?
  package let older: LinkViewModel?

  package init(
    name: String, link: Link, balanceText: String?, owner: UserViewModel? = nil,
    tags: [LabelViewModel] = [], isHidden: Bool = false, notice: String? = nil,
    balanceChart: ChartViewModel? = nil, figures: [FigureViewModel] = [],
    breakdowns: [BreakdownViewModel] = [], settlements: [SettlementViewModel] = [],
    register: RegisterViewModel = RegisterViewModel(), entriesLink: Link? = nil,
    story: ArticleViewModel? = nil,
    newer: LinkViewModel? = nil, older: LinkViewModel? = nil
  ) {
    self.name = name
    self.link = link
    self.balanceText = balanceText
    self.owner = owner
    self.tags = tags
    self.isHidden = isHidden
    self.notice = notice
    self.balanceChart = balanceChart
    self.figures = figures
    self.breakdowns = breakdowns
    self.settlements = settlements
    self.register = register
    self.entriesLink = entriesLink
    self.story = story
    self.newer = newer
    self.older = older
  }
}

extension AccountViewModel: AccountPresentable, HeaderTextPresentable, TaggedPresentable,
  StoryPresentable, NeighborsPresentable
{
  package var headerText: String { name }

  package static let contract = Contract<Self>(
    template: "account", variants: [Variant("hidden") { $0.isHidden }],
    accountFields, linkFields, headerTextFields, taggedFields, storyFields, neighborsFields,
    numberFields)

  private static let numberFields = Fields<Self>(
    "AccountViewModel",
    .optional("notice") { $0.notice },
    .optional("balanceChart") { $0.balanceChart },
    .list("figures") { $0.figures },
    .flag("hasFigures") { !$0.figures.isEmpty },
    .list("breakdowns") { $0.breakdowns },
    .list("settlements") { $0.settlements },
    .flag("hasSettlements") { !$0.settlements.isEmpty },
    .nested("register") { $0.register },
    .optional("entriesLink") { $0.entriesLink })
}
