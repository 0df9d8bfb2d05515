package import Content
package import Diagnostics
import Domain
import Tracks

/// Imports trips from other programs' files as models of a site.
///
/// A trip is skipped if the site already has one with the same departure and the same number or
/// origin. A trip that comes from a calendar event is recognised by the event, and follows its
/// newer versions. Files are written only on demand, and an existing file only to update it.
package struct ImportedTrips: Sendable {
  /// Outcome for one trip.
  package enum Outcome: Sendable, Equatable {
    /// A model at a path below the site's folder, with its title and day, and the path of the copy
    /// of its track, if it has one.
    case new(path: String, title: String, day: String, track: String? = nil)
    /// A trip that the model at this path already describes, with its title and day.
    case known(path: String, title: String, day: String)
    /// A trip whose event has a newer version, with the lines that the model lacks.
    case changed(path: String, title: String, day: String, lines: [String])
    /// A trip whose model was changed to the newer version of its event.
    case updated(path: String, title: String, day: String)
    /// Reason why a part of a file was skipped.
    case left(Diagnostic)
  }

  private let files: [String]
  private let kinds: ContentKinds

  /// Takes paths of files.
  package init(_ files: [String], of kinds: ContentKinds = .builtIn) {
    self.files = files
    self.kinds = kinds
  }

  /// Reports the outcome for every trip. `isWriting` writes the new models into the site's folder,
  /// and `isUpdating` changes those whose events have newer versions.
  package func run(
    in site: String, isWriting: Bool, isUpdating: Bool = false, report: (Outcome) -> Void
  ) throws(AuthoringFault) {
    guard FileType.isFolder(site + "/Content") else {
      throw .noSite(site)
    }
    // The site's mistakes are not reported here, because `check` reports them.
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

  /// Reads a file; `nil` if its format is unknown or it can't be read, which is reported.
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

  /// Greatest number of lines of a file that are reported as not being trips.
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
