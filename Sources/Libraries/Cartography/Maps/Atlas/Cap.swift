import Geodesy

/// Part of a sphere around a point.
struct Cap {
  let centre: SIMD3<Double>
  /// Angle between the centre and the rim, in degrees.
  let radius: Double
  private let sine: Double
  private let cosine: Double

  init(centre: SIMD3<Double>, radius: Double) {
    self.centre = centre
    self.radius = radius
    (sine, cosine) = Angles.sineAndCosine(ofDegrees: radius)
  }

  /// Whether both have a point in common.
  func meets(_ other: Cap) -> Bool {
    guard radius + other.radius < 180 else { return true }
    return centre.dot(other.centre) >= cosine * other.cosine - sine * other.sine
  }

  /// Disc that it is in a stereographic projection: circles are circles there. `nil` if the point
  /// opposite to the middle of the projection is in it, since then it is all but a disc.
  func disc(in projection: Stereographic) -> Disc? {
    let divisor = projection.up.dot(centre) + cosine
    guard divisor > 1e-9 else { return nil }
    let flat = SIMD2(projection.east.dot(centre), projection.north.dot(centre))
    return Disc(centre: flat * (2 / divisor), radius: 2 * sine / divisor)
  }
}

/// Disc in a plane.
struct Disc {
  let centre: SIMD2<Double>
  let radius: Double
}
