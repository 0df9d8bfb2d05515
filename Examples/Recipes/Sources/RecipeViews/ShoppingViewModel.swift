package import Zoetrope

/// What all recipes of a list cost together: an account of no kind, shown as one.
package struct ShoppingViewModel: AccountPresentable {
  package let name, balanceText: String
  package let link: Link
  package let owner: UserViewModel? = nil

  package init(name: String, balanceText: String, link: Link) {
    (self.name, self.balanceText, self.link) = (name, balanceText, link)
  }

  package static let contract = Contract<Self>(
    template: "components/account", accountFields, linkFields)
}
