package import Zoetrope

/// Values beside the recipe on its page: cards of other kinds, and a switch.
package struct RecipeCompany: Sendable {
  package let kitchen: SwitchCell
  package let photo: PhotoCell?
  package let trip: TripCell?
  package let account: AccountCell?

  package init(
    kitchen: KitchenMode, photo: PhotoCell? = nil, trip: TripCell? = nil,
    account: AccountCell? = nil
  ) {
    self.kitchen = SwitchCell(dataSource: kitchen, delegate: kitchen)
    (self.photo, self.trip, self.account) = (photo, trip, account)
  }
}
