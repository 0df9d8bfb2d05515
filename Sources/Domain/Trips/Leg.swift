/// Part of a trip without a change: from one place to another by one means of transport. Derived
/// values are computed, never stored.
package struct Leg: Sendable, Hashable {
  /// The planned departure.
  package let departure: Moment
  /// The planned arrival.
  package let arrival: Moment
  /// The actual departure; `nil` if unknown.
  package let actualDeparture: Moment?
  /// The actual arrival, for a diverted leg at the other place; `nil` if unknown.
  package let actualArrival: Moment?
  package let origin: Place?
  /// The planned destination.
  package let destination: Place?
  /// Stops on its way, in order.
  package let stops: [Stop]
  /// The place where a diverted leg ended.
  package let divertedTo: Place?
  package let mode: TravelMode?
  /// The company that runs it, such as an airline.
  package let provider: String?
  /// The number of the flight, the train or the line.
  package let number: String?
  package private(set) var status: TripStatus
  /// Facts of the traveller's ticket, as written on it.
  package let ticket: Ticket
  /// The recorded track, if it has one. An array takes only one word in each leg, and most legs
  /// have no track.
  private let tracks: [TrackSummary]

  package init(
    departure: Moment, arrival: Moment, actualDeparture: Moment? = nil,
    actualArrival: Moment? = nil, origin: Place? = nil, destination: Place? = nil,
    stops: [Stop] = [], divertedTo: Place? = nil, mode: TravelMode? = nil,
    provider: String? = nil, number: String? = nil, status: TripStatus = .scheduled,
    ticket: Ticket = Ticket(), track: TrackSummary? = nil
  ) throws(LegFault) {
    guard !arrival.isBefore(departure) else { throw .arrivesBeforeItDeparts }
    if let actualDeparture, let actualArrival {
      guard !actualArrival.isBefore(actualDeparture) else {
        throw .actuallyArrivesBeforeItDeparts
      }
    }
    switch (status, divertedTo) {
    case (.diverted, nil): throw .divertedNowhere
    case (.diverted, _), (_, nil): break
    default: throw .divertedThough(status)
    }
    if let index = Self.misplacedStop(stops, after: departure, before: arrival) {
      throw .stopOutOfOrder(index)
    }
    self.departure = departure
    self.arrival = arrival
    self.actualDeparture = actualDeparture
    self.actualArrival = actualArrival
    self.origin = origin
    self.destination = destination
    self.stops = stops
    self.divertedTo = divertedTo
    self.mode = mode
    self.provider = provider
    self.number = number
    self.status = status
    self.ticket = ticket
    tracks = track.map { [$0] } ?? []
  }

  /// Index of the first stop whose times are before those of an earlier stop, or after the arrival.
  private static func misplacedStop(
    _ stops: [Stop], after departure: Moment, before arrival: Moment
  ) -> Int? {
    var latest = departure
    for (index, stop) in stops.enumerated() {
      for moment in [stop.arrival, stop.departure].compactMap(\.self) {
        guard !moment.isBefore(latest), !arrival.isBefore(moment) else { return index }
        latest = moment
      }
    }
    return nil
  }
}

/// Facts of a traveller's ticket, as written on it.
package struct Ticket: Sendable, Hashable {
  /// The seat: `23A`, `coach 7, 61`.
  package let seat: String?
  /// The departure platform.
  package let platform: String?
  /// The departure gate.
  package let gate: String?
  /// The author's note.
  package let note: String?

  package init(
    seat: String? = nil, platform: String? = nil, gate: String? = nil, note: String? = nil
  ) {
    self.seat = seat
    self.platform = platform
    self.gate = gate
    self.note = note
  }
}

extension Leg {
  /// The recorded track; `nil` without one, or if all of it is hidden.
  package var track: TrackSummary? { tracks.first }

  /// Whether the departure or the arrival is a day without a time.
  package var isOfDays: Bool { departure.isDay || arrival.isDay }

  /// Whether it is taken: it is neither cancelled nor replaced.
  package var isTaken: Bool { status == .scheduled || status == .diverted }

  package var isCancelled: Bool { status == .cancelled }

  /// The leg as part of a trip that is cancelled as a whole.
  var cancelled: Leg {
    var leg = self
    leg.status = .cancelled
    return leg
  }

  /// The place where it actually ended or will end.
  package var end: Place? { divertedTo ?? destination }

  /// Planned time from departure to arrival; `nil` for a leg without times of day.
  package var duration: Duration? { departure.time(until: arrival) }

  /// Actual departure minus the planned one; negative if it was early, `nil` if unknown.
  package var delay: Duration? { actualDeparture.flatMap(departure.time(until:)) }

  /// Actual arrival minus the planned one; negative if it was early, `nil` if unknown, or if the
  /// leg ended elsewhere.
  package var arrivalDelay: Duration? {
    divertedTo == nil ? actualArrival.flatMap(arrival.time(until:)) : nil
  }
}

extension Moment {
  /// Time until another moment; `nil` if one of them is a day without a time.
  package func time(until other: Moment) -> Duration? {
    isDay || other.isDay ? nil : other.instant.since(instant)
  }
}

/// Reason why the facts aren't a leg.
package enum LegFault: Error, Sendable, Hashable {
  case arrivesBeforeItDeparts
  case actuallyArrivesBeforeItDeparts
  /// A diverted leg lacks the place where it ended.
  case divertedNowhere
  /// The place where it ended is given, but its status isn't `diverted`.
  case divertedThough(TripStatus)
  /// The times of the stop at an index are outside the leg, or before those of an earlier stop.
  case stopOutOfOrder(Int)
}
