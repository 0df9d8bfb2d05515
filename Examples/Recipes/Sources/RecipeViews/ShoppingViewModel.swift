package import Zoetrope

/// The total cost of a list's recipes, shown like an account although it has no model.
package struct ShoppingViewModel: AccountPresentable {
  package let name: String
  package let balanceText: String?
  package let link: Link
  package let owner: UserViewModel? = nil

  package init(name: String, balanceText: String, link: Link) {
    (self.name, self.balanceText, self.link) = (name, balanceText, link)
  }

  package static let contract = Contract<Self>(
    template: "components/account", accountFields, linkFields)
}
