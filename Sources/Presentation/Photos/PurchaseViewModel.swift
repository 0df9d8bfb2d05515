package import Markup
package import Templating

/// The step between a photo and its payment, on its own page or next to the picture.
package struct PurchaseViewModel: Sendable, Hashable {
  /// "Buy Misery Ridge".
  package let headerText: String
  /// The information before the payment: "You pay $25.99 on shop.example."
  package let text: String
  /// The address of the photo's page. The visitor's browser uses this address to remember the
  /// purchase.
  package let photoLink: Link
  /// The editions to choose from, each with its own payment link. Empty if the photo has no
  /// editions: the purchase itself then has the link.
  package var editions: [EditionViewModel] = []
  /// The payment page on another site, or an email with the order. With editions, the link of the
  /// first one available.
  package let link: Link
  /// "Pay $25.99 for Misery Ridge".
  package let linkText: String

  package init(headerText: String, text: String, photoLink: Link, payment: LinkViewModel) {
    self.headerText = headerText
    self.text = text
    self.photoLink = photoLink
    link = payment.link
    linkText = payment.linkText
  }
}

extension PurchaseViewModel: HeaderTextPresentable, TextPresentable, LinkPresentable {
  package static let contract = Contract<Self>(
    template: "components/purchase",
    purchaseFields, headerTextFields, textFields, linkFields)

  static let purchaseFields = Fields<Self>(
    "PurchaseViewModel",
    .link("photoLink") { $0.photoLink }, .list("editions", any: "hasEditions") { $0.editions })
}
