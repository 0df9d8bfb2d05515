package import Markup
package import Templating

/// One page of the list of all trips, or of the list of one year's trips.
package struct TripsViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// The trips on this page of the list.
  package let trips: [TripCard]
  /// The map of a year's trips. Only the first page of the list shows it.
  package var map: MapViewModel?
  /// The link to the page with the map of all trips.
  package var mapLink: LinkViewModel?
  /// Links to the trips of each year, newest first.
  package var years: [CountedLinkViewModel] = []
  /// The address of the calendar file with all trips.
  package var calendarLink: Link?
  /// The link to the logbook. Only the list of all trips has this link. Missing if the site has no
  /// logbook.
  package var logbookLink: Link?

  package init(_ head: ListHeadViewModel, trips: [TripCard]) {
    self.head = head
    self.trips = trips
  }
}

extension TripsViewModel: HeadedList {
  package var numberOfElements: Int { trips.count }

  package static let contract = Contract<Self>(
    template: "trips",
    Fields(
      "TripsViewModel",
      .list("trips") { $0.trips }, .optional("map") { $0.map }, .optional("mapLink") { $0.mapLink },
      .list("years", any: "hasYears") { $0.years }, .optional("calendarLink") { $0.calendarLink },
      .optional("logbookLink") { $0.logbookLink }),
    also: headFields)
}
