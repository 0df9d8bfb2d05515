package import Templating

/// An edition of a photo: its prints, their price, and how many are left.
package struct EditionViewModel: Sendable, Hashable {
  /// The edition's name: "Large".
  package let name: String
  /// The size and the paper: "30 × 40 cm · cotton paper". Missing if the author sets neither.
  package var details: String?
  /// The price: "$25.99".
  package var price: String?
  /// The number of prints left: "2 of 10 left" or "Sold out". Missing for an open edition.
  package var leftText: String?
  /// Whether the edition is sold out.
  package var isSoldOut = false
  /// The link to pay for, order or ask about the edition. Missing if the edition is sold out, and
  /// on pages that only list the editions.
  package var payment: LinkViewModel?

  package init(name: String) { self.name = name }
}

extension EditionViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/edition",
    Fields(
      "EditionViewModel",
      .text("name") { $0.name }, .optional("details") { $0.details },
      .optional("price") { $0.price }, .optional("leftText") { $0.leftText },
      .flag("isSoldOut") { $0.isSoldOut }, .optional("payment") { $0.payment }))
}
