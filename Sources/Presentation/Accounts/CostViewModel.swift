package import Templating

/// A row in the costs of a trip, with a link to the account that paid.
package struct CostViewModel: Sendable, Hashable {
  package let payee: String
  /// The amount spent, without a sign: "$12.50". A refund has a minus sign: "-$12.50".
  package let amount: String
  package var day: TimeViewModel?
  package var original, category, note, tags, payer: String?
  package var isPlanned = false
  package let counterpart: LinkViewModel?

  package init(payee: String, amount: String, account: LinkViewModel) {
    self.payee = payee
    self.amount = amount
    counterpart = account
  }
}

extension CostViewModel: EntryPresentable {
  package static let contract = Contract<Self>(template: "components/entry", entryFields)
}
