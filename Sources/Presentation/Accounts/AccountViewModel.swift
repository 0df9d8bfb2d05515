package import Markup
package import Templating

/// An account: its page, and its card in a list.
package struct AccountViewModel: Sendable, Hashable {
  package let name: String
  package let link: Link
  package let balanceText: String
  package let owner: UserViewModel?
  package let tags: [LabelViewModel]
  /// Balance before the first entry: "$1,000.00".
  package let openingBalance: String?
  /// Entries in the account's order.
  package let entries: [EntryViewModel]
  package let story: ArticleViewModel?
  package let newer: LinkViewModel?
  package let older: LinkViewModel?

  package init(
    name: String, link: Link, balanceText: String, owner: UserViewModel? = nil,
    tags: [LabelViewModel] = [], openingBalance: String? = nil, entries: [EntryViewModel] = [],
    story: ArticleViewModel? = nil, newer: LinkViewModel? = nil, older: LinkViewModel? = nil
  ) {
    self.name = name
    self.link = link
    self.balanceText = balanceText
    self.owner = owner
    self.tags = tags
    self.openingBalance = openingBalance
    self.entries = entries
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
    template: "account", accountFields, linkFields, headerTextFields, taggedFields,
    storyFields, neighborsFields, entriesFields)

  private static let entriesFields = Fields<Self>(
    "AccountViewModel",
    .optional("openingBalance") { $0.openingBalance },
    .list("entries") { $0.entries },
    .flag("hasEntries") { !$0.entries.isEmpty })
}
