public import Markup
public import Templating

/// Values of a trip that templates can show.
public protocol TripPresentable: Presentable {
  /// The title: "Paris to Lisbon", or the author's own.
  var title: String { get }
  /// The author's summary. On a card without one, the beginning of the body.
  var summary: String? { get }
  /// The trip's picture: its `image`, or else its first photo.
  var cover: ImageViewModel? { get }
  /// The map of the route. The trip's page shows it with names, and a card without a picture shows
  /// it without. Missing if no coordinates are known.
  var map: MapViewModel? { get }
  /// The day of departure, short: "10/9/15".
  var date: String { get }
  /// The day of departure, for lists and cards: "October 9, 2015".
  var longDate: String { get }
  /// The day when a journey ends, if it differs: "October 30, 2015".
  var lastDate: String? { get }
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
  /// The departure delay: "5 minutes delay", "1 hour, 30 minutes delay". Missing if it was on time
  /// or early, or is unknown.
  var delay: String? { get }
  /// How early it departed: "2 minutes early", "1 hour early". Missing if it was on time or late,
  /// or is unknown.
  var earlyText: String? { get }
  /// The arrival delay: "12 minutes delay". Missing if it was on time or early, or is unknown.
  var arrivalDelay: String? { get }
  /// How early it arrived: "8 minutes early". Missing if it was on time or late, or is unknown.
  var arrivalEarlyText: String? { get }
  /// The place of departure: "Paris".
  var origin: String? { get }
  /// The place of arrival: "Lisbon".
  var destination: String? { get }
  /// Both places, if the title doesn't name them: "Paris to Lisbon".
  var route: String? { get }
  /// The number of connections: "1 change". Missing without one.
  var changes: String? { get }
  /// The travel time of a trip with connections, without the time between legs: "14 hr, 5 min in
  /// transit". Missing if it is unknown.
  var movingTime: String? { get }
  /// The distance of all legs: "1,234 km". Missing if that of one leg is unknown. A journey adds up
  /// the known ones.
  var distance: String? { get }
  /// The modes of transport, each once: "Train", "Plane, Bus".
  var mode: String? { get }
  /// The operator.
  var provider: String? { get }
  /// The flight, train or line number.
  var number: String? { get }
  /// "Cancelled". Missing for a trip that runs as scheduled.
  var status: String? { get }
  /// Whether it is cancelled.
  var isCancelled: Bool { get }
}

extension TripPresentable {
  /// Whether the departure has no delay to show.
  public var delayHidden: Bool { delay == nil }

  /// Red if the trip left late, or else a deep blue, both for light pages. Red on white has a
  /// contrast of 4.0 to 1, which is enough for text of 24 CSS pixels or more (WCAG 2.2, 1.4.3).
  public var departureTimeColor: Color { delayHidden ? .punctual : .red }

  /// Red if the trip left late, or else a light blue, both for dark pages.
  public var departureTimeColorInDark: Color { delayHidden ? .punctualInDark : .red }

  /// The fields it offers to templates.
  public static var tripFields: Fields<Self> {
    Fields("TripPresentable", tripTimes + tripPunctuality + tripCircumstances)
  }

  private static var tripTimes: [Field<Self>] {
    [
      .text("date") { $0.date },
      .text("longDate") { $0.longDate },
      .optional("lastDate") { $0.lastDate },
      .text("departure") { $0.departure },
      .text("departureInstant") { $0.departureInstant },
      .text("arrival") { $0.arrival },
      .text("arrivalInstant") { $0.arrivalInstant },
      .optional("arrivalDate") { $0.arrivalDate },
      .text("duration") { $0.duration },
      .optional("movingTime") { $0.movingTime },
      .optional("distance") { $0.distance },
    ]
  }

  private static var tripPunctuality: [Field<Self>] {
    [
      .optional("delay") { $0.delay },
      .flag("delayHidden") { $0.delayHidden },
      .optional("earlyText") { $0.earlyText },
      .optional("arrivalDelay") { $0.arrivalDelay },
      .optional("arrivalEarlyText") { $0.arrivalEarlyText },
      .color("departureTimeColor") { $0.departureTimeColor },
      .color("departureTimeColorInDark") { $0.departureTimeColorInDark },
      .optional("status") { $0.status },
      .flag("isCancelled") { $0.isCancelled },
    ]
  }

  private static var tripCircumstances: [Field<Self>] {
    [
      .text("title") { $0.title },
      .optional("summary") { $0.summary },
      .optional("cover") { $0.cover },
      .optional("map") { $0.map },
      .optional("origin") { $0.origin },
      .optional("destination") { $0.destination },
      .optional("route") { $0.route },
      .optional("changes") { $0.changes },
      .optional("mode") { $0.mode },
      .optional("provider") { $0.provider },
      .optional("number") { $0.number },
    ]
  }
}

extension Color {
  /// The colour of a departure that isn't late: `#000066`.
  package static let punctual = Color(red: 0.0, green: 0.0, blue: 0.4)
  /// The colour of a departure that isn't late, on a dark page: `#a8c0ff`.
  package static let punctualInDark = Color(red: UInt8(168), green: 192, blue: 255)
}
