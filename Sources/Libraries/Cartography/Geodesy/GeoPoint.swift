/// A point on the Earth in degrees of WGS 84.
package struct GeoPoint: Sendable, Hashable {
  /// Degrees north of the equator, -90 to 90.
  package let latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  package let longitude: Double

  /// Creates a point; `nil` if the numbers are out of range or not finite.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates the point in a direction from the centre of a sphere; the north pole if the vector is
  /// zero.
  package init(direction: SIMD3<Double>) {
    let flat = (direction.x * direction.x + direction.y * direction.y).squareRoot()
    latitude = flat + abs(direction.z) > 0 ? Angles.arcTangent(direction.z, flat) : 90
    longitude = Angles.arcTangent(direction.y, direction.x)
  }

  /// Direction of the point from the centre of a sphere: a vector of length 1, with axes to 0° N
  /// 0° E, 0° N 90° E and the north pole.
  package var direction: SIMD3<Double> {
    .init(latitude: latitude, longitude: longitude)
  }
}

extension SIMD3<Double> {
  /// Creates a vector of length 1 from angles in degrees.
  @inline(__always)
  package init(latitude: Double, longitude: Double) {
    let north = Angles.sineAndCosine(ofDegrees: latitude)
    let east = Angles.sineAndCosine(ofDegrees: longitude)
    self.init(north.cosine * east.cosine, north.cosine * east.sine, north.sine)
  }

  /// Scalar product.
  @inline(__always)
  package func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

  /// Vector product.
  package func cross(_ other: Self) -> Self {
    Self(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  package var length: Double { dot(self).squareRoot() }

  /// Vector of length 1 in the same direction; `nil` if the vector is too short to have one.
  package var normalized: Self? {
    let length = length
    return length > 1e-12 ? self / length : nil
  }
}
