import Content
import Domain
import Presentation

/// Shows a calendar of one trip, or of all listed trips.
struct ShowCalendar: UseCase {
  typealias ViewModel = CalendarPart

  /// Indexes of the trips among the site's trips.
  let trips: [Int]
  /// Title of the calendar; `nil` for a single trip.
  let name: String?

  func show(in view: some View<CalendarPart>, _ context: SiteContext) {
    let trips = trips.count == 1 ? [context.trip(at: trips[0])] : context.trips(amongAll: trips)
    let legs = CalendarLeg.all(of: trips.flatMap { [$0] + context.parts(of: $0) })
    var zones = CalendarZones()
    // Zones precede events in the file, so all times are computed before the first event.
    let times = legs.map { CalendarEventViewModel.Times(of: $0, in: context, &zones) }
    view.show(.beginning(name: name, zones: zones.viewModels(in: context)))
    for (leg, time) in zip(legs, times) {
      view.show(.event(CalendarEventViewModel(leg, at: time, in: context)))
    }
    view.show(.end)
  }
}

extension SiteContext {
  /// Whether a trip has its own calendar file. `SiteValidity` knows when a trip is over.
  func hasCalendar(_ trip: Sourced<Trip>) -> Bool {
    guard trip.isPublic else { return false }
    let isJourney = trip.model.isJourney || trip.model.legs.count > 1
    if settings.calendars == .all || isJourney { return true }
    // A cancelled trip doesn't have an end.
    return trip.model.endSecond.map { $0 > now.seconds } ?? trip.isToCome(at: now)
  }
}
