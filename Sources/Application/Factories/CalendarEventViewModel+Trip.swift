import Content
import Domain
import Presentation

extension CalendarEventViewModel {
  /// Planned times of a trip's event, known before the event itself is written.
  struct Times: Sendable {
    fileprivate let stamp: CalendarTimeViewModel
    fileprivate let start: CalendarTimeViewModel
    fileprivate let end: CalendarTimeViewModel?

    /// Adds the zones of the times to `zones`.
    init(of source: Sourced<Trip>, in context: SiteContext, _ zones: inout CalendarZones) {
      let trip = source.model
      // A future trip without a date has no known time of change, but a calendar needs one (RFC
      // 5545 §3.8.7.2); any later value marks an update, so it gets the earliest.
      let changed = source.lastModified(by: context.now)?.instant ?? .epoch
      stamp = CalendarTimeViewModel(LocalTime(changed, offset: 0).compact)
      guard !trip.isOfDays else {
        // An event of whole days ends on the day before its end date (RFC 5545 §3.6.1), and both
        // ends are dates if one is.
        let first = context.formats.local(trip.departure)
        let days = first.days(to: context.formats.local(trip.arrival))
        start = CalendarTimeViewModel(day: first.date.compact)
        let after = CalendarDate(daysSinceEpoch: first.day + days)
        // The last representable day has no successor, so the event has no end.
        end =
          after.daysSinceEpoch < first.day + days ? nil : CalendarTimeViewModel(day: after.compact)
        return
      }
      let isInstant = trip.departure.instant.seconds == trip.arrival.instant.seconds
      start = zones.time(trip.departure, in: context)
      end = isInstant ? nil : zones.time(trip.arrival, in: context)
    }
  }

  init(_ source: Sourced<Trip>, at times: Times, in context: SiteContext) {
    let trip = source.model
    let carrier = Self.joined(trip.provider, trip.number, by: " ")
    self.init(
      id: context.permanentID(of: source), stamp: times.stamp, start: times.start, end: times.end,
      summary: context.title(of: source),
      description: Self.joined(
        carrier?.isEmpty == true ? nil : carrier, context.summary(of: source), by: "\n"),
      location: trip.origin?.name,
      coordinate: trip.origin?.coordinate.map { "\($0.latitudeText);\($0.longitudeText)" },
      link: context.base == nil
        ? nil : context.absolute(context.link(.model(.trips, source.slug))),
      isCancelled: trip.isCancelled,
      tags: source.attributes.tags)
  }

  /// Joins both texts, or returns the one that exists.
  private static func joined(
    _ first: String?, _ second: String?, by separator: String
  ) -> String? {
    guard let first, let second else { return first ?? second }
    return first + separator + second
  }
}
