public import Templating

/// Values of an account that templates can show, on its page and as a card in a list.
public protocol AccountPresentable: LinkPresentable {
  /// "Travel budget".
  var name: String { get }
  /// "Your balance is $6,729,383.99". Missing if it is hidden.
  var balanceText: String? { get }
  /// The account's owner.
  var owner: UserViewModel? { get }
}

extension AccountPresentable {
  /// The account's name.
  public var linkText: String { name }

  /// The fields it offers to templates.
  public static var accountFields: Fields<Self> {
    Fields(
      "AccountPresentable",
      .text("name") { $0.name },
      .optional("balanceText") { $0.balanceText },
      .optional("owner") { $0.owner })
  }
}
