import Geodesy

/// Stereographic projection of a sphere of radius 1 onto the plane that touches it at a point:
/// conformal, so shapes are right in the small, and circles on the sphere are circles or lines.
///
/// Latitudes of WGS 84 count as those of the sphere, after J. P. Snyder, "Map Projections: A
/// Working Manual", USGS Professional Paper 1395 (1987), equations 21-1 to 21-4, written with
/// vectors.
struct Stereographic: Sendable {
  /// Axes of the plane, and the direction of the point where it touches.
  let east: SIMD3<Double>
  let north: SIMD3<Double>
  let up: SIMD3<Double>

  /// Creates a projection with north up in its middle; at the poles, Greenwich is below.
  init(centre up: SIMD3<Double>) {
    self.up = up
    east = SIMD3(-up.y, up.x, 0).normalized ?? SIMD3(0, 1, 0)
    north = up.cross(east)
  }

  /// Returns the point of the plane for a direction. The point opposite to the middle is infinitely
  /// far; those near it are at most 2e6 away.
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

  /// Angle from the middle in degrees, of points so far from it in the plane.
  static func angle(ofRadius radius: Double) -> Double { 2 * Angles.arcTangent(radius / 2, 1) }
}
