package import Markup
package import Templating

/// An account: its page, and its card in a list.
package struct AccountViewModel: Sendable, Hashable {
  package let name: String
  package let link: Link
  package let balanceText: String
  package let owner: UserViewModel?
  /// What it held before its first entry: "$1,000.00".
  package let openingBalance: String?
  /// In the account's order.
  package let entries: [EntryViewModel]
  package let story: ArticleViewModel?

  package init(
    name: String, link: Link, balanceText: String, owner: UserViewModel? = nil,
    openingBalance: String? = nil, entries: [EntryViewModel] = [], story: ArticleViewModel? = nil
  ) {
    self.name = name
    self.link = link
    self.balanceText = balanceText
    self.owner = owner
    self.openingBalance = openingBalance
    self.entries = entries
    self.story = story
  }
}

extension AccountViewModel: AccountPresentable, HeaderTextPresentable, StoryPresentable {
  package var headerText: String { name }

  package static let contract = Contract<Self>(
    template: "account", accountFields, linkFields, headerTextFields, storyFields, entriesFields)

  private static let entriesFields = Fields<Self>(
    "AccountViewModel",
    .optional("openingBalance") { $0.openingBalance },
    .list("entries") { $0.entries },
    .flag("hasEntries") { !$0.entries.isEmpty })
}
