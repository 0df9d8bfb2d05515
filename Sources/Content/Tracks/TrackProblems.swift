import Diagnostics

/// Mistakes in tracks.
extension Problem {
  static let contentTrackDamaged = Problem(
    "content-track-damaged",
    "A file in `track` isn't GPX, GeoJSON or KML, is incomplete, or contains no path. The message "
      + "gives the line and column but not the text, which could reveal a home address.",
    "Export the track again, and check that its extension matches its format.")
  static let contentTrackFormat = Problem(
    "content-track-format",
    "`track` names a file whose extension isn't `.gpx`, `.geojson` or `.kml`.",
    "Export the track as GPX, GeoJSON or KML. Name GeoJSON `.geojson`, because Zoetrope reads a "
      + "`.json` file as a page.")
  static let contentTrackMissing = Problem(
    "content-track-missing", "`track` names a file that doesn't exist or isn't in `Content/`.",
    "Put the file next to the trip, or correct the name.")
  static let contentTrackOddity = Problem(
    "content-track-oddity", .warning,
    "Some values in a track can't be used, such as a point that isn't on Earth or a time earlier "
      + "than the one before. Zoetrope uses the rest. Each kind of problem is reported once per "
      + "file, with a count.", "Fix the file, or ignore the warning.")
  static let contentTrackUnreadable = Problem(
    "content-track-unreadable",
    "The system doesn't let Zoetrope read a track, or it is larger than 50 MB.",
    "Check its permissions. If it is too large, split it and list the parts in `track`.")
  static let contentTrackWithoutTimes = Problem(
    "content-track-without-times",
    "A trip without `departure` or `arrival` takes them from its track. But the track has no "
      + "times, or hidden circles hide all of it.", "Write the times in the trip.")
  static let contentTrackOtherDay = Problem(
    "content-track-other-day", .warning,
    "A track starts more than a day before its trip or leg departs, or ends more than a day after "
      + "it arrives.", "Name this trip's track, or correct the trip's times.")
}
