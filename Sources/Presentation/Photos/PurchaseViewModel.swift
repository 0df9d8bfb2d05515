package import Markup
package import Templating

/// The step before the payment for a photo. A separate page shows it, or the photo's page shows it
/// next to the picture.
package struct PurchaseViewModel: Sendable, Hashable {
  /// "Buy Misery Ridge".
  package let headerText: String
  /// The information that visitors read before they pay: "You pay $25.99 on shop.example."
  package let text: String
  /// The address of the photo's page. The visitor's browser uses this address to remember the
  /// purchase.
  package let photoLink: Link
  /// The editions to choose from, each with its own payment link. Empty if the photo has no
  /// editions. In this case, `link` leads to the payment.
  package var editions: [EditionViewModel] = []
  /// The payment page on another site, or an email with the order. If the photo has editions, this
  /// is the link of the first available edition.
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
