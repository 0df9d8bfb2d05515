/// Content of a file with tracks.
package struct TrackFile: Sendable, Hashable {
  /// Recorded ways: all tracks of GPX, lines of GeoJSON and KML.
  package var track = Track()
  /// Planned ways: routes of GPX, a segment for each.
  package var route = Track()
  /// Single places.
  package var waypoints = Points()
  /// Values that were left out.
  package var oddities = TrackOddities()
  /// Hash of the file's bytes, by which cuts at hidden circles are moved. It must not be published.
  package var fingerprint: UInt64 = 0

  /// The recorded way, or the planned one where none was recorded.
  package var way: Track { track.isEmpty ? route : track }
}
