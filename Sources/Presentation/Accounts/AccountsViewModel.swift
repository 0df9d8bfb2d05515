package import Templating

/// A page of the list of accounts.
package struct AccountsViewModel: Sendable, Hashable {
  package let headerText: String
  /// How many there are in all: "2 accounts", "No accounts yet".
  package let text: String
  /// Those of this page of the list.
  package let accounts: [AccountViewModel]
  package let placeholder: String
  package let story: ArticleViewModel?
  package let newer: LinkViewModel?
  package let older: LinkViewModel?

  package init(
    headerText: String, text: String, accounts: [AccountViewModel],
    placeholder: String = defaultPlaceholder, story: ArticleViewModel? = nil,
    newer: LinkViewModel? = nil, older: LinkViewModel? = nil
  ) {
    self.headerText = headerText
    self.text = text
    self.accounts = accounts
    self.placeholder = placeholder
    self.story = story
    self.newer = newer
    self.older = older
  }
}

extension AccountsViewModel: ListPresentable {
  package var numberOfElements: Int { accounts.count }

  package static let contract = Contract<Self>(
    template: "accounts", accountsFields, listFields, headerTextFields, textFields,
    textFieldFields, storyFields, neighborsFields)

  private static let accountsFields = Fields<Self>(
    "AccountsViewModel", .list("accounts") { $0.accounts })
}
