package import Templating

/// Money that came or went: a row of an account's page, or of the costs of a trip.
package protocol EntryPresentable: Presentable {
  /// The day on which it came or went.
  var day: TimeViewModel? { get }
  /// The person or firm that was paid, or that paid.
  var payee: String { get }
  /// The formatted amount: "-$12.50".
  var amount: String { get }
  /// The other page to which this money belongs: the trip of an account's entry, the account of a
  /// trip's cost.
  var counterpart: LinkViewModel? { get }
}

extension EntryPresentable {
  package static var entryFields: Fields<Self> {
    Fields(
      "EntryPresentable",
      .optional("day") { $0.day },
      .text("payee") { $0.payee },
      .text("amount") { $0.amount },
      .optional("counterpart") { $0.counterpart })
  }
}
