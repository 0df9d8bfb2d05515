package import Templating

/// Values of a trip's leg, in addition to those of its ticket (see `TicketPresentable`).
package struct LegViewModel: Sendable, Hashable {
  package let date, departure, departureInstant, arrival, arrivalInstant, duration: String
  package var arrivalDate, delay, earlyText, arrivalDelay, arrivalEarlyText: String?
  package var origin, destination, provider, number: String?
  /// The distance, measured via the stops: "1,234 km". Missing if a place's coordinates are
  /// unknown.
  package var distance: String?
  /// The mode of transport: "Train".
  package var mode: String?
  /// The seat: "23A".
  package var seat: String?
  /// The departure platform.
  package var platform: String?
  /// The departure gate.
  package var gate: String?
  /// The author's note.
  package var note: String?
  /// A change to the schedule: "Cancelled", "Diverted to Cologne" or "Replaced". Missing for a leg
  /// that runs as scheduled.
  package var status: String?
  /// Whether the leg wasn't taken, because it was cancelled or replaced by another leg.
  package var isNotTaken = false
  /// The stops on the leg.
  package var stops: [StopViewModel] = []
  /// The recorded track. Missing if the leg has no track, or if the whole track is hidden.
  package var track: TrackViewModel?
  /// The connection to the next leg. Missing on the last leg.
  package var connection: ConnectionViewModel?

  /// Creates a leg from these values, formatted as `TicketPresentable` documents. All other values
  /// are empty.
  package init(
    date: String, departure: String, departureInstant: String, arrival: String,
    arrivalInstant: String, duration: String
  ) {
    self.date = date
    self.departure = departure
    self.departureInstant = departureInstant
    self.arrival = arrival
    self.arrivalInstant = arrivalInstant
    self.duration = duration
  }
}

extension LegViewModel: TicketPresentable {
  package static let contract = Contract<Self>(template: "components/leg", legFields, ticketFields)

  static let legFields = Fields<Self>(
    "LegViewModel",
    .optional("distance") { $0.distance }, .optional("mode") { $0.mode },
    .optional("seat") { $0.seat }, .optional("platform") { $0.platform },
    .optional("gate") { $0.gate }, .optional("note") { $0.note }, .optional("status") { $0.status },
    .flag("isNotTaken") { $0.isNotTaken }, .list("stops", any: "hasStops") { $0.stops },
    .optional("track") { $0.track }, .optional("connection") { $0.connection })
}

/// A stop on a leg.
package struct StopViewModel: Sendable, Hashable {
  /// The place: "Lyon".
  package let name: String
  /// The arrival time: "10:04 AM".
  package let arrival: TimeViewModel?
  /// The departure time: "10:10 AM".
  package let departure: TimeViewModel?

  package init(_ name: String, arrival: TimeViewModel? = nil, departure: TimeViewModel? = nil) {
    self.name = name
    self.arrival = arrival
    self.departure = departure
  }
}

extension StopViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/stop",
    Fields(
      "StopViewModel",
      .text("name") { $0.name }, .optional("arrival") { $0.arrival },
      .optional("departure") { $0.departure }))
}

/// The connection between two legs.
package struct ConnectionViewModel: Sendable, Hashable {
  /// The scheduled connection time: "2 hr, 5 min in Frankfurt".
  package let planned: String?
  /// The actual connection time, if it isn't the scheduled time: "1 hr, 20 min".
  package let actual: String?
  /// The words "Missed connection", if the next leg was missed.
  package let missed: String?

  package init(planned: String?, actual: String? = nil, missed: String? = nil) {
    self.planned = planned
    self.actual = actual
    self.missed = missed
  }
}

extension ConnectionViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/connection",
    Fields(
      "ConnectionViewModel",
      .optional("planned") { $0.planned }, .optional("actual") { $0.actual },
      .optional("missed") { $0.missed }))
}
