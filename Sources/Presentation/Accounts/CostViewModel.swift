package import Templating

/// A row of the costs of a trip, with a link to the account that paid.
package struct CostViewModel: Sendable, Hashable {
  package let day: TimeViewModel?
  package let payee: String
  /// The amount spent, without a sign: "$12.50"; money that came back has one: "-$12.50".
  package let amount: String
  package let account: LinkViewModel

  package init(day: TimeViewModel?, payee: String, amount: String, account: LinkViewModel) {
    self.day = day
    self.payee = payee
    self.amount = amount
    self.account = account
  }
}

extension CostViewModel: EntryPresentable {
  package var counterpart: LinkViewModel? { account }

  package static let contract = Contract<Self>(template: "components/entry", entryFields)
}
