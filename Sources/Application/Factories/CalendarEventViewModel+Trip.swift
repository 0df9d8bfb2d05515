import Content
import Domain
import Presentation

/// A leg of a trip, as an event of a calendar.
struct CalendarLeg {
  let trip: Sourced<Trip>
  let index: Int
  let leg: Leg

  /// Whether the trip consists only of this leg. The event then has the trip's title.
  var isWhole: Bool { trip.model.legs.count == 1 && !trip.model.isJourney }

  /// The legs of trips, trip by trip; for journeys only those that aren't in a part.
  static func all(of trips: [Sourced<Trip>]) -> [CalendarLeg] {
    trips.flatMap { trip in
      trip.model.own.legs.enumerated().map { CalendarLeg(trip: trip, index: $0, leg: $1) }
    }
  }
}

extension CalendarEventViewModel {
  /// Planned times of a leg's event, known before the event itself is written.
  struct Times: Sendable {
    fileprivate let stamp: CalendarTimeViewModel
    fileprivate let start: CalendarTimeViewModel
    fileprivate let end: CalendarTimeViewModel?

    /// Adds the zones of the times to `zones`.
    init(of event: CalendarLeg, in context: SiteContext, _ zones: inout CalendarZones) {
      let leg = event.leg
      // A future trip without a date has no known time of change, but a calendar needs one (RFC
      // 5545 §3.8.7.2). Any later value marks an update, so the earliest time is used.
      let changed = event.trip.lastModified(by: context.now)?.instant ?? .epoch
      stamp = CalendarTimeViewModel(LocalTime(changed, offset: 0).compact)
      guard !leg.isOfDays else {
        // An all-day event ends on the day before its end date (RFC 5545 §3.6.1). If one end is a
        // date, the other must be one too.
        let first = context.formats.local(leg.departure)
        let days = first.days(to: context.formats.lastDay(of: leg.arrival))
        start = CalendarTimeViewModel(day: first.date.compact)
        let after = CalendarDate(daysSinceEpoch: first.day + days)
        // The last representable day has no successor, so the event has no end.
        end =
          after.daysSinceEpoch < first.day + days ? nil : CalendarTimeViewModel(day: after.compact)
        return
      }
      let isInstant = leg.departure.instant.seconds == leg.arrival.instant.seconds
      start = zones.time(leg.departure, in: context)
      end = isInstant ? nil : zones.time(leg.arrival, in: context)
    }
  }

  /// Creates the event of a leg. It has the title of its trip if the leg has no other name.
  init(_ event: CalendarLeg, at times: Times, in context: SiteContext) {
    let (source, leg) = (event.trip, event.leg)
    let isWhole = event.isWhole
    let title = context.title(of: source)
    let carrier = Self.joined(leg.provider, leg.number, by: " ")
    self.init(
      // The first leg has the ID of the trip, so that the ID remains if legs are added.
      id: context.permanentID(of: source) + (event.index == 0 ? "" : "#leg-\(event.index + 1)"),
      stamp: times.stamp, start: times.start,
      summary: isWhole ? title : context.phrases.route(of: leg) ?? title)
    end = times.end
    description = Self.lines([
      carrier?.isEmpty == true ? nil : carrier, isWhole ? nil : title, leg.ticket.note,
      context.summary(of: source),
    ])
    location = leg.origin?.name
    coordinate = leg.origin?.coordinate.map { "\($0.latitudeText);\($0.longitudeText)" }
    if context.base != nil { link = context.absolute(context.link(.model(.trips, source.slug))) }
    isCancelled = source.model.isCancelled || !leg.isTaken
    tags = source.attributes.tags
  }

  /// Joins both texts, or returns the one that exists.
  private static func joined(
    _ first: String?, _ second: String?, by separator: String
  ) -> String? {
    guard let first, let second else { return first ?? second }
    return first + separator + second
  }

  private static func lines(_ texts: [String?]) -> String? {
    texts.reduce(nil) { joined($0, $1, by: "\n") }
  }
}
