package import Templating

/// An account's entry, shown as a row on the account's page or in the costs of a trip.
package protocol EntryPresentable: Presentable {
  /// The day of the payment.
  var day: TimeViewModel? { get }
  /// The person or company that received the payment or made it.
  var payee: String { get }
  /// The amount: exact ("-$12.50"), approximate ("≈ -$12.50") or as a share of the total ("12%").
  var amount: String { get }
  /// The original amount, if it was paid in another currency: "¥5,000".
  var original: String? { get }
  /// The category: "Food".
  var category: String? { get }
  /// The author's note.
  var note: String? { get }
  /// The tags: "gift, winter".
  var tags: String? { get }
  /// The person who paid, if that isn't the account's owner: "Paid by Tom Reed".
  var payer: String? { get }
  /// Whether the payment is still to come.
  var isPlanned: Bool { get }
  /// A related page. On an account's page, this is the entry's trip or the other account of a
  /// transfer. In the costs of a trip, this is the account that paid.
  var counterpart: LinkViewModel? { get }
}

extension EntryPresentable {
  package static var entryFields: Fields<Self> {
    Fields(
      "EntryPresentable",
      .optional("day") { $0.day }, .text("payee") { $0.payee }, .text("amount") { $0.amount },
      .optional("original") { $0.original }, .optional("category") { $0.category },
      .optional("note") { $0.note }, .optional("tags") { $0.tags }, .optional("payer") { $0.payer },
      .flag("isPlanned") { $0.isPlanned }, .optional("counterpart") { $0.counterpart })
  }
}
