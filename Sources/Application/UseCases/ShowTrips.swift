import Content
import Domain
import Presentation

/// Shows the page of a trip, by its index among the site's trips.
struct ShowExistingTrip: UseCase {
  typealias ViewModel = TripViewModel

  let index: Int

  func show(in view: some View<TripViewModel>, _ context: SiteContext) {
    view.show(TripViewModel(pageAt: index, in: context))
  }
}

/// Shows one page of the list of all trips or of one year's.
struct ShowTrips: UseCase {
  typealias ViewModel = TripsViewModel

  let list: ListPart<Sourced<Trip>>

  func show(in view: some View<TripsViewModel>, _ context: SiteContext) {
    var trips = TripsViewModel(
      list.head(list.count(of: .trips, in: context), in: context),
      trips: list.elements.map { context.card(of: $0) })
    trips.map = map(in: context)
    trips.mapLink = context.mapLink
    trips.years = context.links(toYearsOn: list.list.route)
    trips.calendarLink = list.total > 0 ? context.link(.calendar) : nil
    if context.hasLogbook && list.list.route == .list(.trips) {
      trips.logbookLink = context.link(.logbook)
    }
    view.show(trips)
  }

  /// Returns the map of a year's trips, for the first page of their list.
  private func map(in context: SiteContext) -> MapViewModel? {
    guard list.number == 1,
      let year = context.tripYears.years.first(where: { .trips(of: $0.number) == list.list.route })
    else { return nil }
    let trips = year.trips.map { context.trip(at: $0) }
    return MapViewModel(
      of: trips, photos: trips.lazy.flatMap { context.photos(of: $0) }, id: "map-year",
      title: context.phrases(.mapTitle, ["title": list.title]), in: context)
  }
}
