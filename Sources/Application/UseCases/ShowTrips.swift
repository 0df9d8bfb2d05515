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
    view.show(
      TripsViewModel(
        headerText: list.title,
        text: list.count(of: .trips, in: context),
        trips: list.elements.map { context.card(of: $0) },
        years: context.tripYears.years.map { year in
          CountedLinkViewModel(
            link: context.link(.trips(of: year.number)),
            linkText: context.formats.year(year.number),
            count: context.formats.number(year.trips.count),
            isCurrent: list.list.route == .trips(of: year.number))
        },
        filter: list.filter(in: context),
        calendarLink: list.total > 0 ? context.link(.calendar) : nil,
        logbookLink: context.hasLogbook && list.list.route == .list(.trips)
          ? context.link(.logbook) : nil,
        story: list.story(in: context),
        newer: list.newer(in: context),
        older: list.older(in: context)))
  }
}
