package import Markup
package import Templating

/// Values of a leg of a trip that templates can show.
package protocol LegPresentable: Presentable {
  /// The day of departure, short: "10/9/15".
  var date: String { get }
  /// The short time at the place of departure: "1:09 PM"; the day, "5/2/26", if the time is
  /// unknown.
  var departure: String { get }
  /// The departure for `datetime`, as RFC 3339: "2015-10-09T13:09:53Z"; "2026-05-02" if the time is
  /// unknown.
  var departureInstant: String { get }
  /// The short time at the place of arrival: "1:26 PM"; the day, "5/5/26", if the time is unknown.
  var arrival: String { get }
  /// The arrival for `datetime`, as RFC 3339: "2015-10-09T13:26:33Z"; "2026-05-05" if the time is
  /// unknown.
  var arrivalInstant: String { get }
  /// The day of arrival if it differs from that of departure, and `arrival` is a time: "10/10/15".
  var arrivalDate: String? { get }
  /// The abbreviated duration: "16 min"; "4 days", including the first and the last, if a time is
  /// unknown.
  var duration: String { get }
  /// The distance from place to place, over the stops: "1,234 km"; none if a place's coordinates
  /// are unknown.
  var distance: String? { get }
  /// The delay of the departure: "5 minutes delay"; none if it was on time or early, or is unknown.
  var delay: String? { get }
  /// The earliness of the departure: "2 minutes early"; never together with a delay.
  var earlyText: String? { get }
  /// The delay of the arrival: "12 minutes delay"; none if it was on time or early, or is unknown.
  var arrivalDelay: String? { get }
  /// The earliness of the arrival: "8 minutes early"; never together with a delay of it.
  var arrivalEarlyText: String? { get }
  /// The place of departure: "Paris".
  var origin: String? { get }
  /// The place of arrival: "Lisbon".
  var destination: String? { get }
  /// The means of transport: "Train".
  var mode: String? { get }
  /// The company that runs it.
  var provider: String? { get }
  /// The number of the flight, the train or the line.
  var number: String? { get }
  /// The traveller's seat: "23A".
  var seat: String? { get }
  /// The platform of departure.
  var platform: String? { get }
  /// The gate of departure.
  var gate: String? { get }
  /// A remark of the author's.
  var note: String? { get }
  /// "Cancelled", "Diverted to Cologne", "Not taken"; none for a leg that goes as scheduled.
  var status: String? { get }
  /// Whether nobody travels by it: it is cancelled, or another was taken instead.
  var isNotTaken: Bool { get }
  /// Places at which it calls on its way.
  var stops: [StopViewModel] { get }
  /// The way that was recorded; none if none was, or all of it is hidden.
  var track: TrackViewModel? { get }
  /// The wait for the next leg; none after the last one.
  var connection: ConnectionViewModel? { get }
}

extension LegPresentable {
  /// Red if it left late, else a deep blue, both for light pages. Red has 4.0 to 1 on white, which
  /// is enough for text of 24 CSS pixels and more (WCAG 2.2, 1.4.3).
  package var departureTimeColor: Color { delay == nil ? .punctual : .red }

  /// Red if it left late, else a light blue, both for dark pages.
  package var departureTimeColorInDark: Color { delay == nil ? .punctualInDark : .red }

  /// The names that it offers to templates.
  package static var legFields: Fields<Self> {
    Fields("LegPresentable", legTimes + legPunctuality + legCircumstances)
  }

  private static var legTimes: [Field<Self>] {
    [
      .text("date") { $0.date },
      .text("departure") { $0.departure },
      .text("departureInstant") { $0.departureInstant },
      .text("arrival") { $0.arrival },
      .text("arrivalInstant") { $0.arrivalInstant },
      .optional("arrivalDate") { $0.arrivalDate },
      .text("duration") { $0.duration },
    ]
  }

  private static var legPunctuality: [Field<Self>] {
    [
      .optional("delay") { $0.delay },
      .optional("earlyText") { $0.earlyText },
      .optional("arrivalDelay") { $0.arrivalDelay },
      .optional("arrivalEarlyText") { $0.arrivalEarlyText },
      .color("departureTimeColor") { $0.departureTimeColor },
      .color("departureTimeColorInDark") { $0.departureTimeColorInDark },
      .optional("status") { $0.status },
      .flag("isNotTaken") { $0.isNotTaken },
    ]
  }

  private static var legCircumstances: [Field<Self>] {
    [
      .optional("origin") { $0.origin },
      .optional("destination") { $0.destination },
      .optional("distance") { $0.distance },
      .optional("mode") { $0.mode },
      .optional("provider") { $0.provider },
      .optional("number") { $0.number },
      .optional("seat") { $0.seat },
      .optional("platform") { $0.platform },
      .optional("gate") { $0.gate },
      .optional("note") { $0.note },
      .list("stops") { $0.stops },
      .flag("hasStops") { !$0.stops.isEmpty },
      .optional("track") { $0.track },
      .optional("connection") { $0.connection },
    ]
  }
}
