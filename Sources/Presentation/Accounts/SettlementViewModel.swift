package import Templating

/// The amounts that people owe each other for shared costs, in one currency.
package struct SettlementViewModel: Sendable, Hashable {
  /// The name of the currency: "Euro". Missing if only one currency is used.
  package let title: String?
  /// The amounts that each person gets or owes: "Ana Lima gets $12.50".
  package let positions: [String]
  /// The smallest set of payments that settles the debts: "Tom Reed pays Ana Lima $12.50".
  package let payments: [String]

  package init(title: String?, positions: [String], payments: [String]) {
    self.title = title
    self.positions = positions
    self.payments = payments
  }
}

extension SettlementViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/settlement",
    Fields(
      "SettlementViewModel",
      .optional("title") { $0.title }, .list("positions") { $0.positions },
      .list("payments") { $0.payments }))
}
