/// Figures of a track, computed only from its own points. If the track was cut at hidden circles,
/// they are those of the visible part.
package struct TrackFacts: Sendable, Hashable {
  /// Metres along all segments on WGS 84, ignoring elevation and the gaps between segments.
  package let distance: Double
  /// Earliest and latest time, in milliseconds since 1970; `nil` if no point has a time.
  package let times: ClosedRange<Int64>?
  /// Movement; `nil` if no step has two times of which the second is later.
  package let movement: Movement?
  /// Ascent and descent; `nil` if no segment has two elevations.
  package let climb: Climb?
  /// Lowest and highest recorded elevation in metres; `nil` if no point has an elevation.
  package let elevations: ClosedRange<Double>?
  /// Extent; `nil` for a track without points.
  package let bounds: TrackBounds?
}

extension Track {
  package var facts: TrackFacts {
    let steps = stepLengths
    let elevations = points.indices.compactMap { points.elevation(at: $0) }
    let times = points.indices.compactMap { points.time(at: $0) }
    return TrackFacts(
      distance: steps.reduce(0, +), times: Self.range(times), movement: movement(steps),
      climb: climb(), elevations: Self.range(elevations), bounds: bounds)
  }

  /// Metres from the previous point to each point; 0 for the first point of a segment.
  var stepLengths: [Double] {
    var steps: [Double] = []
    steps.reserveCapacity(points.count)
    for segment in segments {
      var last: Vector?
      for index in segment {
        let place = Earth.surface(
          latitude: points.latitudes[index], longitude: points.longitudes[index])
        steps.append(last.map { Earth.distance($0, place) } ?? 0)
        last = place
      }
    }
    return steps
  }

  private static func range<Value: Comparable>(_ values: [Value]) -> ClosedRange<Value>? {
    guard let least = values.min(), let most = values.max() else { return nil }
    return least...most
  }
}

extension Points {
  var indices: Range<Int> { 0..<count }
}
