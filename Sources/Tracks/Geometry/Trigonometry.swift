import Foundation

/// Functions of angles in degrees: all that the module asks of a library for mathematics.
enum Trigonometry {
  static let degreesOfRadian = 180 / Double.pi

  static func sineAndCosine(ofDegrees degrees: Double) -> (sine: Double, cosine: Double) {
    let angle = degrees / degreesOfRadian
    return (sin(angle), cos(angle))
  }

  /// Degrees from -180 to 180 of a point seen from the origin.
  static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) * degreesOfRadian }

  /// Degrees; a number beyond -1 and 1 counts as these.
  static func arcSine(_ sine: Double) -> Double { asin(min(1, max(-1, sine))) * degreesOfRadian }
}
