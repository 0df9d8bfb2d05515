import Geodesy

/// Stereographic projection of a sphere of radius 1 onto the plane that touches it at a point.
///
/// The projection is conformal: it preserves small shapes, and circles on the sphere become circles
/// or lines. Latitudes of WGS 84 are taken as latitudes of the sphere. After J. P. Snyder, "Map
/// Projections: A Working Manual", USGS Professional Paper 1395 (1987), equations 21-1 to 21-4,
/// written with vectors.
struct Stereographic: Sendable {
  /// Axes of the plane, and the direction of the point where it touches.
  let east: SIMD3<Double>
  let north: SIMD3<Double>
  let up: SIMD3<Double>

  /// Creates a projection with north up in its middle; at the poles, Greenwich is at the bottom.
  init(centre up: SIMD3<Double>) {
    self.up = up
    east = SIMD3(-up.y, up.x, 0).normalized ?? SIMD3(0, 1, 0)
    north = up.cross(east)
  }

  /// Returns the point of the plane for a direction. The point opposite to the middle would be
  /// infinitely far away, so distances are limited.
  @inline(__always)
  func callAsFunction(_ direction: SIMD3<Double>) -> SIMD2<Double> {
    let factor = 2 / max(1e-6, 1 + up.dot(direction))
    return SIMD2(east.dot(direction), north.dot(direction)) * factor
  }

  /// Returns the direction for a point of the plane.
  func direction(of point: SIMD2<Double>) -> SIMD3<Double> {
    let square = point.x * point.x + point.y * point.y
    let sum = east * (4 * point.x) + north * (4 * point.y) + up * (4 - square)
    return sum / (4 + square)
  }

  /// Angle from the middle in degrees of points at a distance from it in the plane.
  static func angle(ofRadius radius: Double) -> Double { 2 * Angles.arcTangent(radius / 2, 1) }
}
