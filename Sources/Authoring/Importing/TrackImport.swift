import Basics
import Content
import Diagnostics
import Foundation
import Gazetteer
import Tracks

/// Imports a file with a recorded track as a trip: GPX, GeoJSON, KML or KMZ.
///
/// Only the track's points and their times are copied. Names, remarks, devices, heart rates and
/// places in the file are not imported.
struct TrackImport {
  let file: ImportedFile

  /// Takes a file whose name and bytes are those of a track; `nil` for any other. `circles` are the
  /// site's hidden circles; the trip's times are those of the visible part.
  init?(_ source: SourceFile, hiding circles: [HiddenCircle]) {
    if GoogleTimeline.isOne(source) {
      file = ImportedFile(mistakes: [GoogleTimeline.mistake(source)])
      return
    }
    guard let (format, bytes) = Self.content(of: source) else { return nil }
    do throws(TrackFault) {
      file = Self.trip(of: try TrackFile(bytes, format: format), source, circles)
    } catch {
      file = ImportedFile(mistakes: [TrackReadingFault.track(error).diagnostic(of: source.path)])
    }
  }

  /// The format of a file and its bytes; for a KMZ file, those of the document in it.
  private static func content(of source: SourceFile) -> (TrackFormat, [UInt8])? {
    let isZip = source.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04])
    // The root document comes first (OGC 12-007r2 §6.2).
    if isZip, let entries = ZipFile(source.bytes, limit: TrackLimits().bytes)?.entries,
      let bytes = entries.first(where: { $0.path.lowercased().ends(with: ".kml") })?.bytes
    {
      return (.kml, bytes)
    }
    return format(of: source).map { ($0, source.bytes) }
  }

  private static func format(of source: SourceFile) -> TrackFormat? {
    let name = source.path.lastName
    let ending = name.place(ofLast: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
    if ending == "json" {
      // A file with this extension may be anything, but a GeoJSON object states its type.
      return source.bytes.holds(#""type""#) && !source.bytes.holds(#""flights""#) ? .geoJSON : nil
    }
    // If nothing can be unpacked from the archive, the reader reports that.
    return ending == "kmz" ? .kml : TrackFormat(extension: ending)
  }

  private static func trip(
    of track: TrackFile, _ source: SourceFile, _ circles: [HiddenCircle]
  ) -> ImportedFile {
    guard track.way.segments.contains(where: { $0.count > 1 }) else {
      return ImportedFile(mistakes: [TrackReadingFault.noWay.diagnostic(of: source.path)])
    }
    var file = ImportedFile()
    for oddity in leftOut(of: track) { file.leave(oddity.line, oddity.reason) }
    let hidden = track.hiding(circles)
    let shown = track.track.isEmpty ? hidden.route : hidden.track
    let name = TrackName(source.path)
    let times = shown.facts.times.map { times in
      let zone = shown.points.isEmpty ? nil : zone(at: shown.points[0])
      return [times.lowerBound, times.upperBound].map { milliseconds in
        ImportedTime(
          Date(timeIntervalSince1970: (Double(milliseconds) / 1000).rounded(.down)), stating: zone)
      }
    }
    guard let departure = times?.first ?? name.day, let arrival = times?.last ?? name.day else {
      file.leave(
        1,
        shown.isEmpty
          ? "hidden circles hide the whole track, including its times"
          : "the track has no times: start its file name with the date, as in "
            + "2026-05-02-walk.geojson"
      )
      return file
    }
    file.add(
      ImportedTrip(
        line: 1, givenTitle: name.title, departure: departure, arrival: arrival,
        track: track.way.gpx(times: true)))
    return file
  }

  /// Time zone of the nearest city; `nil` if none is within 200 km, or if the system doesn't know
  /// it.
  private static func zone(at point: Point) -> TimeZone? {
    City.nearest(latitude: point.latitude, longitude: point.longitude)
      .flatMap { TimeZone(identifier: $0.zone) }
  }

  /// Values that are not copied; all others are reported when the site is built.
  private static func leftOut(of track: TrackFile) -> [ImportedFile.Left] {
    let reasons: [(TrackOddities.Kind, String)] = [
      (.pointOffEarth, "points that aren't on Earth"), (.elevation, "invalid elevations"),
      (.time, "invalid times"), (.otherGeometry, "areas"),
      (.strayTime, "points with times far from all others"),
      (.strayPlace, "points where no vehicle could have been"),
    ]
    return reasons.compactMap { kind, reason in
      track.oddities[kind].map {
        ImportedFile.Left(
          line: $0.first.line,
          reason: "skipped \(reason): \($0.number)"
            + (kind == .strayTime || kind == .strayPlace ? "" : "; the first is here"))
      }
    }
  }
}

/// Title and day of a trip from a file's name: `2026-05-02_morning-walk.gpx`.
struct TrackName {
  /// Words of the name, without the extension and without a day at the beginning.
  let title: String
  let day: ImportedTime?

  init(_ path: String) {
    let name = path.lastName
    let stem = name.place(ofLast: ".").map { name[..<$0] } ?? name[...]
    let day = String(stem.utf8.prefix(10)).flatMap { ImportedTime(day: $0) }
    let hasDay = day != nil
    let rest = hasDay ? stem.dropFirst(10) : stem[...]
    let words = rest.split { $0 == "_" || $0 == " " || ($0 == "-" && hasDay) }
    self.day = day
    title = ImportedText(words.joined(separator: " ")).text ?? "Track"
  }
}

extension [UInt8] {
  /// Whether the bytes contain a text.
  fileprivate func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return indices.contains { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
  }
}
