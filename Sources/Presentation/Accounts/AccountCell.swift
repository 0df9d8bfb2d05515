public import Templating

/// The card of an account among cards of other kinds.
public struct AccountCell: Sendable, Hashable {
  package let account: AccountViewModel

  package init(_ account: AccountViewModel) { self.account = account }
}

extension AccountCell: Presentable {
  /// Shown by `components/account-card`.
  public static let contract = Contract<Self>(
    template: "components/account-card",
    AccountViewModel.accountFields.through { $1($0.account) },
    AccountViewModel.linkFields.through { $1($0.account) },
    AccountViewModel.taggedFields.through { $1($0.account) })
}
