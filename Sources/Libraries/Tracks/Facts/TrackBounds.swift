/// Smallest extent in degrees that contains all segments.
package struct TrackBounds: Sendable, Hashable {
  package let south: Double
  package let north: Double
  /// Degrees from -180 up to 180.
  package let west: Double
  /// Degrees from -180 up to 180; less than `west` if the extent crosses the date line.
  package let east: Double
}

extension Track {
  /// Extent of the points and the steps between them; `nil` for a track without points.
  var bounds: TrackBounds? {
    guard let south = points.latitudes.min(), let north = points.latitudes.max() else { return nil }
    let spans = segments.map { longitudes(of: $0) }.sorted { $0.west < $1.west }
    // The largest gap between the spans around the Earth is outside. `reached` starts one turn
    // earlier, so that spans across the date line close gaps at the beginning.
    guard let first = spans.first else { return nil }
    var reached = spans.map { $0.west + $0.width - 360 }.max() ?? first.west
    var gap = (width: -1.0, west: first.west, east: first.west)
    for span in spans {
      if span.west - reached > gap.width { gap = (span.west - reached, span.west, reached) }
      reached = max(reached, span.west + span.width)
    }
    guard gap.width > 0 else {
      return TrackBounds(south: south, north: north, west: -180, east: 180)
    }
    return TrackBounds(
      south: south, north: north, west: Self.wrapped(gap.west), east: Self.wrapped(gap.east))
  }

  /// Longitudes of a segment whose steps go the shorter way around: where they begin, and how many
  /// degrees they extend to the east, at most 360.
  private func longitudes(of segment: Range<Int>) -> (west: Double, width: Double) {
    var place = points.longitudes[segment.lowerBound]
    var (west, east) = (place, place)
    for index in segment.dropFirst() {
      place += Self.wrapped(points.longitudes[index] - points.longitudes[index - 1])
      (west, east) = (min(west, place), max(east, place))
    }
    return (Self.wrapped(west), min(east - west, 360))
  }

  /// Degrees from -180 up to 180.
  static func wrapped(_ degrees: Double) -> Double {
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    return turned >= 180 ? turned - 360 : turned < -180 ? turned + 360 : turned
  }
}
