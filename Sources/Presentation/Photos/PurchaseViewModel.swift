package import Markup
package import Templating

/// The purchase of a photo, next to its picture.
package struct PurchaseViewModel: Sendable, Hashable {
  /// "Buy Misery Ridge".
  package let headerText: String
  /// The information before the payment: "You pay $25.99 on shop.example."
  package let text: String
  package let photoLink: Link
  package let editions: [EditionViewModel]
  /// The payment page on another site, or an email with the order. With editions, the link of the
  /// first one available.
  package let link: Link
  /// "Pay $25.99 for Misery Ridge".
  package let linkText: String

  package init(
    headerText: String, text: String, photoLink: Link, editions: [EditionViewModel] = [],
    link: Link, linkText: String
  ) {
    self.headerText = headerText
    self.text = text
    self.photoLink = photoLink
    self.editions = editions
    self.link = link
    self.linkText = linkText
  }
}

extension PurchaseViewModel: PurchasePresentable {
  package static let contract = Contract<Self>(
    template: "components/purchase", purchaseFields, headerTextFields, textFields, linkFields)
}
