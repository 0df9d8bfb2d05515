package import Diagnostics
import Domain
import Tracks

// Tracks: content-track-missing, content-track-format, content-track-unreadable,
// content-track-damaged, content-track-oddity, content-track-without-times,
// content-track-other-day.
//
// What lies in a file with a track is told by line and column, without the line itself: that may be
// somebody's home, and a log may be public.

extension ContentDiagnostics {
  static func track(
    _ fault: TrackFileFault, _ name: String, near paths: [String], at place: SourceRange
  ) -> Diagnostic {
    switch fault {
    case .outside:
      Diagnostic(
        .error, "content-track-missing", at: place, "the track '\(name)' leads out of 'Content'",
        fix: "copy the file into 'Content', best beside the model")
    case .format(let ending):
      Diagnostic(
        .error, "content-track-format", at: place,
        ending == ".json"
          ? "a file '.json' beside models is a model, and no track"
          : "the track '\(name)' is of no format that is read",
        fix: ending == ".json"
          ? "name it '.geojson'" : "export it as GPX (.gpx), GeoJSON (.geojson) or KML (.kml)")
    case .unpublished(let reason):
      Diagnostic(
        .error, "content-track-missing", at: place,
        "the track '\(name)' is ignored, because \(reason.words)", fix: reason.fix)
    case .missing:
      Diagnostic(
        .error, "content-track-missing", at: place, "there is no track '\(name)'",
        fix: suggestion(for: name.fileName, among: paths.map(\.fileName)).map {
          "did you mean '\($0)'?"
        } ?? "put it beside the model; a path that begins with '/' counts from 'Content'")
    case .reading(let fault, let path): reading(fault, of: path, key: place)
    }
  }

  fileprivate static func reading(
    _ fault: TrackReadingFault, of path: String, key: SourceRange?
  ) -> Diagnostic {
    let notes = key.map { [Diagnostic.Note("a trip names it here", at: $0)] } ?? []
    switch fault {
    case .file(.tooLarge(let bytes)):
      return Diagnostic(
        .error, "content-track-unreadable", at: SourceRange(file: path),
        "the track has \(bytes) bytes, more than the limit of \(TrackLimits().bytes)",
        fix: "divide it, and name its parts in a list", notes: notes)
    case .file(let fault):
      return Diagnostic(
        .error, "content-track-unreadable", at: SourceRange(file: path),
        "the track can't be read: \(fault.reason)",
        fix: "give yourself the right to read it", notes: notes)
    case .noWay:
      return Diagnostic(
        .error, "content-track-damaged", at: SourceRange(file: path),
        "the file holds single places, and no way between them",
        fix: "export the track with two points or more, and not its waypoints", notes: notes)
    case .pointsOffEarth(let oddity):
      return Diagnostic(
        .error, "content-track-damaged",
        at: SourceRange(
          file: path, line: oddity.line, column: oddity.column, length: 0, text: ""),
        "no two points of the track are on the Earth",
        fix: "write latitudes from -90 to 90, and longitudes from -180 to 180", notes: notes)
    case .unfinishedMerge(let line):
      return unfinishedMerge(
        at: SourceRange(file: path, line: line, column: 1, length: 0, text: ""))
    case .track(let fault):
      let (message, fix) = words(fault.reason)
      return Diagnostic(
        .error, "content-track-damaged",
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
      }
    return Diagnostic(
      .warning, "content-track-oddity",
      at: SourceRange(
        file: path, line: oddity.line, column: oddity.column, length: 0, text: ""),
      isOne ? message : message + ", the first here",
      notes: [Diagnostic.Note("a trip names it here", at: key)])
  }

  /// Error for a trip that would have its times from its track.
  static func trackWithoutTimes(
    _ keys: [String], isHidden: Bool, at place: SourceRange
  ) -> Diagnostic {
    let names = ReadingDiagnostics.list(keys.map { "'\($0)'" }, "and")
    return Diagnostic(
      .error, "content-track-without-times", at: place,
      (isHidden ? "hidden circles hide all of the track" : "the track has no times")
        + ", so \(names) \(keys.count == 1 ? "is" : "are") not known",
      fix: "write \(names)")
  }

  static func trackOfOtherDay(
    _ day: CalendarDate, _ departure: CalendarDate, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-track-other-day", at: place,
      "the track was recorded on \(day.written), but this departs on \(departure.written)",
      fix: "name the track of this way, or mend the date")
  }

  static func downloadWithoutTrack(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-track-missing", at: place, "there is no track to download",
      fix: "name its file with 'track'")
  }
}

extension TrackReadingFault {
  /// Error for a file that was read before, and can't be any more.
  package func diagnostic(of path: String) -> Diagnostic {
    ContentDiagnostics.reading(self, of: path, key: nil)
  }
}
