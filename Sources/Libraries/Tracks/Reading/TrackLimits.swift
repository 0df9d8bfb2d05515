/// Limits of files with tracks; more is a fault, and nothing is cut off.
package struct TrackLimits: Sendable {
  /// Maximal number of bytes of a file.
  package var bytes = 50 * 1024 * 1024
  /// Maximal number of points of a file, those of routes and waypoints included.
  package var points = 1_000_000
  /// Maximal nesting of elements, objects and lists.
  package var depth = 64
  /// Maximal number of different names of XML that mean nothing in a track.
  package var names = 1000
  /// Maximal number of bytes of one tag or comment of XML.
  ///
  /// Half as many are taken by each version of expat: from 2.6 on it waits for more of a long tag
  /// before it looks at it again.
  package var tag = 1024 * 1024

  package init() {}
}
