package import Templating

/// The page with the map of all trips.
package struct WorldMapViewModel: Sendable, Equatable {
  package let headerText: String
  /// The map of all trips. Each line links to its trip.
  package let map: MapViewModel
  /// Links to the trips of each year, newest first.
  package let years: [CountedLinkViewModel]
  /// The link to the list of all trips.
  package let trips: LinkViewModel

  /// Creates a view model with these values.
  package init(
    headerText: String, map: MapViewModel, years: [CountedLinkViewModel], trips: LinkViewModel
  ) {
    self.headerText = headerText
    self.map = map
    self.years = years
    self.trips = trips
  }
}

extension WorldMapViewModel: HeaderTextPresentable {
  package static let contract = Contract<Self>(
    template: "map",
    headerTextFields,
    Fields(
      "WorldMapViewModel",
      .nested("map") { $0.map }, .list("years") { $0.years }, .nested("trips") { $0.trips }))
}
