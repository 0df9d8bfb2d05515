/// A recorded or planned way: segments of points, between which nothing is known.
package struct Track: Sendable, Hashable {
  package private(set) var points = Points()
  /// Ranges of `points`, each of at least one point, without gaps between them.
  package private(set) var segments: [Range<Int>] = []

  package init() {}

  package init(segments: [[Point]]) {
    for segment in segments {
      for point in segment { append(point) }
      endSegment()
    }
  }

  package var isEmpty: Bool { points.isEmpty }

  /// Index of the first point of the segment that is not ended yet.
  var openStart: Int { segments.last?.upperBound ?? 0 }

  /// Adds a point to the segment that is not ended yet.
  mutating func append(_ point: Point) { points.append(point) }

  /// Adds points of another table to the segment that is not ended yet.
  mutating func append(_ other: Points, _ range: Range<Int>) { points.append(other, range) }

  /// Ends a segment; one without points is none.
  mutating func endSegment() {
    if points.count > openStart { segments.append(openStart..<points.count) }
  }

  /// Forgets the points of the segment that is not ended yet.
  mutating func dropOpenSegment() { points.removeLast(points.count - openStart) }

  /// Forgets the elevations of the segment that is not ended yet.
  mutating func removeOpenElevations() { points.removeElevations(from: openStart) }

  /// Gives a point a time.
  mutating func setTime(_ time: Int64, at index: Int) { points.setTime(time, at: index) }
}
