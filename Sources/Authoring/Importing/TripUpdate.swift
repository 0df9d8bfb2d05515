import Content
import Domain

/// Newest versions of the events in all files of a run.
struct NewestVersions {
  private var versions: [String: [TripSource]] = [:]

  init(_ trips: [ImportedTrip]) {
    for source in trips.compactMap(\.source) {
      let index = versions[source.id]?.firstIndex { $0.isSameEvent(as: source) }
      guard let index else {
        versions[source.id, default: []].append(source)
        continue
      }
      if let known = versions[source.id]?[index], source.version > known.version {
        versions[source.id]?[index] = source
      }
    }
  }

  /// Whether no other file has a newer version of the trip's event.
  func contains(_ trip: ImportedTrip) -> Bool {
    guard let source = trip.source else { return true }
    return versions[source.id]?.contains(source) ?? true
  }
}

/// A version of a trip that the site already has in an earlier version.
struct TripUpdate {
  private let trip: ImportedTrip
  private let known: TripSource
  private let path: String
  private let site: String

  init(_ trip: ImportedTrip, of version: (source: TripSource, path: String), in site: String) {
    self.trip = trip
    (known, path) = version
    self.site = site
  }

  /// Outcome for the trip. If `isUpdating` is true and the file is unchanged since an import wrote
  /// it, the trip is written into its file. Otherwise the author has to change the file.
  func outcome(isUpdating: Bool) throws(AuthoringFault) -> ImportedTrips.Outcome {
    let (title, day) = (trip.title, String(trip.departure.written.prefix(10)))
    let unchanged = ImportedTrips.Outcome.known(path: path, title: title, day: day)
    let newer = trip.text()
    guard let source = trip.source, source.version >= known.version,
      known.checksum != ImportedVersion.checksum(of: newer), let bytes = written
    else { return unchanged }
    let file = ImportedVersion(String(decoding: bytes, as: UTF8.self), known)
    guard isUpdating, file.isUntouched else {
      let lines = file.changes(to: newer)
      return lines.isEmpty
        ? unchanged : .changed(path: path, title: title, day: day, lines: lines)
    }
    let replaced = ReplacedFile("\(site)/\(path)", suffix: ".tmp")
    try replaced.write(Array(trip.file(track: nil).utf8), mode: replaced.mode(else: 0o644))
    return .updated(path: path, title: title, day: day)
  }

  /// Bytes of the trip's file. If this fails, the trip counts as known: this run would write it, or
  /// its file was removed in the meantime.
  private var written: [UInt8]? {
    try? FileReader.read("\(site)/\(path)", limit: ContentLimits.file)
  }
}
