import Diagnostics

extension Explanation {
  /// Explanations of the mistakes of tracks.
  static let tracks: [Explanation] = [
    .init(
      "content-track-damaged",
      cause: """
        A file that `track` names is no GPX, GeoJSON or KML, or breaks off, or holds no way. Line and \
        column are told, and not what stands there, since that may be where somebody lives.
        """,
      remedy: "Export the track again, and check that its extension is that of its format."),
    .init(
      "content-track-format",
      cause: "`track` names a file whose extension is not `.gpx`, `.geojson` or `.kml`.",
      remedy: """
        Export the track in one of these. A `.json` beside models is read as a model, so GeoJSON is \
        named `.geojson`.
        """),
    .init(
      "content-track-missing",
      cause: "`track` names a file that is not there, or not in `Content/`.",
      remedy: "Put it beside the model, or mend the name."),
    .init(
      "content-track-oddity", .warning,
      cause: """
        Some values of a track can't be used, such as a point off the Earth or a time before the one \
        before it. The rest is used. Each kind is told once for a file, with its number.
        """,
      remedy: "Mend the file, or leave it: nothing else is wrong."),
    .init(
      "content-track-unreadable",
      cause: "The system does not let a track be read, or it has more than 50 MB.",
      remedy:
        "Check its permissions; divide a track that is too large, and name its parts in a list."),
    .init(
      "content-track-without-times",
      cause: """
        A trip without `departure` or `arrival` has them from its track, but the track has no times, or \
        hidden circles hide all of it.
        """,
      remedy: "Write the times into the trip."),
    .init(
      "content-track-other-day", .warning,
      cause:
        "A track was recorded more than a day before its trip or leg departs, or after it arrives.",
      remedy: "Name the track of this trip, or mend the trip's times."),
  ]
}
