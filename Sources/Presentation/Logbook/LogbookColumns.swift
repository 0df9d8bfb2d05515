import Templating

/// The columns of a table of the logbook, of which those without any number are left out.
package struct LogbookColumns: Sendable, Hashable {
  /// Whether the distance is known of any row.
  package var hasDistance = false
  /// Whether the hours are known of any row.
  package var hasHours = false
  /// Whether a country is known of any row.
  package var hasCountries = false
  /// Whether a place is known of any row.
  package var hasPlaces = false
  /// Whether it is known of any row how punctual it was.
  package var hasPunctuality = false

  package init() {}

  /// The number of columns: with the names and the numbers of trips.
  package var number: Int {
    2 + [hasDistance, hasHours, hasCountries, hasPlaces].count { $0 } + (hasPunctuality ? 3 : 0)
  }

  static let fields = Fields<Self>(
    "LogbookColumns",
    .flag("hasDistance") { $0.hasDistance },
    .flag("hasHours") { $0.hasHours },
    .flag("hasCountries") { $0.hasCountries },
    .flag("hasPlaces") { $0.hasPlaces },
    .flag("hasPunctuality") { $0.hasPunctuality },
    .number("number") { $0.number })
}
