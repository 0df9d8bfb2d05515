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
    guard !arrival.isBefore(departure) else { throw .arrivesBeforeItDeparts }
    if let actualDeparture, let actualArrival {
      guard !actualArrival.isBefore(actualDeparture) else {
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

  /// Whether of its departure or its arrival no more than the day is known.
  package var isOfDays: Bool { departure.isDay || arrival.isDay }

  /// As planned, from departure to arrival; `nil` for a trip of days.
  package var duration: Duration? { Self.time(from: departure, to: arrival) }

  /// How much later than planned it departed; negative where it was early, `nil` where unknown.
  package var delay: Duration? { Self.time(from: departure, to: actualDeparture) }

  /// Whether it departed a minute or more too late; less than that is no delay to speak of.
  package var isDelayed: Bool { Self.isLate(delay) }

  /// Whether it departed a minute or more too early.
  package var isEarly: Bool { Self.isEarly(delay) }

  /// How much later than planned it arrived; negative where it was early, `nil` where unknown.
  package var arrivalDelay: Duration? { Self.time(from: arrival, to: actualArrival) }

  /// Whether it arrived a minute or more too late, whenever it departed.
  package var arrivesLate: Bool { Self.isLate(arrivalDelay) }

  /// Whether it arrived a minute or more too early.
  package var arrivesEarly: Bool { Self.isEarly(arrivalDelay) }

  /// `nil` where of one of them no more than the day is known.
  private static func time(from moment: Moment, to other: Moment?) -> Duration? {
    guard let other, !moment.isDay, !other.isDay else { return nil }
    return other.instant.since(moment.instant)
  }

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
