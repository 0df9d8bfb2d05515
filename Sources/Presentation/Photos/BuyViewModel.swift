package import Templating

/// The page that leads from a photo to its payment page.
package struct BuyViewModel: Sendable, Equatable {
  /// The purchase. A photo's own page can also show it, next to the picture.
  package let purchase: PurchaseViewModel
  /// The photo for sale.
  package let photo: PhotoViewModel

  package init(_ purchase: PurchaseViewModel, of photo: PhotoViewModel) {
    self.purchase = purchase
    self.photo = photo
  }
}

extension BuyViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "buy",
    Fields("BuyViewModel", .nested("photo") { $0.photo }),
    PurchaseViewModel.purchaseFields.through { $1($0.purchase) },
    PurchaseViewModel.headerTextFields.through { $1($0.purchase) },
    PurchaseViewModel.textFields.through { $1($0.purchase) },
    PurchaseViewModel.linkFields.through { $1($0.purchase) })
}
