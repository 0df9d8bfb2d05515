import Diagnostics
import Domain

/// Number of trips whose local times were read in the site's zone, although their places may have
/// others; reported once for all files.
struct AssumedZones: Sendable {
  private(set) var count = 0
  /// Range where the first of them lacks a zone.
  private(set) var first: Range<Int>?

  init(at range: Range<Int>? = nil) {
    if let range { add(range) }
  }

  mutating func add(_ range: Range<Int>) {
    count += 1
    if first == nil { first = range }
  }

  /// Reports the trips of all files.
  static func report(
    _ files: [KnownFile], _ zone: Zone, to collector: DiagnosticCollector
  ) {
    var count = 0
    var place: Diagnostics.Place?
    for file in files where file.loaded.assumedZones.count > 0 {
      let loaded = file.loaded
      count += loaded.assumedZones.count
      // Only the first needs a line, for which its file may have to be read again.
      guard place == nil, let range = loaded.assumedZones.first,
        let source = loaded.models.first?.file ?? loaded.names.first?.file
      else { continue }
      place = source.place(range)
    }
    if let place {
      collector.report(ContentDiagnostics.assumedZone(zone, trips: count, at: place))
    }
  }
}
