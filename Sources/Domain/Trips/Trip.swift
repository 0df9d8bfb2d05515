/// A journey from one place to another; what follows from its facts is computed, never stored.
package struct Trip: Sendable, Hashable {
  /// As planned.
  package let departure: Moment
  /// As planned.
  package let arrival: Moment
  /// `nil`: unknown.
  package let actualDeparture: Moment?
  /// `nil`: unknown.
  package let actualArrival: Moment?
  package let origin: Place?
  package let destination: Place?
  package let mode: TravelMode?
  /// Who runs it, such as an airline.
  package let provider: String?
  /// The number of the flight, the train or the line.
  package let number: String?
  package let status: TripStatus
  /// Who travels.
  package let people: [Slug]

  package init(
    departure: Moment, arrival: Moment, actualDeparture: Moment? = nil,
    actualArrival: Moment? = nil, origin: Place? = nil, destination: Place? = nil,
    mode: TravelMode? = nil, provider: String? = nil, number: String? = nil,
    status: TripStatus = .scheduled, people: [Slug] = []
  ) throws(TripFault) {
    guard departure.instant <= arrival.instant else { throw .arrivesBeforeItDeparts }
    if let actualDeparture, let actualArrival {
      guard actualDeparture.instant <= actualArrival.instant else {
        throw .actuallyArrivesBeforeItDeparts
      }
    }
    self.departure = departure
    self.arrival = arrival
    self.actualDeparture = actualDeparture
    self.actualArrival = actualArrival
    self.origin = origin
    self.destination = destination
    self.mode = mode
    self.provider = provider
    self.number = number
    self.status = status
    self.people = people
  }

  /// As planned, from departure to arrival.
  package var duration: Duration { arrival.instant.since(departure.instant) }

  /// How much later than planned it departed; negative where it was early, `nil` where unknown.
  package var delay: Duration? { actualDeparture?.instant.since(departure.instant) }

  /// Whether it departed a minute or more too late; less than that is no delay to speak of.
  package var isDelayed: Bool { Self.isLate(delay) }

  /// Whether it departed a minute or more too early.
  package var isEarly: Bool { Self.isEarly(delay) }

  /// How much later than planned it arrived; negative where it was early, `nil` where unknown.
  package var arrivalDelay: Duration? { actualArrival?.instant.since(arrival.instant) }

  /// Whether it arrived a minute or more too late, whenever it departed.
  package var arrivesLate: Bool { Self.isLate(arrivalDelay) }

  /// Whether it arrived a minute or more too early.
  package var arrivesEarly: Bool { Self.isEarly(arrivalDelay) }

  private static func isLate(_ delay: Duration?) -> Bool {
    delay.map { $0 >= .seconds(60) } ?? false
  }

  private static func isEarly(_ delay: Duration?) -> Bool {
    delay.map { $0 <= .seconds(-60) } ?? false
  }

  package var isCancelled: Bool { status == .cancelled }
}

/// Why no trip can be made.
package enum TripFault: Error, Sendable, Hashable {
  case arrivesBeforeItDeparts
  case actuallyArrivesBeforeItDeparts
}
