/// A recorded or planned way: segments of points; the way between two segments is unknown.
package struct Track: Sendable, Hashable {
  package private(set) var points = Points()
  /// Contiguous ranges of `points`, each with at least one point.
  package private(set) var segments: [Range<Int>] = []

  package init() {}

  package init(segments: [[Point]]) {
    for segment in segments {
      for point in segment { append(point) }
      endSegment()
    }
  }

  package var isEmpty: Bool { points.isEmpty }

  /// Index of the first point of the open segment.
  var openStart: Int { segments.last?.upperBound ?? 0 }

  /// Adds a point to the open segment.
  mutating func append(_ point: Point) { points.append(point) }

  /// Adds points of another table to the open segment.
  mutating func append(_ other: Points, _ range: Range<Int>) { points.append(other, range) }

  /// Ends a segment; a segment without points is ignored.
  mutating func endSegment() {
    if points.count > openStart { segments.append(openStart..<points.count) }
  }

  /// Removes the points of the open segment.
  mutating func dropOpenSegment() { points.removeLast(points.count - openStart) }

  /// Removes the elevations of the open segment.
  mutating func removeOpenElevations() { points.removeElevations(from: openStart) }

  mutating func setTime(_ time: Int64, at index: Int) { points.setTime(time, at: index) }
}
