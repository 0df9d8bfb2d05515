package import Markup
package import Templating

/// The way from a photo to its payment, on a page of its own or beside the picture.
package protocol PurchasePresentable: HeaderTextPresentable, TextPresentable, LinkPresentable {
  /// The photo's page, by which the visitor's browser knows what was bought.
  var photoLink: Link { get }
  /// The editions to choose from, each with its own link to the payment; none for a photo that is
  /// sold in one form, whose link is the purchase's own.
  var editions: [EditionViewModel] { get }
}

extension PurchasePresentable {
  /// Whether there are editions to choose from.
  package var hasEditions: Bool { !editions.isEmpty }

  /// The names that it offers to templates.
  package static var purchaseFields: Fields<Self> {
    Fields(
      "PurchasePresentable",
      .link("photoLink") { $0.photoLink },
      .list("editions") { $0.editions },
      .flag("hasEditions") { $0.hasEditions })
  }
}
