/// A journey from one place to another; values that follow from its facts are computed, never
/// stored.
package struct Trip: Sendable, Hashable {
  /// The planned departure.
  package let departure: Moment
  /// The planned arrival.
  package let arrival: Moment
  /// The actual departure; `nil` if unknown.
  package let actualDeparture: Moment?
  /// The actual arrival; `nil` if unknown.
  package let actualArrival: Moment?
  package let origin: Place?
  package let destination: Place?
  package let mode: TravelMode?
  /// The company that runs it, such as an airline.
  package let provider: String?
  /// The number of the flight, the train or the line.
  package let number: String?
  package let status: TripStatus
  /// The travellers.
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

  /// Whether the departure or the arrival is a day without a time.
  package var isOfDays: Bool { departure.isDay || arrival.isDay }

  /// Planned time from departure to arrival; `nil` for a trip of days.
  package var duration: Duration? { Self.time(from: departure, to: arrival) }

  /// Actual departure less the planned one; negative if it was early, `nil` if unknown.
  package var delay: Duration? { Self.time(from: departure, to: actualDeparture) }

  /// Whether it departed a minute or more too late; less is not worth mentioning.
  package var isDelayed: Bool { Self.isLate(delay) }

  /// Whether it departed a minute or more too early.
  package var isEarly: Bool { Self.isEarly(delay) }

  /// Actual arrival less the planned one; negative if it was early, `nil` if unknown.
  package var arrivalDelay: Duration? { Self.time(from: arrival, to: actualArrival) }

  /// Whether it arrived a minute or more too late, independent of its departure.
  package var arrivesLate: Bool { Self.isLate(arrivalDelay) }

  /// Whether it arrived a minute or more too early.
  package var arrivesEarly: Bool { Self.isEarly(arrivalDelay) }

  /// Time between two moments; `nil` if one of them is a day without a time.
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

/// Reason why the facts are no trip.
package enum TripFault: Error, Sendable, Hashable {
  case arrivesBeforeItDeparts
  case actuallyArrivesBeforeItDeparts
}
