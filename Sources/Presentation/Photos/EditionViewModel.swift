package import Templating

/// An edition of a photo.
package struct EditionViewModel: Sendable, Hashable {
  package let name: String
  package let details: String?
  package let price: String?
  package let leftText: String?
  package let isSoldOut: Bool
  package let payment: LinkViewModel?

  package init(
    name: String, details: String? = nil, price: String? = nil, leftText: String? = nil,
    isSoldOut: Bool = false, payment: LinkViewModel? = nil
  ) {
    self.name = name
    self.details = details
    self.price = price
    self.leftText = leftText
    self.isSoldOut = isSoldOut
    self.payment = payment
  }
}

extension EditionViewModel: EditionPresentable {
  package static let contract = Contract<Self>(template: "components/edition", editionFields)
}
