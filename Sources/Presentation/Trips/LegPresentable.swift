package import Markup
package import Templating

/// Values of a leg of a trip that templates can show.
package protocol LegPresentable: Presentable {
  /// The day of departure, short: "10/9/15".
  var date: String { get }
  /// The local departure time: "1:09 PM". If the time is unknown, the day: "5/2/26".
  var departure: String { get }
  /// The departure for the `datetime` attribute, as RFC 3339: "2015-10-09T13:09:53Z", or
  /// "2026-05-02" if the time is unknown.
  var departureInstant: String { get }
  /// The local arrival time: "1:26 PM". If the time is unknown, the day: "5/5/26".
  var arrival: String { get }
  /// The arrival for the `datetime` attribute, as RFC 3339: "2015-10-09T13:26:33Z", or "2026-05-05"
  /// if the time is unknown.
  var arrivalInstant: String { get }
  /// The day of arrival, if it isn't the day of departure and `arrival` is a time: "10/10/15".
  var arrivalDate: String? { get }
  /// The abbreviated duration: "16 min". If a time is unknown, the number of days including the
  /// first and the last: "4 days".
  var duration: String { get }
  /// The distance via the stops: "1,234 km". Missing if a place's coordinates are unknown.
  var distance: String? { get }
  /// The departure delay: "5 minutes delay". Missing if it was on time or early, or is unknown.
  var delay: String? { get }
  /// How early it departed: "2 minutes early". Missing if it was on time or late, or is unknown.
  var earlyText: String? { get }
  /// The arrival delay: "12 minutes delay". Missing if it was on time or early, or is unknown.
  var arrivalDelay: String? { get }
  /// How early it arrived: "8 minutes early". Missing if it was on time or late, or is unknown.
  var arrivalEarlyText: String? { get }
  /// The place of departure: "Paris".
  var origin: String? { get }
  /// The place of arrival: "Lisbon".
  var destination: String? { get }
  /// The mode of transport: "Train".
  var mode: String? { get }
  /// The operator.
  var provider: String? { get }
  /// The flight, train or line number.
  var number: String? { get }
  /// The seat: "23A".
  var seat: String? { get }
  /// The departure platform.
  var platform: String? { get }
  /// The departure gate.
  var gate: String? { get }
  /// The author's note.
  var note: String? { get }
  /// "Cancelled", "Diverted to Cologne" or "Replaced". Missing for a leg that runs as scheduled.
  var status: String? { get }
  /// Whether the leg wasn't taken: it was cancelled, or replaced by another.
  var isNotTaken: Bool { get }
  /// The stops on the way.
  var stops: [StopViewModel] { get }
  /// The recorded track. Missing without one, or if all of it is hidden.
  var track: TrackViewModel? { get }
  /// The connection to the next leg. Missing on the last leg.
  var connection: ConnectionViewModel? { get }
}

extension LegPresentable {
  /// Red if it left late, or else a deep blue, both for light pages. Red on white has a contrast of
  /// 4.0 to 1, which is enough for text of 24 CSS pixels or more (WCAG 2.2, 1.4.3).
  package var departureTimeColor: Color { delay == nil ? .punctual : .red }

  /// Red if it left late, or else a light blue, both for dark pages.
  package var departureTimeColorInDark: Color { delay == nil ? .punctualInDark : .red }

  /// The fields it offers to templates.
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
