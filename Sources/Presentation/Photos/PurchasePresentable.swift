package import Markup
package import Templating

/// The step between a photo and its payment, on its own page or next to the picture.
package protocol PurchasePresentable: HeaderTextPresentable, TextPresentable, LinkPresentable {
  /// The photo's page. The visitor's browser uses it to remember the purchase.
  var photoLink: Link { get }
  /// The editions to choose from, each with its own payment link. Empty without editions;
  /// then the purchase has the link.
  var editions: [EditionViewModel] { get }
}

extension PurchasePresentable {
  /// Whether there are editions to choose from.
  package var hasEditions: Bool { !editions.isEmpty }

  /// The fields it offers to templates.
  package static var purchaseFields: Fields<Self> {
    Fields(
      "PurchasePresentable",
      .link("photoLink") { $0.photoLink },
      .list("editions") { $0.editions },
      .flag("hasEditions") { $0.hasEditions })
  }
}
