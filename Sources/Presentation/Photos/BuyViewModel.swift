package import Markup
package import Templating

/// The page between a photo and its payment page.
package struct BuyViewModel: Sendable, Equatable {
  /// The purchase, also shown next to a picture.
  package let purchase: PurchaseViewModel
  /// The photo for sale.
  package let photo: PhotoViewModel

  package init(_ purchase: PurchaseViewModel, of photo: PhotoViewModel) {
    self.purchase = purchase
    self.photo = photo
  }
}

extension BuyViewModel: PurchasePresentable {
  package var headerText: String { purchase.headerText }
  package var text: String { purchase.text }
  package var photoLink: Link { purchase.photoLink }
  package var editions: [EditionViewModel] { purchase.editions }
  package var link: Link { purchase.link }
  package var linkText: String { purchase.linkText }

  package static let contract = Contract<Self>(
    template: "buy", buyFields, purchaseFields, headerTextFields, textFields, linkFields)

  private static let buyFields = Fields<Self>("BuyViewModel", .nested("photo") { $0.photo })
}
