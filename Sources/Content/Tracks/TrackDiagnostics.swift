package import Diagnostics
import Domain
import Tracks

/// Diagnostics for tracks. They give line and column without the line itself, which may reveal a
/// home address, because a log may be public.
package enum TrackDiagnostics {
  static func track(
    _ fault: TrackFileFault, _ name: String, near paths: [String], at place: SourceRange
  ) -> Diagnostic {
    switch fault {
    case .outside:
      Problem.contentTrackMissing(
        at: place, "the track '\(name)' is outside 'Content'",
        fix: "copy the file into 'Content', preferably next to the trip")
    case .format(let ending):
      Problem.contentTrackFormat(
        at: place,
        ending == ".json"
          ? "Zoetrope reads a '.json' file here as a page, not as a track"
          : "the format of the track '\(name)' isn't supported",
        fix: ending == ".json"
          ? "name it '.geojson'" : "export it as GPX (.gpx), GeoJSON (.geojson) or KML (.kml)")
    case .unpublished(let reason):
      Problem.contentTrackMissing(
        at: place, "the track '\(name)' is ignored, because \(reason.words)", fix: reason.fix)
    case .missing:
      Problem.contentTrackMissing(
        at: place, "there is no track '\(name)'",
        fix: didYouMean(suggestion(for: name.fileName, among: paths.map(\.fileName)))
          ?? "put it next to the trip; a path that starts with '/' is relative to 'Content'")
    case .reading(let fault, let path): reading(fault, of: path, key: place)
    }
  }

  fileprivate static func reading(
    _ fault: TrackReadingFault, of path: String, key: SourceRange?
  ) -> Diagnostic {
    let notes = key.map { [Diagnostic.Note("a trip names it here", at: $0)] } ?? []
    switch fault {
    case .file(.tooLarge(let bytes)):
      return Problem.contentTrackUnreadable(
        at: SourceRange(file: path),
        "the track has \(bytes) bytes, more than the limit of \(TrackLimits().bytes)",
        fix: "split it, and name the parts in a list", notes: notes)
    case .file(let fault):
      return Problem.contentTrackUnreadable(
        at: SourceRange(file: path), "the track can't be read: \(fault.reason)",
        fix: "give yourself permission to read it", notes: notes)
    case .noWay:
      return Problem.contentTrackDamaged(
        at: SourceRange(file: path),
        "the file contains only single places, without a path "
          + "between them",
        fix: "export a track with at least two points, not only waypoints", notes: notes)
    case .pointsOffEarth(let oddity):
      return Problem.contentTrackDamaged(
        at: SourceRange(
          file: path, line: oddity.line, column: oddity.column, length: 0, text: ""),
        "fewer than two points of the track are on Earth",
        fix: "write latitudes from -90 to 90, and longitudes from -180 to 180", notes: notes)
    case .unfinishedMerge(let line):
      return UnfinishedMerge.error(
        at: SourceRange(file: path, line: line, column: 1, length: 0, text: ""))
    case .track(let fault):
      let (message, fix) = words(fault.reason)
      return Problem.contentTrackDamaged(
        at: SourceRange(
          file: path, line: fault.place.line, column: fault.place.column, length: 0, text: ""),
        message, fix: fix, notes: notes)
    }
  }

  private static func words(_ reason: TrackFault.Reason) -> (message: String, fix: String?) {
    let again = "export it again: the copy may be incomplete"
    switch reason {
    case .empty: return ("the track is empty", again)
    case .compressed:
      return ("the track is compressed, like KMZ", "unpack it, and name the file in it")
    case .encoding(let name?): return ("the track is in the encoding '\(name)'", "save it as UTF-8")
    case .encoding(nil): return ("the track contains bytes that aren't text", "save it as UTF-8")
    case .documentType:
      return (
        "the track has a document type, which tracks don't need", "remove the line '<!DOCTYPE'"
      )
    case .syntax(let text): return ("the track is incomplete or damaged: \(text)", again)
    case .otherRoot(let name, let expected):
      return (
        "the file isn't a track: it starts with '\(name)' instead of '\(expected)'",
        "check its extension, which must match the format"
      )
    case .noPoints: return ("the track has no pointss", again)
    case .number(let text, let name):
      return ("'\(name)' in the track isn't a number", text.isEmpty ? again : nil)
    case .missing(let part, let whole): return ("'\(whole)' in the track has no '\(part)'", again)
    case .form(let name, let expected):
      return ("'\(name)' in the track must be \(expected)", nil)
    case .limit(let limit): return (words(limit), "split it, and name the parts in a list")
    }
  }

  private static func words(_ limit: TrackFault.Limit) -> String {
    switch limit {
    case .bytes(let found, let most): "the track has \(found) bytes, more than the limit of \(most)"
    case .points(let most): "the track has more points than the limit of \(most)"
    case .depth(let most): "the track is nested deeper than the limit of \(most)"
    case .names(let most): "the track has more element names than the limit of \(most)"
    case .tag(let most): "a tag or comment in the track is longer than \(most) bytes"
    }
  }

  static func trackOddity(_ oddity: TrackOddity, in path: String, key: SourceRange) -> Diagnostic {
    let isOne = oddity.number == 1
    func count(_ one: String, _ several: String) -> String {
      isOne ? "1 \(one)" : "\(oddity.number) \(several)"
    }
    let message =
      switch oddity.kind {
      case .pointOffEarth:
        count(
          "point isn't on Earth and is skipped", "points aren't on Earth and are skipped")
      case .elevation:
        count("elevation isn't valid and is skipped", "elevations aren't valid and are skipped")
      case .time: count("time isn't valid and is skipped", "times aren't valid and are skipped")
      case .timeGoesBack:
        count(
          "time is earlier than at the previous point",
          "times are earlier than at the previous "
            + "point")
      case .pointWithoutTime: count("point has no time", "points have no times")
      case .otherGeometry:
        count("shape isn't a path and is skipped", "shapes aren't paths and are skipped")
      case .strayTime:
        count(
          "point has a time far from all others and is skipped",
          "points have times far from all others and are skipped")
      case .strayPlace:
        count(
          "point is too far from the others and is skipped",
          "points are too far from the others and are skipped")
      }
    return Problem.contentTrackOddity(
      at: SourceRange(
        file: path, line: oddity.line, column: oddity.column, length: 0, text: ""),
      isOne ? message : message + "; the first is here",
      notes: [Diagnostic.Note("a trip names it here", at: key)])
  }
}

extension TrackReadingFault {
  /// Error for a file that could be read before, but can't be anymore.
  package func diagnostic(of path: String) -> Diagnostic {
    TrackDiagnostics.reading(self, of: path, key: nil)
  }
}
