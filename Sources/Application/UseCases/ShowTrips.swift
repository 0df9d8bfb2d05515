import Content
import Domain
import Presentation

/// Shows a stored trip: `index` is its place among the site's trips.
struct ShowExistingTrip: UseCase {
  typealias ViewModel = TripViewModel

  let index: Int

  func show(in view: some View<TripViewModel>, _ context: SiteContext) {
    let (newer, older) = context.graph.neighbors(ofTripAt: index)
    view.show(
      TripViewModel(
        page: context.content.trips[index], newer: newer, older: older, in: context))
  }
}

/// Shows one page of the list of trips.
struct ShowTrips: UseCase {
  typealias ViewModel = TripsViewModel

  let list: ListPage<Trip>

  func show(in view: some View<TripsViewModel>, _ context: SiteContext) {
    view.show(
      TripsViewModel(
        headerText: list.title(in: context),
        text: list.count(in: context),
        trips: list.models.map { TripViewModel($0, in: context) },
        placeholder: context.phrases(.placeholder),
        calendarLink: list.total > 0 ? context.link(.calendar) : nil,
        story: list.story(in: context),
        newer: list.newer(in: context),
        older: list.older(in: context)))
  }
}
