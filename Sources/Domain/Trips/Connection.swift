/// Wait from the arrival of a leg to the departure of the next.
package struct Connection: Sendable, Hashable {
  /// The place where the traveller waits; `nil` if unknown.
  package let place: Place?
  /// Planned wait; `nil` if a time is unknown, or if the leg before wasn't taken.
  package let planned: Duration?
  /// Actual wait; `nil` if no actual time is known, or if the connection was missed.
  package let actual: Duration?
  /// Whether the traveller arrived after the next leg had left.
  package let isMissed: Bool

  /// Creates the connection from a leg that was taken to the next leg.
  init(from leg: Leg, to next: Leg) {
    place = leg.end ?? next.origin
    planned = leg.arrival.time(until: next.departure)
    let isKnown = leg.actualArrival != nil || next.actualDeparture != nil
    let actual =
      isKnown
      ? (leg.actualArrival ?? leg.arrival).time(until: next.actualDeparture ?? next.departure)
      : nil
    isMissed = next.status != .cancelled && actual.map { $0 < .zero } ?? false
    self.actual = isMissed || !next.isTaken ? nil : actual
  }

  /// Creates the connection to a leg that was taken instead of the legs after `leg`.
  init(from leg: Leg, toReplacement next: Leg) {
    place = leg.end ?? next.origin
    planned = nil
    actual = (leg.actualArrival ?? leg.arrival).time(
      until: next.actualDeparture ?? next.departure)
    isMissed = false
  }
}

extension Trip {
  /// Connection from the leg at an index to the next one; `nil` after the last leg, or if nothing
  /// is known about it.
  ///
  /// After legs that weren't taken, the wait begins at the last leg that was.
  package func connection(afterLegAt index: Int) -> Connection? {
    guard index + 1 < legs.count else { return nil }
    let (leg, next) = (legs[index], legs[index + 1])
    let connection: Connection
    if leg.isTaken {
      connection = Connection(from: leg, to: next)
    } else {
      guard next.isTaken, let taken = legs[..<index].last(where: \.isTaken) else { return nil }
      connection = Connection(from: taken, toReplacement: next)
    }
    return connection.planned == nil && connection.actual == nil && !connection.isMissed
      ? nil : connection
  }
}
