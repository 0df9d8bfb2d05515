package import Templating

/// A row of an account's page, with a link to the trip that the money was spent on.
package struct EntryViewModel: Sendable, Hashable {
  package let day: TimeViewModel?
  package let payee: String
  package let amount: String
  package let trip: LinkViewModel?

  package init(day: TimeViewModel?, payee: String, amount: String, trip: LinkViewModel? = nil) {
    self.day = day
    self.payee = payee
    self.amount = amount
    self.trip = trip
  }
}

extension EntryViewModel: EntryPresentable {
  package var counterpart: LinkViewModel? { trip }

  package static let contract = Contract<Self>(template: "components/entry", entryFields)
}
