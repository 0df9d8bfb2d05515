package import Templating

/// A leg of a trip as ready text: its ticket.
package struct LegViewModel: Sendable, Hashable {
  package var date: String
  package var departure: String
  package var departureInstant: String
  package var arrival: String
  package var arrivalInstant: String
  package var arrivalDate: String?
  package var duration: String
  package var distance: String?
  package var delay: String?
  package var earlyText: String?
  package var arrivalDelay: String?
  package var arrivalEarlyText: String?
  package var origin: String?
  package var destination: String?
  package var mode: String?
  package var provider: String?
  package var number: String?
  package var seat: String?
  package var platform: String?
  package var gate: String?
  package var note: String?
  package var status: String?
  package var isNotTaken = false
  package var stops: [StopViewModel] = []
  package var track: TrackViewModel?
  package var connection: ConnectionViewModel?

  /// Creates a leg from the texts that `LegPresentable` documents. All other values are empty.
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

extension LegViewModel: LegPresentable {
  package static let contract = Contract<Self>(template: "components/leg", legFields)
}

/// A stop of a leg.
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
      .text("name") { $0.name },
      .optional("arrival") { $0.arrival },
      .optional("departure") { $0.departure }))
}

/// The connection between two legs.
package struct ConnectionViewModel: Sendable, Hashable {
  /// The scheduled connection time: "2 hr, 5 min in Frankfurt".
  package let planned: String?
  /// The actual connection time, if it differs: "1 hr, 20 min".
  package let actual: String?
  /// "Missed connection", if the next leg was missed.
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
      .optional("planned") { $0.planned },
      .optional("actual") { $0.actual },
      .optional("missed") { $0.missed }))
}
