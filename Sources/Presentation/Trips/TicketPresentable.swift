public import Markup
public import Templating

/// The ticket for a trip, or for one leg of a trip: its places, times, delays and operator.
public protocol TicketPresentable: Presentable {
  /// The day of departure in short form: "10/9/15".
  var date: String { get }
  /// The local departure time: "1:09 PM". If the time is unknown, this is the day of departure:
  /// "5/2/26".
  var departure: String { get }
  /// The departure for the `datetime` attribute, in RFC 3339 format: "2015-10-09T13:09:53Z", or
  /// "2026-05-02" if the time is unknown.
  var departureInstant: String { get }
  /// The local arrival time: "1:26 PM". If the time is unknown, this is the day of arrival:
  /// "5/5/26".
  var arrival: String { get }
  /// The arrival for the `datetime` attribute, in RFC 3339 format: "2015-10-09T13:26:33Z", or
  /// "2026-05-05" if the time is unknown.
  var arrivalInstant: String { get }
  /// The day of arrival: "10/10/15". Missing if it is also the day of departure, or if `arrival`
  /// isn't a time.
  var arrivalDate: String? { get }
  /// The abbreviated duration: "16 min". If a time is unknown, this is the number of days,
  /// including the first and the last: "4 days".
  var duration: String { get }
  /// The departure delay: "5 minutes delay", "1 hour, 30 minutes delay". Missing if the departure
  /// was on time or early, or if the delay is unknown.
  var delay: String? { get }
  /// How early the departure was: "2 minutes early", "1 hour early". Missing if the departure was
  /// on time or late, or if the actual time is unknown.
  var earlyText: String? { get }
  /// The arrival delay: "12 minutes delay". Missing if the arrival was on time or early, or if the
  /// delay is unknown.
  var arrivalDelay: String? { get }
  /// How early the arrival was: "8 minutes early". Missing if the arrival was on time or late, or
  /// if the actual time is unknown.
  var arrivalEarlyText: String? { get }
  /// The place of departure: "Paris".
  var origin: String? { get }
  /// The place of arrival: "Lisbon".
  var destination: String? { get }
  /// The operator.
  var provider: String? { get }
  /// The flight, train or line number.
  var number: String? { get }
}

extension TicketPresentable {
  /// The colour of the departure time on light pages: red if the leg left late, otherwise a deep
  /// blue. Red on white has a contrast of 4.0 to 1, which is enough for text of 24 CSS pixels or
  /// more (WCAG 2.2, 1.4.3).
  public var departureTimeColor: Color { delay == nil ? .punctual : .red }

  /// The colour of the departure time on dark pages: red if the leg left late, otherwise a light
  /// blue.
  public var departureTimeColorInDark: Color { delay == nil ? .punctualInDark : .red }

  /// The fields that this type offers to templates.
  public static var ticketFields: Fields<Self> {
    Fields("TicketPresentable", ticketTimes + ticketCircumstances)
  }

  private static var ticketTimes: [Field<Self>] {
    [
      .text("date") { $0.date }, .text("departure") { $0.departure },
      .text("departureInstant") { $0.departureInstant }, .text("arrival") { $0.arrival },
      .text("arrivalInstant") { $0.arrivalInstant }, .optional("arrivalDate") { $0.arrivalDate },
      .text("duration") { $0.duration },
    ]
  }

  private static var ticketCircumstances: [Field<Self>] {
    [
      .optional("delay") { $0.delay }, .optional("earlyText") { $0.earlyText },
      .optional("arrivalDelay") { $0.arrivalDelay },
      .optional("arrivalEarlyText") { $0.arrivalEarlyText },
      .color("departureTimeColor") { $0.departureTimeColor },
      .color("departureTimeColorInDark") { $0.departureTimeColorInDark },
      .optional("origin") { $0.origin }, .optional("destination") { $0.destination },
      .optional("provider") { $0.provider }, .optional("number") { $0.number },
    ]
  }
}

extension Color {
  /// The colour of a departure that isn't late: `#000066`.
  package static let punctual = Color(red: 0.0, green: 0.0, blue: 0.4)
  /// The colour of a departure that isn't late, on a dark page: `#a8c0ff`.
  package static let punctualInDark = Color(red: UInt8(168), green: 192, blue: 255)
}
