/// Figures and lines of the visible part of a recorded track. Parts in hidden circles are left out.
package struct TrackSummary: Sendable, Hashable {
  /// Elevation at a distance from the beginning, both in metres.
  package struct Height: Sendable, Hashable {
    package let distance: Double
    package let elevation: Double

    package init(distance: Double, elevation: Double) {
      self.distance = distance
      self.elevation = elevation
    }
  }

  /// Metres along the track, without gaps.
  package var distance = 0.0
  /// Time without stops; `nil` if unknown.
  package var movingTime: Duration?
  /// Metres covered in that time.
  package var movingDistance = 0.0
  /// Metres of ascent in total; `nil` if elevations are unknown.
  package var ascent: Double?
  /// Metres of descent in total.
  package var descent: Double?
  /// The lowest elevation in metres.
  package var lowest: Double?
  package var highest: Double?
  /// The earliest time.
  package var start: Instant?
  /// The latest time.
  package var end: Instant?
  /// Lines to draw, with at most about 800 points in total.
  package var lines: [[Coordinate]] = []
  /// Maximum distance in metres between the lines and the track.
  package var tolerance = 0.0
  /// Elevations at equal distances, at most 200; empty if elevations are unknown.
  package var profile: [Height] = []
  /// Paths of its files below the site's folder, in order.
  package var files: [String] = []

  package init() {}

  /// Metres per second while moving; `nil` if unknown.
  package var speed: Double? {
    guard let movingTime, movingTime > .zero else { return nil }
    let (seconds, attoseconds) = movingTime.components
    return movingDistance / (Double(seconds) + Double(attoseconds) / 1e18)
  }
}

extension TrackSummary {
  /// Maximum number of points of all lines.
  package static let mostPoints = 800
  /// Maximum number of points of a profile.
  package static let mostHeights = 200

  /// Joins the figures of several tracks, one after the other; `nil` without tracks. Lines and
  /// profile may have more points than the maximum for one track.
  package init?(joining parts: [TrackSummary]) {
    guard var sum = parts.first else { return nil }
    for part in parts.dropFirst() {
      let before = sum.distance
      sum.distance += part.distance
      sum.movingTime = Self.sum(sum.movingTime, part.movingTime, +)
      sum.movingDistance += part.movingDistance
      sum.ascent = Self.sum(sum.ascent, part.ascent, +)
      sum.descent = Self.sum(sum.descent, part.descent, +)
      sum.lowest = Self.joined(sum.lowest, part.lowest, min)
      sum.highest = Self.joined(sum.highest, part.highest, max)
      sum.start = Self.joined(sum.start, part.start, min)
      sum.end = Self.joined(sum.end, part.end, max)
      sum.lines += part.lines
      sum.tolerance = max(sum.tolerance, part.tolerance)
      sum.profile += part.profile.map {
        Height(distance: before + $0.distance, elevation: $0.elevation)
      }
      sum.files += part.files
    }
    self = sum
  }

  /// Sum of two parts; `nil` if one is unknown, since the other would be mistaken for the whole.
  private static func sum<Value>(
    _ one: Value?, _ other: Value?, _ add: (Value, Value) -> Value
  ) -> Value? {
    guard let one, let other else { return nil }
    return add(one, other)
  }

  private static func joined<Value>(
    _ one: Value?, _ other: Value?, _ join: (Value, Value) -> Value
  ) -> Value? {
    guard let one, let other else { return one ?? other }
    return join(one, other)
  }
}
