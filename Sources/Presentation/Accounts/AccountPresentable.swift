public import Templating

/// The name, balance and owner of an account.
public protocol AccountPresentable: LinkPresentable {
  /// The account's name: "Travel budget".
  var name: String { get }
  /// The balance: "Your balance is $6,729,383.99". Missing if the balance is hidden.
  var balanceText: String? { get }
  /// The account's owner.
  var owner: UserViewModel? { get }
}

extension AccountPresentable {
  /// The account's name.
  public var linkText: String { name }

  /// The fields that this type offers to templates.
  public static var accountFields: Fields<Self> {
    Fields(
      "AccountPresentable",
      .text("name") { $0.name }, .optional("balanceText") { $0.balanceText },
      .optional("owner") { $0.owner })
  }
}
