package import Content
package import Diagnostics
import Domain
import Tracks

/// Trips of other programs' files as models of a site.
///
/// A trip that the site has already, by its departure and its number or its origin, is left. One
/// that comes from an event of a calendar is known by that, and follows its newer versions. Files
/// are written only on demand, and over another only to update it.
package struct ImportedTrips: Sendable {
  /// Outcome of one trip.
  package enum Outcome: Sendable, Equatable {
    /// A model at a path below the site's folder, with its title and its day, and the path of the
    /// copy of its track, if it has one.
    case new(path: String, title: String, day: String, track: String? = nil)
    /// A trip that a model of this path tells already, with its title and its day.
    case known(path: String, title: String, day: String)
    /// A trip whose event has a newer version, with the lines of it that the model doesn't have.
    case changed(path: String, title: String, day: String, lines: [String])
    /// A trip whose model was changed to the newer version of its event.
    case updated(path: String, title: String, day: String)
    /// Reason why something of a file was left.
    case left(Diagnostic)
  }

  private let files: [String]
  private let kinds: ContentKinds

  /// Takes paths of files.
  package init(_ files: [String], of kinds: ContentKinds = .builtIn) {
    self.files = files
    self.kinds = kinds
  }

  /// Reports the outcome of every trip. `isWriting` writes the new models into the site's folder,
  /// and `isUpdating` changes those whose events have newer versions.
  package func run(
    in site: String, isWriting: Bool, isUpdating: Bool = false, report: (Outcome) -> Void
  ) throws(AuthoringFault) {
    guard FileType.isFolder(site + "/Content") else {
      throw .noSite(site)
    }
    // Mistakes of the site are left to `check`.
    let content = ContentLoader(site: site, kinds: kinds, jobs: 2).load(DiagnosticCollector())
    var places = NewTripPlaces(content, in: site)
    var known = KnownTrips(content)
    let read = files.compactMap { self.read($0, hiding: content.settings.hidden, report) }
    let newest = NewestVersions(read.flatMap(\.file.trips))
    for (source, file) in read {
      Self.reportMistakes(file, of: source, report)
      for trip in file.trips where newest.contains(trip) {
        let (title, day) = (trip.title, String(trip.departure.written.prefix(10)))
        if let version = known.version(of: trip) {
          let update = TripUpdate(trip, of: version, in: site)
          report(try update.outcome(isUpdating: isUpdating))
          continue
        }
        if let path = known.path(of: trip) {
          report(.known(path: path, title: title, day: day))
          continue
        }
        let place = places.next(for: trip)
        if isWriting { try NewFiles.write(place.files(of: trip), in: site) }
        known.add(trip, at: place.model)
        report(.new(path: place.model, title: title, day: day, track: place.track))
      }
    }
  }

  /// Reads a file; `nil` for one that is of no known format or can't be read, which is reported.
  private func read(
    _ path: String, hiding circles: [HiddenCircle], _ report: (Outcome) -> Void
  ) -> (source: SourceFile, file: ImportedFile)? {
    let source: SourceFile
    do throws(FileReader.Fault) {
      source = SourceFile(path: path, bytes: try FileReader.read(path, limit: TrackLimits().bytes))
    } catch {
      report(.left(ImportDiagnostics.unreadable(path, error)))
      return nil
    }
    guard let file = ImportedFile.read(source, hiding: circles) else {
      report(
        .left(
          Problem.importUnknownFormat(
            at: SourceRange(file: path),
            "this isn't a calendar (iCalendar), an export from AirTrail, Flighty or OpenFlights, a CSV file with the columns date, from and to, or a track",
            fix: "export it in one of these forms; a track ends in .gpx, .geojson or .kml")))
      return nil
    }
    return (source, file)
  }

  /// Most lines of a file that are reported to be no trips.
  private static let mostReported = 100

  private static func reportMistakes(
    _ file: ImportedFile, of source: SourceFile, _ report: (Outcome) -> Void
  ) {
    for mistake in file.mistakes { report(.left(mistake)) }
    guard !file.left.isEmpty || file.firstAboveLimit != nil else { return }
    let lines = FileLines(source.path, String(decoding: source.bytes, as: UTF8.self))
    for left in file.left.prefix(mostReported) {
      report(.left(left.problem(at: lines.place(of: left.line), left.reason, fix: left.fix)))
    }
    if file.left.count > mostReported {
      report(
        .left(
          Problem.importNoTrip(
            at: SourceRange(file: source.path),
            "\((file.left.count - mostReported)) more lines or events of this file aren't trips")))
    }
    if let line = file.firstAboveLimit {
      report(
        .left(
          Problem.importLimit(
            at: lines.place(of: line),
            "the file has more than \(ImportedFile.tripLimit) trips; this one and all after it "
              + "were skipped",
            fix: "split it")))
    }
  }
}
