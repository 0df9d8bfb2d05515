/// Limits of files with tracks. A file that exceeds one causes a fault; it is never cut off.
package struct TrackLimits: Sendable {
  /// Greatest number of bytes of a file.
  package var bytes = 50 * 1024 * 1024
  /// Greatest number of points of a file, including those of routes and waypoints.
  package var points = 1_000_000
  /// Greatest nesting of elements, objects and lists.
  package var depth = 64
  /// Greatest number of different XML names that have no meaning in a track.
  package var names = 1000
  /// Greatest number of bytes of one XML tag or comment.
  ///
  /// Every version of expat accepts at least half as many. From 2.6 on, expat waits for more of a
  /// long tag before it parses the tag again.
  /// before it looks at it again.
  package var tag = 1024 * 1024

  package init() {}
}
