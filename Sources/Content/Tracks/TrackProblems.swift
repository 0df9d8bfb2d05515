import Diagnostics

/// Mistakes of tracks.
extension Problem {
  static let contentTrackDamaged = Problem(
    "content-track-damaged",
    "A file that `track` names is no GPX, GeoJSON or KML, or breaks off, or holds no way. Line and "
      + "column are told, and not what stands there, since that may be where somebody lives.",
    "Export the track again, and check that its extension is that of its format.")
  static let contentTrackFormat = Problem(
    "content-track-format",
    "`track` names a file whose extension is not `.gpx`, `.geojson` or `.kml`.",
    "Export the track in one of these. A `.json` beside models is read as a model, so GeoJSON is "
      + "named `.geojson`.")
  static let contentTrackMissing = Problem(
    "content-track-missing", "`track` names a file that is not there, or not in `Content/`.",
    "Put it beside the model, or mend the name.")
  static let contentTrackOddity = Problem(
    "content-track-oddity", .warning,
    "Some values of a track can't be used, such as a point off the Earth or a time before the one "
      + "before it. The rest is used. Each kind is told once for a file, with its number.",
    "Mend the file, or leave it: nothing else is wrong.")
  static let contentTrackUnreadable = Problem(
    "content-track-unreadable",
    "The system does not let a track be read, or it has more than 50 MB.",
    "Check its permissions; divide a track that is too large, and name its parts in a list.")
  static let contentTrackWithoutTimes = Problem(
    "content-track-without-times",
    "A trip without `departure` or `arrival` has them from its track, but the track has no times, "
      + "or hidden circles hide all of it.", "Write the times into the trip.")
  static let contentTrackOtherDay = Problem(
    "content-track-other-day", .warning,
    "A track was recorded more than a day before its trip or leg departs, or after it arrives.",
    "Name the track of this trip, or mend the trip's times.")
}
