public import Templating

/// Values of a trip that templates can show, in addition to those of its ticket.
public protocol TripPresentable: TicketPresentable {
  /// The title: "Paris to Lisbon", or the author's own.
  var title: String { get }
  /// The author's summary. On a card without one, the beginning of the body.
  var summary: String? { get }
  /// The trip's picture: its `image`, or else its first photo.
  var cover: ImageViewModel? { get }
  /// The map of the route. The trip's page shows it with names, and a card without a picture shows
  /// it without. Missing if no coordinates are known.
  var map: MapViewModel? { get }
  /// The day of departure, for lists and cards: "October 9, 2015".
  var longDate: String { get }
  /// The day when a journey ends, if it differs: "October 30, 2015".
  var lastDate: String? { get }
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
  /// "Cancelled". Missing for a trip that runs as scheduled.
  var status: String? { get }
  /// Whether it is cancelled.
  var isCancelled: Bool { get }
}

extension TripPresentable {
  /// Whether the departure has no delay to show.
  public var delayHidden: Bool { delay == nil }

  /// The fields it offers to templates.
  public static var tripFields: Fields<Self> {
    Fields(
      "TripPresentable",
      .text("title") { $0.title }, .optional("summary") { $0.summary },
      .optional("cover") { $0.cover }, .optional("map") { $0.map },
      .text("longDate") { $0.longDate }, .optional("lastDate") { $0.lastDate },
      .flag("delayHidden") { $0.delayHidden }, .optional("route") { $0.route },
      .optional("changes") { $0.changes }, .optional("movingTime") { $0.movingTime },
      .optional("distance") { $0.distance }, .optional("mode") { $0.mode },
      .optional("status") { $0.status }, .flag("isCancelled") { $0.isCancelled })
  }
}
