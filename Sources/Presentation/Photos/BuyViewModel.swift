package import Markup
package import Templating

/// The page between a photo and its payment: the photo, the price, and the link to the payment.
package struct BuyViewModel: Sendable, Hashable {
  /// "Buy Misery Ridge".
  package let headerText: String
  /// The information before the payment: "You pay $25.99 on shop.example."
  package let text: String
  /// The photo for sale.
  package let photo: PhotoViewModel
  /// The payment page, on another site.
  package let link: Link
  /// "Pay $25.99 for Misery Ridge".
  package let linkText: String

  package init(
    headerText: String, text: String, photo: PhotoViewModel, link: Link, linkText: String
  ) {
    self.headerText = headerText
    self.text = text
    self.photo = photo
    self.link = link
    self.linkText = linkText
  }
}

extension BuyViewModel: HeaderTextPresentable, TextPresentable, LinkPresentable {
  package static let contract = Contract<Self>(
    template: "buy", buyFields, headerTextFields, textFields, linkFields)

  private static let buyFields = Fields<Self>("BuyViewModel", .nested("photo") { $0.photo })
}
