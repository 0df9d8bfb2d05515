extension Track {
  /// The track with fewer points; each removed point is within a tolerance in metres of a line.
  ///
  /// No line enters a hidden circle that the track itself does not enter. After D. H. Douglas and
  /// T. K. Peucker (1973), but on great circles, so that neither the date line nor a pole matters.
  /// The tolerance is exact to 0.6 %, because the Earth is treated as a sphere. Ranges that shrink
  /// too slowly are halved instead, which bounds the work to O(n log n) for any input.
  package func simplified(
    tolerance: Double, outside circles: [HiddenCircle] = []
  ) -> Track {
    guard points.count > 2 else { return self }
    let places = points.vectors
    let caps = circles.map(\.cap)
    var keeps = [Bool](repeating: false, count: points.count)
    for segment in segments {
      Self.mark(segment, of: places, tolerance: tolerance / Earth.meanRadius, caps, &keeps)
    }
    var track = Track()
    for segment in segments {
      for index in segment where keeps[index] { track.append(points[index]) }
      track.endSegment()
    }
    return track
  }

  private static func mark(
    _ segment: Range<Int>, of places: [Vector], tolerance: Double, _ caps: [Cap],
    _ keeps: inout [Bool]
  ) {
    let last = segment.upperBound - 1
    (keeps[segment.lowerBound], keeps[last]) = (true, true)
    // A split at the middle leaves at most half, so no range is nested deeper than three times the
    // logarithm.
    let deepest = 2 * (Int.bitWidth - segment.count.leadingZeroBitCount) + 8
    var open = [(first: segment.lowerBound, last: last, depth: 0)]
    while let range = open.popLast() {
      guard range.last - range.first > 1 else { continue }
      let arc = Arc(places[range.first], places[range.last])
      var furthest = (index: range.first + 1, measure: -1.0)
      for index in range.first + 1..<range.last {
        let measure = arc.squaredDistance(to: places[index])
        if measure > furthest.measure { furthest = (index, measure) }
      }
      guard
        furthest.measure > tolerance * tolerance || caps.contains(where: { $0.touches(arc) })
      else { continue }
      let middle = range.first + (range.last - range.first) / 2
      let split = range.depth < deepest ? furthest.index : middle
      keeps[split] = true
      open.append((range.first, split, range.depth + 1))
      open.append((split, range.last, range.depth + 1))
    }
  }
}

extension Points {
  /// Unit vectors of all points.
  var vectors: [Vector] {
    indices.map { Vector(latitude: latitudes[$0], longitude: longitudes[$0]) }
  }
}
