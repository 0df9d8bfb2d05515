extension GeoPoint {
  /// Metres along the shortest path to a point, on the ellipsoid of WGS 84.
  ///
  /// After T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid with
  /// application of nested equations", Survey Review 23 (1975). His iteration does not converge for
  /// points that are almost antipodes. For those, the path is split at a circle a quarter of a turn
  /// from the start, at the point of the circle where the sum of both distances is least.
  package func metres(to other: GeoPoint) -> Double {
    vincenty(to: other) ?? metresAround(to: other)
  }

  /// Distance by Vincenty's inverse formula; `nil` if its iteration does not converge.
  private func vincenty(to other: GeoPoint) -> Double? {
    let (a, b) = (ReducedLatitude(of: latitude), ReducedLatitude(of: other.latitude))
    var difference = other.longitude - longitude
    if abs(difference) > 180 { difference -= difference > 0 ? 360 : -360 }
    if latitude == other.latitude && difference == 0 { return 0 }
    let flattening = WGS84.flattening
    var lambda = difference
    for _ in 0..<60 {
      let (sine, cosine) = Angles.sineAndCosine(ofDegrees: lambda)
      let across = b.cosine * sine
      let along = a.cosine * b.sine - a.sine * b.cosine * cosine
      let sineOfSigma = (across * across + along * along).squareRoot()
      let cosineOfSigma = a.sine * b.sine + a.cosine * b.cosine * cosine
      guard sineOfSigma > 0 else { return cosineOfSigma > 0 ? 0 : nil }
      let sigma = Angles.arcTangent(sineOfSigma, cosineOfSigma) / Angles.degreesOfRadian
      let sineOfAlpha = a.cosine * b.cosine * sine / sineOfSigma
      let squaredCosine = 1 - sineOfAlpha * sineOfAlpha
      let middle =
        squaredCosine > 1e-15 ? cosineOfSigma - 2 * a.sine * b.sine / squaredCosine : 0
      let c = flattening / 16 * squaredCosine * (4 + flattening * (4 - 3 * squaredCosine))
      let bracket = middle + c * cosineOfSigma * (2 * middle * middle - 1)
      let next =
        difference + (1 - c) * flattening * sineOfAlpha
        * (sigma + c * sineOfSigma * bracket) * Angles.degreesOfRadian
      guard abs(next) <= 180 else { return nil }
      if abs(next - lambda) < 1e-11 {
        return Self.metres(
          sigma: sigma, sine: sineOfSigma, cosine: cosineOfSigma, middle: middle,
          squaredCosine: squaredCosine)
      }
      lambda = next
    }
    return nil
  }

  /// Vincenty's equations 3, 4 and 6.
  private static func metres(
    sigma: Double, sine: Double, cosine: Double, middle: Double, squaredCosine: Double
  ) -> Double {
    let ratio = WGS84.equator / WGS84.pole
    let u = squaredCosine * (ratio * ratio - 1)
    let a = 1 + u / 16_384 * (4_096 + u * (-768 + u * (320 - 175 * u)))
    let b = u / 1_024 * (256 + u * (-128 + u * (74 - 47 * u)))
    let square = middle * middle
    let third = b / 6 * middle * (4 * sine * sine - 3) * (4 * square - 3)
    let change = b * sine * (middle + b / 4 * (cosine * (2 * square - 1) - third))
    return WGS84.pole * a * (sigma - change)
  }

  /// Distance to a point that is almost the antipode. The shortest path crosses the circle
  /// somewhere, so the least sum of the two distances through a point of the circle is the distance
  /// itself.
  private func metresAround(to other: GeoPoint) -> Double {
    let start = direction
    let east = Angles.sineAndCosine(ofDegrees: longitude)
    let right = SIMD3(-east.sine, east.cosine, 0)
    let up = start.cross(right)
    func sum(_ bearing: Double) -> Double {
      let (sine, cosine) = Angles.sineAndCosine(ofDegrees: bearing)
      let via = GeoPoint(direction: right * sine + up * cosine)
      return (vincenty(to: via) ?? .infinity) + (via.vincenty(to: other) ?? .infinity)
    }
    let step = 7.5
    let best = stride(from: 0, to: 360, by: step).min { sum($0) < sum($1) } ?? 0
    // Golden section; the sum has one minimum between the neighbours of the best.
    let share = (5.0.squareRoot() - 1) / 2
    var (low, high) = (best - step, best + step)
    for _ in 0..<40 {
      let (first, second) = (high - share * (high - low), low + share * (high - low))
      if sum(first) < sum(second) { high = second } else { low = first }
    }
    return sum((low + high) / 2)
  }
}

/// The ellipsoid of WGS 84 (NGA.STND.0036, table 3.1), in metres.
private enum WGS84 {
  static let equator = 6_378_137.0
  static let flattening = 1 / 298.257_223_563
  static let pole = equator * (1 - flattening)
}

/// Sine and cosine of a point's latitude on the sphere around the ellipsoid.
private struct ReducedLatitude {
  let sine: Double
  let cosine: Double

  init(of latitude: Double) {
    let (sine, cosine) = Angles.sineAndCosine(ofDegrees: latitude)
    let up = (1 - WGS84.flattening) * sine
    let length = (up * up + cosine * cosine).squareRoot()
    self.sine = up / length
    self.cosine = cosine / length
  }
}
