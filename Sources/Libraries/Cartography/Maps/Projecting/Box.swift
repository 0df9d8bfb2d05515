/// Rectangle in a plane.
struct Box: Sendable, Hashable {
  var low: SIMD2<Double>
  var high: SIMD2<Double>

  /// Smallest box around points; `nil` without points.
  init?(around points: [SIMD2<Double>]) {
    guard let first = points.first else { return nil }
    self.init(low: first, high: first)
    for point in points { include(point) }
  }

  init(low: SIMD2<Double>, high: SIMD2<Double>) {
    self.low = low
    self.high = high
  }

  mutating func include(_ point: SIMD2<Double>) {
    low = pointwiseMin(low, point)
    high = pointwiseMax(high, point)
  }

  var size: SIMD2<Double> { high - low }
  var centre: SIMD2<Double> { (low + high) / 2 }

  func grown(by margin: Double) -> Box { Box(low: low - margin, high: high + margin) }

  func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }

  func contains(_ other: Box) -> Bool { contains(other.low) && contains(other.high) }

  func meets(_ other: Box) -> Bool {
    low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y
  }

  func meets(_ disc: Disc) -> Bool {
    let nearest = pointwiseMin(pointwiseMax(disc.centre, low), high)
    let way = disc.centre - nearest
    return way.x * way.x + way.y * way.y <= disc.radius * disc.radius
  }

  /// Sides beyond which a point is, as bits: left 1, right 2, below 4, above 8.
  @inline(__always)
  func code(of point: SIMD2<Double>) -> UInt8 {
    (point.x < low.x ? 1 : 0) | (point.x > high.x ? 2 : 0) | (point.y < low.y ? 4 : 0)
      | (point.y > high.y ? 8 : 0)
  }
}
