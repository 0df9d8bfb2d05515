package import Markup
package import Templating

/// A page of the list of all trips, or of one year's trips.
package struct TripsViewModel: Sendable, Equatable {
  package let headerText: String
  /// The number of trips on all pages: "12 trips", "No trips yet".
  package let text: String
  /// Trips on this page of the list.
  package let trips: [TripCard]
  /// The map of a year's trips. On the first page of the list only.
  package let map: MapViewModel?
  /// The page with the map of all trips.
  package let mapLink: LinkViewModel?
  /// Links to the trips of each year, newest first.
  package let years: [CountedLinkViewModel]
  package let filter: FilterViewModel
  /// The calendar file of all trips.
  package let calendarLink: Link?
  /// The logbook, on the list of all trips. Missing if the site has no logbook.
  package let logbookLink: Link?
  package let story: ArticleViewModel?
  package let newer: LinkViewModel?
  package let older: LinkViewModel?

  package init(
    headerText: String, text: String, trips: [TripCard], map: MapViewModel? = nil,
    mapLink: LinkViewModel? = nil, years: [CountedLinkViewModel] = [],
    filter: FilterViewModel = FilterViewModel(), calendarLink: Link? = nil,
    logbookLink: Link? = nil, story: ArticleViewModel? = nil,
    newer: LinkViewModel? = nil, older: LinkViewModel? = nil
  ) {
    self.headerText = headerText
    self.text = text
    self.trips = trips
    self.map = map
    self.mapLink = mapLink
    self.years = years
    self.filter = filter
    self.calendarLink = calendarLink
    self.logbookLink = logbookLink
    self.story = story
    self.newer = newer
    self.older = older
  }
}

extension TripsViewModel: ListPresentable {
  package var numberOfElements: Int { trips.count }

  package static let contract = Contract<Self>(
    template: "trips", tripsFields, listFields, headerTextFields, textFields,
    storyFields, neighborsFields)

  private static let tripsFields = Fields<Self>(
    "TripsViewModel",
    .list("trips") { $0.trips },
    .optional("map") { $0.map },
    .optional("mapLink") { $0.mapLink },
    .list("years") { $0.years },
    .flag("hasYears") { !$0.years.isEmpty },
    .optional("calendarLink") { $0.calendarLink },
    .optional("logbookLink") { $0.logbookLink })
}
