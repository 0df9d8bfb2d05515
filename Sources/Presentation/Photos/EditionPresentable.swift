package import Templating

/// An edition of a photo: its prints, their price, and how many are left.
package protocol EditionPresentable: Presentable {
  /// The edition's name: "Large".
  var name: String { get }
  /// Size and paper, if they are set: "30 × 40 cm · cotton paper".
  var details: String? { get }
  /// The price: "$25.99".
  var price: String? { get }
  /// "2 of 10 left" or "Sold out". Missing for an open edition.
  var leftText: String? { get }
  /// Whether the edition is sold out.
  var isSoldOut: Bool { get }
  /// The link to pay for, order or ask about the edition. Missing if it is sold out, and on pages
  /// that only list the editions.
  var payment: LinkViewModel? { get }
}

extension EditionPresentable {
  /// The fields it offers to templates.
  package static var editionFields: Fields<Self> {
    Fields(
      "EditionPresentable",
      .text("name") { $0.name },
      .optional("details") { $0.details },
      .optional("price") { $0.price },
      .optional("leftText") { $0.leftText },
      .flag("isSoldOut") { $0.isSoldOut },
      .optional("payment") { $0.payment })
  }
}
