/// The shorter arc of a great circle between two points, on a sphere.
///
/// Between antipodes, where all arcs are equally long, it passes over the north pole, or along the
/// meridian of Greenwich if the ends are the poles.
package struct GreatCircle: Sendable, Hashable {
  /// Direction of the beginning from the centre, of length 1.
  package let start: SIMD3<Double>
  /// Direction of the end from the centre, of length 1.
  package let end: SIMD3<Double>
  /// Direction a quarter of a turn after the beginning.
  private let ahead: SIMD3<Double>
  /// Angle from beginning to end in degrees, 0 to 180.
  package let angle: Double

  package init(from start: GeoPoint, to end: GeoPoint) {
    self.init(from: start.direction, to: end.direction)
  }

  /// Creates the arc between two vectors of length 1.
  package init(from start: SIMD3<Double>, to end: SIMD3<Double>) {
    self.start = start
    self.end = end
    let pole = start.cross(end)
    angle = Angles.arcTangent(pole.length, start.dot(end))
    let toPole = SIMD3(0, 0, 1) - start * start.z
    let toGreenwich = SIMD3(1, 0, 0) - start * start.x
    let free = toPole.normalized ?? toGreenwich.normalized ?? SIMD3(1, 0, 0)
    ahead = pole.normalized.flatMap { $0.cross(start).normalized } ?? free
  }

  /// Direction of the point at a share of the arc, 0 at the beginning and 1 at the end.
  package func direction(at share: Double) -> SIMD3<Double> {
    let (sine, cosine) = Angles.sineAndCosine(ofDegrees: angle * share)
    return start * cosine + ahead * sine
  }

  /// Point at a share of the arc, 0 at the beginning and 1 at the end.
  package func point(at share: Double) -> GeoPoint { GeoPoint(direction: direction(at: share)) }
}
