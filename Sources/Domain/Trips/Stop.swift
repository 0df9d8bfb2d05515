/// A place at which a leg stops on its way, as a train does.
package struct Stop: Sendable, Hashable {
  package let place: Place
  /// The planned arrival; `nil` if unknown.
  package let arrival: Moment?
  /// The planned departure; `nil` if unknown.
  package let departure: Moment?

  package init(_ place: Place, arrival: Moment? = nil, departure: Moment? = nil) {
    self.place = place
    self.arrival = arrival
    self.departure = departure
  }
}
