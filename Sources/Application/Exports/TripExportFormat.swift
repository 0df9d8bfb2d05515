import Content

/// Formats in which other programs can import trips.
package enum TripExportFormat: String, CaseIterable, Sendable {
  /// A record for each leg (RFC 4180).
  case csv
  /// A feature for each leg (RFC 7946).
  case geojson
}

extension Site {
  /// Returns the listed trips in a format, in the order of their list, each journey followed by its
  /// parts. The export contains only what the site's own pages may show: places in hidden circles
  /// were removed when content was loaded.
  package func trips(as format: TripExportFormat) -> [UInt8] {
    let context = SiteContext(facts)
    let trips = context.listed(TripKind.self).flatMap { [$0] + context.parts(of: $0) }
    return switch format {
    case .csv: TripTable(trips, in: context).bytes
    case .geojson: TripFeatures(trips, in: context).bytes
    }
  }
}
