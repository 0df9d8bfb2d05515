/// Sines, cosines and arc tangents of angles in degrees, by their series.
///
/// System libraries differ in the last bit, and some do so even between processors. This code uses
/// only sums and products, which IEEE 754 defines, so a map has the same bytes wherever it is
/// drawn. The largest difference found from glibc is 1.3e-15.
package enum Angles {
  package static let degreesOfRadian = 180 / Double.pi

  /// Sine and cosine of an angle in degrees.
  @inline(__always)
  package static func sineAndCosine(ofDegrees degrees: Double) -> (sine: Double, cosine: Double) {
    let turns = (degrees / 90).rounded()
    let angle = (degrees - turns * 90) * (Double.pi / 180)
    let square = angle * angle
    // Taylor series up to the powers 15 and 16, for at most an eighth of a turn.
    var sine = -1.0 / 1_307_674_368_000
    sine = sine * square + 1.0 / 6_227_020_800
    sine = sine * square - 1.0 / 39_916_800
    sine = sine * square + 1.0 / 362_880
    sine = sine * square - 1.0 / 5_040
    sine = sine * square + 1.0 / 120
    sine = sine * square - 1.0 / 6
    sine = sine * square * angle + angle
    var cosine = 1.0 / 20_922_789_888_000
    cosine = cosine * square - 1.0 / 87_178_291_200
    cosine = cosine * square + 1.0 / 479_001_600
    cosine = cosine * square - 1.0 / 3_628_800
    cosine = cosine * square + 1.0 / 40_320
    cosine = cosine * square - 1.0 / 720
    cosine = cosine * square + 1.0 / 24
    cosine = cosine * square * square - square / 2 + 1
    switch Int64(exactly: turns).map({ $0 & 3 }) {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    case 3: return (-cosine, sine)
    default: return (.nan, .nan)
    }
  }

  /// Angle in degrees, from -180 to 180, of a point seen from the origin, as `atan2` gives it.
  package static func arcTangent(_ y: Double, _ x: Double) -> Double {
    let (height, width) = (abs(y), abs(x))
    guard height > 0 || width > 0 else { return 0 }
    var degrees =
      height > width
      ? 90 - degreesOfArcTangent(width / height) : degreesOfArcTangent(height / width)
    if x < 0 { degrees = 180 - degrees }
    return y < 0 ? -degrees : degrees
  }

  /// Arc sine in degrees; numbers beyond -1 and 1 are clamped.
  package static func arcSine(_ sine: Double) -> Double {
    arcTangent(sine, max(0, (1 - sine) * (1 + sine)).squareRoot())
  }

  /// Arc tangent in degrees of a number from 0 to 1.
  private static func degreesOfArcTangent(_ tangent: Double) -> Double {
    // Angles above 22.5° are measured from 45°, and then the angle is halved. The tangent is then
    // at most 0.2, for which eleven terms of Gregory's series suffice.
    let isSteep = tangent > 0.414_213_562_373_095
    let rest = isSteep ? (tangent - 1) / (tangent + 1) : tangent
    let half = rest / (1 + (1 + rest * rest).squareRoot())
    let square = half * half
    var sum = (1.0 / 21 - square * (1.0 / 23)) * square
    sum = (1.0 / 19 - sum) * square
    sum = (1.0 / 17 - sum) * square
    sum = (1.0 / 15 - sum) * square
    sum = (1.0 / 13 - sum) * square
    sum = (1.0 / 11 - sum) * square
    sum = (1.0 / 9 - sum) * square
    sum = (1.0 / 7 - sum) * square
    sum = (1.0 / 5 - sum) * square
    sum = (1.0 / 3 - sum) * square
    let degrees = 2 * (half - half * sum) * degreesOfRadian
    return isSteep ? degrees + 45 : degrees
  }
}
