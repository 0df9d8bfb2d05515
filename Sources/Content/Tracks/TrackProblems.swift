import Diagnostics

/// Mistakes in tracks.
extension Problem {
  static let contentTrackDamaged = Problem(
    "content-track-damaged",
    "`track` names a file that isn't GPX, GeoJSON or KML, is incomplete, or contains no path. The "
      + "message gives the line and column but doesn't show the text, because the text could "
      + "reveal a home address.",
    "Export the track again, and check that the file's extension matches its format.")
  static let contentTrackFormat = Problem(
    "content-track-format",
    "`track` names a file whose extension isn't `.gpx`, `.geojson` or `.kml`.",
    "Export the track as GPX, GeoJSON or KML. For GeoJSON, use the extension `.geojson`, because "
      + "Zoetrope reads `.json` files as pages.")
  static let contentTrackMissing = Problem(
    "content-track-missing", "`track` names a file that doesn't exist or that isn't in `Content/`.",
    "Put the file next to the trip, or correct the name.")
  static let contentTrackOddity = Problem(
    "content-track-oddity", .warning,
    "Zoetrope can't use some values in a track, such as a point that isn't on Earth, or a time "
      + "earlier than the previous time. It still uses the other values. Zoetrope reports each "
      + "kind of problem once per file, with a count.", "Fix the file, or ignore the warning.")
  static let contentTrackUnreadable = Problem(
    "content-track-unreadable",
    "The system doesn't let Zoetrope read a track, or the track is larger than 50 MB.",
    "Check the file's permissions. If the file is too large, split it and list the parts in "
      + "`track`.")
  static let contentTrackWithoutTimes = Problem(
    "content-track-without-times",
    "If a trip has no `departure` or `arrival`, Zoetrope takes them from its track. But this track "
      + "contains no times, or hidden circles cover the whole track.",
    "Write the times in the trip's file.")
  static let contentTrackOtherDay = Problem(
    "content-track-other-day", .warning,
    "A track starts more than a day before its trip or leg departs, or ends more than a day after "
      + "its trip or leg arrives.",
    "Name the track that belongs to this trip, or correct the trip's times.")
}
