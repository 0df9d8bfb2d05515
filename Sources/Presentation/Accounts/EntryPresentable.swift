package import Templating

/// Money that came or went: a row of an account's page, or of the costs of a trip.
package protocol EntryPresentable: Presentable {
  /// When it came or went.
  var day: TimeViewModel? { get }
  /// Who was paid, or who paid.
  var payee: String { get }
  /// Ready money: "-$12.50".
  var amount: String { get }
  /// The other page that this money belongs to: of an account's entry its trip, of a trip's cost
  /// its account.
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
