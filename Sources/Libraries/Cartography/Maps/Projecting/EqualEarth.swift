import Geodesy

/// Equal Earth projection of a sphere of radius 1, for maps of the world; it preserves areas.
///
/// After B. Šavrič, T. Patterson and B. Jenny, "The Equal Earth map projection", International
/// Journal of Geographical Information Science 33 (2019).
struct EqualEarth: Sendable {
  /// Longitude in the middle, in degrees.
  let meridian: Double

  private static let (a1, a2, a3, a4) = (1.340264, -0.081106, 0.000893, 0.003796)
  private static let root = 3.0.squareRoot()

  /// Returns the point of the plane for a longitude relative to the middle, -180 to 180 degrees,
  /// and a latitude in degrees.
  func callAsFunction(east: Double, latitude: Double) -> SIMD2<Double> {
    let sine = Angles.sineAndCosine(ofDegrees: latitude).sine * Self.root / 2
    let theta = Angles.arcSine(sine) / Angles.degreesOfRadian
    let (square, cosine) = (theta * theta, (1 - sine * sine).squareRoot())
    let sixth = square * square * square
    let slope =
      9 * Self.a4 * sixth * square + 7 * Self.a3 * sixth + 3 * Self.a2 * square + Self.a1
    let lambda = east / Angles.degreesOfRadian
    return SIMD2(
      2 * Self.root * lambda * cosine / (3 * slope),
      theta * (Self.a4 * sixth * square + Self.a3 * sixth + Self.a2 * square + Self.a1))
  }

  /// Degrees east of the middle, -180 to 180.
  func east(of longitude: Double) -> Double {
    let east = longitude - meridian
    return east - 360 * (east / 360).rounded()
  }
}
