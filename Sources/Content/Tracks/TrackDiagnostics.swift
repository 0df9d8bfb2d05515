package import Diagnostics
import Domain
import Tracks

/// Diagnostics for tracks. They give line and column without the line itself, which may show where
/// somebody lives: a log may be public.
package enum TrackDiagnostics {
  static func track(
    _ fault: TrackFileFault, _ name: String, near paths: [String], at place: SourceRange
  ) -> Diagnostic {
    switch fault {
    case .outside:
      Problem.contentTrackMissing(
        at: place, "the track '\(name)' leads out of 'Content'",
        fix: "copy the file into 'Content', best beside the model")
    case .format(let ending):
      Problem.contentTrackFormat(
        at: place,
        ending == ".json"
          ? "a file '.json' beside models is a model, and no track"
          : "the track '\(name)' is of no format that is read",
        fix: ending == ".json"
          ? "name it '.geojson'" : "export it as GPX (.gpx), GeoJSON (.geojson) or KML (.kml)")
    case .unpublished(let reason):
      Problem.contentTrackMissing(
        at: place, "the track '\(name)' is ignored, because \(reason.words)", fix: reason.fix)
    case .missing:
      Problem.contentTrackMissing(
        at: place, "there is no track '\(name)'",
        fix: didYouMean(suggestion(for: name.fileName, among: paths.map(\.fileName)))
          ?? "put it beside the model; a path that begins with '/' counts from 'Content'")
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
        fix: "divide it, and name its parts in a list", notes: notes)
    case .file(let fault):
      return Problem.contentTrackUnreadable(
        at: SourceRange(file: path), "the track can't be read: \(fault.reason)",
        fix: "give yourself the right to read it", notes: notes)
    case .noWay:
      return Problem.contentTrackDamaged(
        at: SourceRange(file: path), "the file holds single places, and no way between them",
        fix: "export the track with two points or more, and not its waypoints", notes: notes)
    case .pointsOffEarth(let oddity):
      return Problem.contentTrackDamaged(
        at: SourceRange(
          file: path, line: oddity.line, column: oddity.column, length: 0, text: ""),
        "no two points of the track are on the Earth",
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
    let again = "export it again: a copy may have broken off"
    switch reason {
    case .empty: return ("the track is empty", again)
    case .compressed:
      return ("the track is compressed, as KMZ is", "unpack it, and name what was in it")
    case .encoding(let name?): return ("the track is in the encoding '\(name)'", "save it as UTF-8")
    case .encoding(nil): return ("the track has bytes that are no text", "save it as UTF-8")
    case .documentType:
      return (
        "the track has a document type, which no track needs", "take the line '<!DOCTYPE' out"
      )
    case .syntax(let text): return ("the track breaks off or is damaged: \(text)", again)
    case .otherRoot(let name, let expected):
      return (
        "the file is no track: it begins with '\(name)' in place of '\(expected)'",
        "check its extension, which says how it is read"
      )
    case .noPoints: return ("the track has no point", again)
    case .number(let text, let name):
      return ("'\(name)' of the track is no number", text.isEmpty ? again : nil)
    case .missing(let part, let whole): return ("'\(whole)' of the track lacks '\(part)'", again)
    case .form(let name, let expected):
      return ("'\(name)' of the track must be \(expected)", nil)
    case .limit(let limit): return (words(limit), "divide it, and name its parts in a list")
    }
  }

  private static func words(_ limit: TrackFault.Limit) -> String {
    switch limit {
    case .bytes(let found, let most): "the track has \(found) bytes, more than the limit of \(most)"
    case .points(let most): "the track has more points than the limit of \(most)"
    case .depth(let most): "the track is nested deeper than the limit of \(most)"
    case .names(let most): "the track has more names of elements than the limit of \(most)"
    case .tag(let most): "a tag or a comment of the track is longer than \(most) bytes"
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
          "point is off the Earth, and is left out", "points are off the Earth, and are left out")
      case .elevation:
        count("elevation is none, and is left out", "elevations are none, and are left out")
      case .time: count("time is none, and is left out", "times are none, and are left out")
      case .timeGoesBack:
        count(
          "time is before that of the point before", "times are before those of the points before")
      case .pointWithoutTime: count("point has no time", "points have no times")
      case .otherGeometry:
        count("shape is no way, and is left out", "shapes are no ways, and are left out")
      case .strayTime:
        count(
          "point has a time far from all others, and is left out",
          "points have times far from all others, and are left out")
      case .strayPlace:
        count(
          "point is where no vehicle could have been, and is left out",
          "points are where no vehicle could have been, and are left out")
      }
    return Problem.contentTrackOddity(
      at: SourceRange(
        file: path, line: oddity.line, column: oddity.column, length: 0, text: ""),
      isOne ? message : message + ", the first here",
      notes: [Diagnostic.Note("a trip names it here", at: key)])
  }
}

extension TrackReadingFault {
  /// Error for a file that was read before, and can't be any more.
  package func diagnostic(of path: String) -> Diagnostic {
    TrackDiagnostics.reading(self, of: path, key: nil)
  }
}
