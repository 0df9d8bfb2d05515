/// The shorter part of a great circle between two places.
struct Arc: Sendable {
  let start: Vector
  let end: Vector
  /// Unit vector perpendicular to the circle's plane; `nil` if the two places are equal or
  /// opposite.
  private let normal: Vector?
  /// Vectors along the circle, pointing inwards from both ends.
  private let (fromStart, fromEnd): (Vector, Vector)

  init(_ start: Vector, _ end: Vector) {
    self.start = start
    self.end = end
    let across = start.cross(end)
    // A millionth of a millionth of a radian is a hundredth of a millimetre on the Earth.
    let normal = across.squaredLength > 1e-24 ? across.normalized : nil
    self.normal = normal
    fromStart = normal.map { $0.cross(start) } ?? start
    fromEnd = normal.map { end.cross($0) } ?? end
  }

  /// Square of the distance from a place, in radians. Above a tenth of a radian it is too small,
  /// but never smaller than that of a nearer place.
  func squaredDistance(to place: Vector) -> Double {
    if let normal, fromStart.dot(place) >= 0, fromEnd.dot(place) >= 0 {
      let sine = normal.dot(place)
      return sine * sine
    }
    return min((place - start).squaredLength, (place - end).squaredLength)
  }
}
