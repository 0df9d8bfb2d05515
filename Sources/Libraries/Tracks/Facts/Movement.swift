/// Time and speed of a track, from the steps between two points of which the second has a later
/// time.
package struct Movement: Sendable, Hashable {
  /// Milliseconds of all steps faster than `stopped`.
  package fileprivate(set) var time: Int64 = 0
  /// Metres of those steps.
  package fileprivate(set) var distance = 0.0
  /// Metres per second: the highest mean speed over any part of a segment of at least 10 s, or over
  /// a whole run of steps that is shorter. A mean is less affected by one bad position than a
  /// single step.
  package fileprivate(set) var maximalSpeed = 0.0

  /// Metres per second up to which a step counts as a stop: 1 km/h, as in `get_moving_data` of
  /// gpxpy.
  package static let stopped = 1 / 3.6

  /// Least time in milliseconds over which the highest speed is averaged.
  private static let window: Int64 = 10_000

  /// Counts the steps `from..<end`; the first of them starts at the point before.
  fileprivate mutating func add(_ run: Range<Int>, of points: Points, _ steps: [Double]) {
    guard run.count > 1 else { return }
    var first = run.lowerBound
    var length = 0.0
    var isShort = true
    for index in run.dropFirst() {
      let duration = points.times[index] - points.times[index - 1]
      if steps[index] > Self.stopped * Double(duration) / 1000 {
        time += duration
        distance += steps[index]
      }
      length += steps[index]
      // Drops steps at the beginning as long as the part stays long enough.
      while first + 1 < index, points.times[index] - points.times[first + 1] >= Self.window {
        first += 1
        length -= steps[first]
      }
      let span = points.times[index] - points.times[first]
      if span >= Self.window {
        isShort = false
        maximalSpeed = max(maximalSpeed, length / (Double(span) / 1000))
      }
    }
    if isShort {
      let span = points.times[run.upperBound - 1] - points.times[run.lowerBound]
      maximalSpeed = max(maximalSpeed, length / (Double(span) / 1000))
    }
  }
}

extension Track {
  /// Movement, computed from the length of each step in metres.
  func movement(_ steps: [Double]) -> Movement? {
    guard points.hasTimes else { return nil }
    var movement = Movement()
    var hasSteps = false
    for segment in segments {
      var start = segment.lowerBound
      for index in segment {
        guard index > start else { continue }
        // A run of steps ends if a time is missing or not later than the one before.
        let isLater =
          points.times[index - 1] != Points.noTime && points.times[index] != Points.noTime
          && points.times[index] > points.times[index - 1]
        if isLater {
          hasSteps = true
        } else {
          movement.add(start..<index, of: points, steps)
          start = index
        }
      }
      movement.add(start..<segment.upperBound, of: points, steps)
    }
    return hasSteps ? movement : nil
  }
}
