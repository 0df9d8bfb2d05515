/// Content of a file with tracks.
package struct TrackFile: Sendable, Hashable {
  /// Recorded ways: all tracks of GPX, and lines of GeoJSON and KML.
  package var track = Track()
  /// Planned ways: routes of GPX, with one segment for each.
  package var route = Track()
  /// Single places.
  package var waypoints = Points()
  /// Values that were left out or changed.
  package var oddities = TrackOddities()
  /// Hash of the file's bytes, from which the cuts at hidden circles are derived. It must not be
  /// published.
  package var fingerprint: UInt64 = 0

  /// The recorded way, or the planned one if none was recorded.
  package var way: Track { track.isEmpty ? route : track }
}
