package import Templating

/// A row of the costs of a trip, with a link to the account that paid.
package struct CostViewModel: Sendable, Hashable {
  package let day: TimeViewModel?
  package let payee: String
  /// The amount spent, without a sign: "$12.50". A refund has a minus sign: "-$12.50".
  package let amount: String
  package let original: String?
  package let category: String?
  package let note: String?
  package let tags: String?
  package let payer: String?
  package let isPlanned: Bool
  package let account: LinkViewModel?

  package init(
    day: TimeViewModel?, payee: String, amount: String, original: String? = nil,
    category: String? = nil, note: String? = nil, tags: String? = nil,
    payer: String? = nil, isPlanned: Bool = false,
    account: LinkViewModel?
  ) {
    self.isPlanned = isPlanned
    self.day = day
    self.payee = payee
    self.amount = amount
    self.original = original
    self.category = category
    self.note = note
    self.tags = tags
    self.payer = payer
    self.account = account
  }
}

extension CostViewModel: EntryPresentable {
  package var counterpart: LinkViewModel? { account }

  package static let contract = Contract<Self>(template: "components/entry", entryFields)
}
