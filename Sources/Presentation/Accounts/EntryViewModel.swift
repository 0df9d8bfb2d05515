package import Markup
package import Templating

/// A row on an account's page, with a link to the entry's trip.
package struct EntryViewModel: Sendable, Hashable {
  package let payee, amount: String
  package var day: TimeViewModel?
  package var original, category, note, tags, payer: String?
  package var isPlanned = false
  package var counterpart: LinkViewModel?
  /// The balance after the entry: "$120.00". Missing if the balance is hidden.
  package var balance: String?
  /// The receipt file, if it is public.
  package var receiptLink: Link?

  package init(payee: String, amount: String) {
    self.payee = payee
    self.amount = amount
  }
}

extension EntryViewModel: EntryPresentable {
  package static let contract = Contract<Self>(
    template: "components/ledger-entry",
    entryFields,
    Fields(
      "EntryViewModel",
      .optional("balance") { $0.balance }, .optional("receiptLink") { $0.receiptLink }))
}
