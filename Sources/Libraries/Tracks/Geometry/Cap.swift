import Geodesy

/// The part of a sphere within a radius of a place.
struct Cap: Sendable, Hashable {
  let center: Vector
  /// Angle from the centre to the rim, in radians; less than a quarter of a circle.
  let radius: Double
  /// Square of the straight distance from the centre to the rim.
  private let squaredChord: Double

  init(center: Vector, radius: Double) {
    self.center = center
    self.radius = radius
    let half = radius / 2 * Angles.degreesOfRadian
    let chord = 2 * Angles.sineAndCosine(ofDegrees: half).sine
    squaredChord = chord * chord
  }

  func contains(_ place: Vector) -> Bool { (place - center).squaredLength <= squaredChord }

  /// Whether any place of an arc is inside.
  func touches(_ arc: Arc) -> Bool { arc.squaredDistance(to: center) <= squaredChord }

  /// The place where the way from a place outside to one inside crosses the rim, and its position
  /// along the chord of the way, from 0 to 1.
  func entry(from outside: Vector, to inside: Vector) -> (place: Vector, part: Double) {
    // After 60 bisections, the result is exact enough for any way, and always outside.
    var (low, high) = (0.0, 1.0)
    let way = inside - outside
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if contains((outside + way * middle).normalized) { high = middle } else { low = middle }
    }
    return ((outside + way * low).normalized, low)
  }
}
