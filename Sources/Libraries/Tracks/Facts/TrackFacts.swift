/// Figures of a track, all of its own points: of a track that is cut at hidden circles they are
/// those of what is shown.
package struct TrackFacts: Sendable, Hashable {
  /// Metres along all segments on WGS 84, without climb and without the gaps between segments.
  package let distance: Double
  /// Earliest and latest time, in milliseconds since 1970; `nil` if no point has one.
  package let times: ClosedRange<Int64>?
  /// Movement; `nil` if no step has two times, the second of which is later.
  package let movement: Movement?
  /// Ascent and descent; `nil` if no segment has two elevations.
  package let climb: Climb?
  /// Lowest and highest elevation in metres, as recorded; `nil` if no point has one.
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

  /// Metres from the point before to each point; 0 for the first of a segment.
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
