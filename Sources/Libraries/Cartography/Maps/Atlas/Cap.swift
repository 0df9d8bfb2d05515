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

  /// Whether the two caps have a point in common.
  func meets(_ other: Cap) -> Bool {
    guard radius + other.radius < 180 else { return true }
    return centre.dot(other.centre) >= cosine * other.cosine - sine * other.sine
  }

  /// The cap's disc in a stereographic projection, which maps circles to circles. `nil` if the cap
  /// contains the point opposite to the projection's middle, since its image is then not a disc.
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
