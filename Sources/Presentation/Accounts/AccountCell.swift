public import Templating

/// An account's card, for lists that contain cards of several kinds.
public struct AccountCell: Sendable, Hashable {
  package let account: AccountViewModel

  package init(_ account: AccountViewModel) { self.account = account }
}

extension AccountCell: Presentable {
  /// The template `components/account-card` shows this cell.
  public static let contract = Contract<Self>(
    template: "components/account-card",
    AccountViewModel.accountFields.through { $1($0.account) },
    AccountViewModel.linkFields.through { $1($0.account) },
    AccountViewModel.taggedFields.through { $1($0.account) })
}
