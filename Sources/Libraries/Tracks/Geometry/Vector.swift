import Geodesy

/// Vector in space. A unit vector represents a place by the direction of its plumb line, for which
/// neither the date line nor the poles are special.
struct Vector: Sendable, Hashable {
  var x, y, z: Double

  init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

  /// Unit vector of a place in degrees.
  init(latitude: Double, longitude: Double) {
    let north = Angles.sineAndCosine(ofDegrees: latitude)
    let east = Angles.sineAndCosine(ofDegrees: longitude)
    self.init(north.cosine * east.cosine, north.cosine * east.sine, north.sine)
  }

  static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y, a.z + b.z) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y, a.z - b.z) }
  static func * (a: Vector, factor: Double) -> Vector {
    Vector(a.x * factor, a.y * factor, a.z * factor)
  }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Vector) -> Vector {
    Vector(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  var squaredLength: Double { dot(self) }

  /// The vector of length 1 in this direction; a vector of length 0 is unchanged.
  var normalized: Vector {
    let length = squaredLength.squareRoot()
    return length > 0 ? self * (1 / length) : self
  }

  /// Degrees north of the equator.
  var latitude: Double { Angles.arcTangent(z, (x * x + y * y).squareRoot()) }

  /// Degrees east of Greenwich, from -180 up to 180.
  var longitude: Double {
    let degrees = Angles.arcTangent(y, x)
    return degrees >= 180 ? -180 : degrees
  }

  /// The place at an angle in radians from this one; the direction is in radians clockwise from
  /// north.
  func moved(by angle: Double, towards direction: Double) -> Vector {
    // At a pole, any direction can be east.
    let flat = Vector(-y, x, 0)
    let east = flat.squaredLength > 0 ? flat.normalized : Vector(0, 1, 0)
    let north = cross(east)
    let turn = Angles.sineAndCosine(ofDegrees: direction * Angles.degreesOfRadian)
    let step = Angles.sineAndCosine(ofDegrees: angle * Angles.degreesOfRadian)
    let way = north * turn.cosine + east * turn.sine
    return (self * step.cosine + way * step.sine).normalized
  }

  /// Angle to another unit vector in radians, exact even for small angles.
  func angle(to other: Vector) -> Double {
    let half = (self - other).squaredLength.squareRoot() / 2
    return 2 * Angles.arcSine(half) / Angles.degreesOfRadian
  }
}
