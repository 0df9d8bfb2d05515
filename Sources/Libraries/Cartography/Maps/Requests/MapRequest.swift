/// Everything that goes into drawing a map.
package struct MapRequest: Sendable, Hashable {
  /// Title for assistive technology, such as "Lisbon to Tokyo"; plain text.
  package var title: String
  /// Description of the route in words; plain text, left out if empty.
  package var description: String
  /// Prefix of the ids in the drawing, unique on the page; hyphens replace characters other than
  /// ASCII letters, digits, `_` and `-`.
  package var idPrefix: String
  package var stops: [Stop]
  package var routes: [Route]
  package var extent: Extent
  package var format: MapFormat

  package init(
    title: String, description: String = "", idPrefix: String, stops: [Stop] = [],
    routes: [Route] = [], extent: Extent = .fitting, format: MapFormat = .page
  ) {
    self.title = title
    self.description = description
    self.idPrefix = idPrefix
    self.stops = stops
    self.routes = routes
    self.extent = extent
    self.format = format
  }
}

/// Size of a map, and how much detail it has.
package struct MapFormat: Sendable, Hashable {
  /// Width and height of the drawing in its own units; a page scales it. A map of the world keeps
  /// the width, and its height follows from the projection.
  package let width: Double
  package let height: Double
  /// Largest number of points of coasts and borders. A point takes about five bytes.
  package let pointLimit: Int
  /// Largest deviation of the table's shapes from Natural Earth's, in half units.
  let tolerance: Double
  /// Largest number of points of all routes, beyond two for each.
  let routePointLimit: Int
  /// Whether stops have names, and whether maps of a small area have a scale and a locator.
  package let hasLabels: Bool

  package init(width: Double, height: Double, pointLimit: Int, hasLabels: Bool) {
    self.width = max(100, width.isFinite ? width : 0)
    self.height = max(100, height.isFinite ? height : 0)
    self.pointLimit = max(100, pointLimit)
    self.hasLabels = hasLabels
    // Routes are the purpose of the map, so with labels they get half as many points as coasts.
    routePointLimit = self.pointLimit / (hasLabels ? 2 : 5)
    tolerance = hasLabels ? 1.2 : 1.7
  }

  /// Map of a trip's page: at most 40 KB, and 12 KB compressed.
  package static let page = MapFormat(
    width: 800, height: 500, pointLimit: 4_000, hasLabels: true)
  /// Map on a card in a list: at most 4 KB.
  package static let card = MapFormat(width: 360, height: 240, pointLimit: 580, hasLabels: false)
  /// World map of all trips: at most 120 KB with a few hundred trips.
  package static let world = MapFormat(
    width: 1_000, height: 500, pointLimit: 9_000, hasLabels: true)
}
