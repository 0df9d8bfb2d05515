package import Templating

/// Money that came or went: a row of an account's page, or of the costs of a trip.
package protocol EntryPresentable: Presentable {
  /// The day on which it came or went.
  var day: TimeViewModel? { get }
  /// The person or firm that was paid, or that paid.
  var payee: String { get }
  /// The formatted amount: "-$12.50", about right as "≈ -$12.50", or its part of all as "12%".
  var amount: String { get }
  /// The amount that was paid in another currency: "¥5,000".
  var original: String? { get }
  /// The purpose: "Food".
  var category: String? { get }
  /// A remark of the author's.
  var note: String? { get }
  /// The words by which it is found: "gift, winter".
  var tags: String? { get }
  /// The person who paid, if not the account's owner: "Paid by Tom Reed".
  var payer: String? { get }
  /// Whether it is still to come.
  var isPlanned: Bool { get }
  /// The other page to which this money belongs: the trip of an account's entry, the account of a
  /// trip's cost, the account at the other end of a transfer.
  var counterpart: LinkViewModel? { get }
}

extension EntryPresentable {
  package static var entryFields: Fields<Self> {
    Fields(
      "EntryPresentable",
      .optional("day") { $0.day },
      .text("payee") { $0.payee },
      .text("amount") { $0.amount },
      .optional("original") { $0.original },
      .optional("category") { $0.category },
      .optional("note") { $0.note },
      .optional("tags") { $0.tags },
      .optional("payer") { $0.payer },
      .flag("isPlanned") { $0.isPlanned },
      .optional("counterpart") { $0.counterpart })
  }
}
