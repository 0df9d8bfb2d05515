package import Templating

/// A page of the list of accounts.
package struct AccountsViewModel: Sendable, Hashable {
  package let head: ListHeadViewModel
  /// Accounts on this page of the list.
  package let accounts: [AccountViewModel]

  package init(_ head: ListHeadViewModel, accounts: [AccountViewModel]) {
    self.head = head
    self.accounts = accounts
  }
}

extension AccountsViewModel: HeadedList {
  package var numberOfElements: Int { accounts.count }

  package static let contract = Contract<Self>(
    template: "accounts", accountsFields, also: headFields)

  private static let accountsFields = Fields<Self>(
    "AccountsViewModel", .list("accounts") { $0.accounts })
}
