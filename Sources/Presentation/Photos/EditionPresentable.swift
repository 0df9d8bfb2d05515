package import Templating

/// An edition of a photo: what a print of it is, what it costs, and how many are left.
package protocol EditionPresentable: Presentable {
  /// The edition's name: "Large".
  var name: String { get }
  /// Size and paper, as far as they are stated: "30 × 40 cm · cotton paper".
  var details: String? { get }
  /// The price: "$25.99".
  var price: String? { get }
  /// "2 of 10 left" or "Sold out"; none for an edition of which as many are made as are wanted.
  var leftText: String? { get }
  /// Whether nobody can buy it any more.
  var isSoldOut: Bool { get }
  /// The link to where it is paid for, ordered or asked for; none on pages that only tell of it,
  /// and for an edition that is sold out.
  var payment: LinkViewModel? { get }
}

extension EditionPresentable {
  /// The names that it offers to templates.
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
