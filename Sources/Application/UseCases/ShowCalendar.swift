import Content
import Domain
import Presentation
import Tracing

/// Shows calendars one trip, or all that are listed.
struct ShowCalendar: UseCase {
  typealias ViewModel = CalendarViewModel

  /// The places of the trips among the site's.
  let trips: [Int]
  /// What the calendar is called; none for the event of one trip.
  let name: String?

  func given(in context: SiteContext) -> UInt64 {
    StableHasher.hash(trips.map { context.graph.trip(at: $0).factsHash })
  }

  func show(in view: some View<CalendarViewModel>, _ context: SiteContext) {
    let trips = trips.map { context.graph.trip(at: $0) }
    var zones = CalendarZones()
    // The zones go before the events, so the events' times are found before any event is made.
    let times = trips.map { CalendarEventViewModel.Times(of: $0, in: context, &zones) }
    view.show(
      CalendarViewModel(
        name: name, zones: zones.viewModels(in: context), numberOfEvents: trips.count
      ) { CalendarEventViewModel(trips[$0], at: times[$0], in: context) })
  }
}
