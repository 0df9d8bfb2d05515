import Domain
import Tracks

extension TrackSummary {
  /// Takes the figures of a track from which the circles have been cut; `nil` if nothing is left of
  /// it.
  init?(_ way: Track, _ circles: [HiddenCircle]) {
    guard way.segments.contains(where: { $0.count > 1 }) else { return nil }
    let facts = way.facts
    self.init()
    distance = facts.distance
    movingTime = facts.movement.map { .milliseconds($0.time) }
    movingDistance = facts.movement?.distance ?? 0
    ascent = facts.climb?.ascent
    descent = facts.climb?.descent
    lowest = facts.elevations?.lowerBound
    highest = facts.elevations?.upperBound
    start = facts.times.flatMap { Instant(milliseconds: $0.lowerBound) }
    end = facts.times.flatMap { Instant(milliseconds: $0.upperBound) }
    (lines, tolerance) = Self.lines(of: way, circles)
    let count = min(Self.mostHeights, max(2, way.points.count))
    if let heights = way.elevationProfile(count: count) {
      profile = heights.enumerated().map { index, elevation in
        Height(
          distance: distance * Double(index) / Double(count - 1), elevation: elevation)
      }
    }
  }

  /// The summary of several files, with as many lines and heights as one file may have.
  static func joined(_ parts: [TrackSummary], _ circles: [HiddenCircle]) -> TrackSummary? {
    guard var sum = TrackSummary(joining: parts), parts.count > 1 else { return parts.first }
    let track = Track(
      segments: sum.lines.map { line in
        line.map { Point(latitude: $0.latitude, longitude: $0.longitude) }
      })
    let (lines, tolerance) = lines(of: track, circles)
    sum.lines = lines
    sum.tolerance += tolerance
    let step = (sum.profile.count + mostHeights - 1) / mostHeights
    if step > 1 {
      let profile = sum.profile
      sum.profile = stride(from: 0, to: profile.count, by: step).map { profile[$0] }
    }
    return sum
  }

  /// Smallest tolerance in metres. Maps don't show smaller differences.
  private static let leastTolerance = 2.0
  /// Tolerance above which lines don't get any shorter.
  private static let mostTolerance = 1_000_000.0

  /// Simplifies a track until it has few enough points. If it has very many pieces, the longest are
  /// kept.
  private static func lines(
    of way: Track, _ circles: [HiddenCircle]
  ) -> (lines: [[Coordinate]], tolerance: Double) {
    var (track, sum, step) = (way, 0.0, leastTolerance)
    // Each round begins with the previous result, so only the first one visits all points. The
    // tolerances add up.
    while track.points.count > mostPoints, step < mostTolerance {
      track = track.simplified(tolerance: step, outside: circles)
      sum += step
      step *= 2
    }
    var lines = track.segments.filter { $0.count > 1 }.map { range in
      range.compactMap { index in
        try? Coordinate(
          latitude: track.points.latitudes[index], longitude: track.points.longitudes[index])
      }
    }
    let most = mostPoints / 2
    if lines.count > most {
      let lengths = lines.map(length)
      let kept = Set(lines.indices.sorted { lengths[$0] > lengths[$1] }.prefix(most))
      lines = lines.indices.filter(kept.contains).map { lines[$0] }
    }
    return (lines, sum)
  }

  private static func length(of line: [Coordinate]) -> Double {
    let points = line.map { Point(latitude: $0.latitude, longitude: $0.longitude) }
    return Track(segments: [points]).facts.distance
  }
}

extension Instant {
  /// Creates the instant from milliseconds since 1970.
  fileprivate init?(milliseconds: Int64) {
    let seconds = Int64((Double(milliseconds) / 1000).rounded(.down))
    let rest = Int32(milliseconds - seconds * 1000)
    guard let instant = try? Instant(seconds: seconds, nanoseconds: rest * 1_000_000) else {
      return nil
    }
    self = instant
  }
}
