/// One entry of an account; money spent is negative.
package struct Posting: Sendable, Hashable {
  package let date: CalendarDate
  package let payee: String
  package let amount: Money
  /// The trip on which it was spent.
  package let trip: Slug?

  package init(date: CalendarDate, payee: String, amount: Money, trip: Slug? = nil) {
    self.date = date
    self.payee = payee
    self.amount = amount
    self.trip = trip
  }
}
