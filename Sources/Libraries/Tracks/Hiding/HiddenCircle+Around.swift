extension HiddenCircle {
  /// Distances of a home from the centre of a circle that hides it, in radii.
  static let homeDistances = 0.5...0.9
  /// Least distance of a home from the centre of all cuts, in radii.
  static let leastHomeShift = 0.6

  /// Makes a circle that hides a home, in degrees, and does not tell where in it the home is.
  ///
  /// The centre is moved at random by 0.5 to 0.9 radii, so that each part of that ring's area is as
  /// likely, and has seven decimals. It also lies so that the cuts of tracks have a centre at least
  /// 0.6 radii from the home. The random numbers must be the system's: from others the home could
  /// be computed.
  package static func around(
    latitude: Double, longitude: Double, radius: Double,
    using random: inout some RandomNumberGenerator
  ) throws(HiddenCircleFault) -> HiddenCircle {
    var circle = try HiddenCircle(latitude: latitude, longitude: longitude, radius: radius)
    let home = circle.cap
    let (least, most) = (homeDistances.lowerBound, homeDistances.upperBound)
    // About half of the tries do.
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
