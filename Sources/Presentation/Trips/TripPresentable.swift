public import Markup
public import Templating

/// Values of a trip that templates can show.
public protocol TripPresentable: Presentable {
  /// The title: "Paris to Lisbon", or the one that its author gave it.
  var title: String { get }
  /// The author's summary; on a card without one, the beginning of the text.
  var summary: String? { get }
  /// The picture that represents the trip: its own image, else the first of its photos.
  var cover: ImageViewModel? { get }
  /// The map of its route: on its page with names, on a card without a picture without; none if no
  /// coordinate is known.
  var map: MapViewModel? { get }
  /// The day of departure, short: "10/9/15".
  var date: String { get }
  /// The day of departure, for lists and cards: "October 9, 2015".
  var longDate: String { get }
  /// The day of the arrival of a journey, if it is another: "October 30, 2015".
  var lastDate: String? { get }
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
  /// The delay of the departure: "5 minutes delay", "1 hour, 30 minutes delay"; none if it was on
  /// time or early, or is unknown.
  var delay: String? { get }
  /// The earliness of the departure: "2 minutes early", "1 hour early"; never together with a
  /// delay.
  var earlyText: String? { get }
  /// The delay of the arrival: "12 minutes delay"; none if it was on time or early, or is unknown.
  var arrivalDelay: String? { get }
  /// The earliness of the arrival: "8 minutes early"; never together with a delay of it.
  var arrivalEarlyText: String? { get }
  /// The place of departure: "Paris".
  var origin: String? { get }
  /// The place of arrival: "Lisbon".
  var destination: String? { get }
  /// Both places where the title does not say them: "Paris to Lisbon".
  var route: String? { get }
  /// The number of changes between its legs: "1 change"; none without any.
  var changes: String? { get }
  /// The time without waits of a trip with changes: "14 hr, 5 min on the way"; none if it is
  /// unknown.
  var movingTime: String? { get }
  /// The distance of all its legs: "1,234 km"; none if that of one is unknown, but of a journey of
  /// those that are known.
  var distance: String? { get }
  /// The means of transport, each once: "Train", "Plane, Bus".
  var mode: String? { get }
  /// The company that runs it.
  var provider: String? { get }
  /// The number of the flight, the train or the line.
  var number: String? { get }
  /// "Cancelled"; none for a trip that goes as scheduled.
  var status: String? { get }
  /// Whether it is cancelled.
  var isCancelled: Bool { get }
}

extension TripPresentable {
  /// Whether there is no delay to show.
  public var delayHidden: Bool { delay == nil }

  /// Red if the trip left late, else a deep blue, both for light pages. Red has 4.0 to 1 on white,
  /// which is enough for text of 24 CSS pixels and more (WCAG 2.2, 1.4.3).
  public var departureTimeColor: Color { delayHidden ? .punctual : .red }

  /// Red if the trip left late, else a light blue, both for dark pages.
  public var departureTimeColorInDark: Color { delayHidden ? .punctualInDark : .red }

  /// The names that it offers to templates.
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
  /// Colour of a departure that is not late: `#000066`.
  package static let punctual = Color(red: 0.0, green: 0.0, blue: 0.4)
  /// Colour of a departure that is not late, on a dark page: `#a8c0ff`.
  package static let punctualInDark = Color(red: UInt8(168), green: 192, blue: 255)
}
