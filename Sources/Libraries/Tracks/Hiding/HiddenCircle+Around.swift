extension HiddenCircle {
  /// Distances of a home from the centre of the circle that hides it, in radii.
  static let homeDistances = 0.5...0.9
  /// Least distance of a home from the centre of all cuts, in radii.
  static let leastHomeShift = 0.6

  /// Makes a circle that hides a home, given in degrees, without revealing where in the circle the
  /// home is.
  ///
  /// The centre is moved at random by 0.5 to 0.9 radii, uniformly over the area of that ring, and
  /// rounded to seven decimals. It is also chosen so that the centre of all cuts is at least 0.6
  /// radii from the home. The random numbers must be the system's, because the home could be
  /// computed from others.
  package static func around(
    latitude: Double, longitude: Double, radius: Double,
    using random: inout some RandomNumberGenerator
  ) throws(HiddenCircleFault) -> HiddenCircle {
    var circle = try HiddenCircle(latitude: latitude, longitude: longitude, radius: radius)
    let home = circle.cap
    let (least, most) = (homeDistances.lowerBound, homeDistances.upperBound)
    // About half of the attempts satisfy this.
    for _ in 0..<1000 {
      let shift = Double.random(in: least * least...most * most, using: &random).squareRoot()
      let direction = Double.random(in: 0..<2 * Double.pi, using: &random)
      let center = home.center.moved(by: shift * home.radius, towards: direction)
      circle = try HiddenCircle(
        latitude: rounded(center.latitude), longitude: rounded(center.longitude), radius: radius)
      if circle.veil.center.angle(to: home.center) >= leastHomeShift * home.radius { break }
    }
    return circle
  }

  /// Rounds degrees to seven decimals, a hundredth of a metre.
  private static func rounded(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 }
}
