package import Markup
package import Templating

/// A row of an account's page, with a link to the trip of the entry.
package struct EntryViewModel: Sendable, Hashable {
  package let day: TimeViewModel?
  package let payee: String
  package let amount: String
  package let original: String?
  package let category: String?
  package let note: String?
  package let tags: String?
  package let payer: String?
  package let counterpart: LinkViewModel?
  /// The balance after the entry: "$120.00". Missing if it is hidden.
  package let balance: String?
  /// Whether the payment is still to come.
  package let isPlanned: Bool
  /// The file with the receipt, if it is public.
  package let receiptLink: Link?

  package init(
    day: TimeViewModel?, payee: String, amount: String, original: String? = nil,
    category: String? = nil, note: String? = nil, tags: String? = nil,
    payer: String? = nil,
    counterpart: LinkViewModel? = nil, balance: String? = nil, isPlanned: Bool = false,
    receiptLink: Link? = nil
  ) {
    self.day = day
    self.payee = payee
    self.amount = amount
    self.original = original
    self.category = category
    self.note = note
    self.tags = tags
    self.payer = payer
    self.counterpart = counterpart
    self.balance = balance
    self.isPlanned = isPlanned
    self.receiptLink = receiptLink
  }
}

extension EntryViewModel: EntryPresentable {
  package static let contract = Contract<Self>(
    template: "components/ledger-entry", entryFields,
    Fields(
      "EntryViewModel",
      .optional("balance") { $0.balance },
      .optional("receiptLink") { $0.receiptLink }))
}
