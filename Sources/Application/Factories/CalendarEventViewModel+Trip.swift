import Content
import Domain
import Presentation

extension CalendarEventViewModel {
  /// A trip as it was planned; the zones that its times name are noted.
  init(_ source: Sourced<Trip>, in context: SiteContext, _ zones: inout CalendarZones) {
    let trip = source.model
    let isInstant = trip.departure.instant.seconds == trip.arrival.instant.seconds
    let stamp = source.lastModified ?? trip.departure
    let carrier = Self.joined(trip.provider, trip.number, by: " ")
    let start = zones.time(trip.departure, in: context)
    self.init(
      id: context.permanentID(of: source),
      stamp: zones.time(Moment(stamp.instant, in: .utc), in: context),
      start: start,
      end: isInstant ? nil : zones.time(trip.arrival, in: context),
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

  /// Both texts, or the one that is there.
  private static func joined(
    _ first: String?, _ second: String?, by separator: String
  ) -> String? {
    guard let first, let second else { return first ?? second }
    return first + separator + second
  }
}
