public import Templating

/// Values of a trip, in addition to those of its ticket (see `TicketPresentable`).
public protocol TripPresentable: TicketPresentable {
  /// The title: "Paris to Lisbon", or the title that the author wrote.
  var title: String { get }
  /// The author's summary. If the author wrote no summary, a card shows the beginning of the body.
  var summary: String? { get }
  /// The trip's picture: its `image` or, if `image` isn't set, its first photo.
  var cover: ImageViewModel? { get }
  /// The map of the route. On the trip's page, the map has place names. On a card, the map has no
  /// names and appears only if the card has no picture. Missing if no coordinates are known.
  var map: MapViewModel? { get }
  /// The day of departure, for lists and cards: "October 9, 2015".
  var longDate: String { get }
  /// The day when a journey ends, if it isn't the day of departure: "October 30, 2015".
  var lastDate: String? { get }
  /// The places of departure and arrival: "Paris to Lisbon". Missing if the title names both
  /// places.
  var route: String? { get }
  /// The number of connections: "1 change". Missing if there aren't any.
  var changes: String? { get }
  /// The travel time of a trip with connections: "14 hr, 5 min in transit". The time between legs
  /// doesn't count. Missing if the travel time is unknown.
  var movingTime: String? { get }
  /// The total distance of all legs: "1,234 km". Missing if any leg's distance is unknown. For a
  /// journey, this is the total of the known distances.
  var distance: String? { get }
  /// The modes of transport, without repetitions: "Train", "Plane, Bus".
  var mode: String? { get }
  /// The word "Cancelled". Missing for a trip that runs as scheduled.
  var status: String? { get }
  /// Whether the trip is cancelled.
  var isCancelled: Bool { get }
}

extension TripPresentable {
  /// Whether the departure has no delay to show.
  public var delayHidden: Bool { delay == nil }

  /// The fields that this type offers to templates.
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
