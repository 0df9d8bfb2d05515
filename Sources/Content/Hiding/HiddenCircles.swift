package import Domain
import Tracks

extension [HiddenCircle] {
  /// Whether a single place, such as a trip's end or a photo's, must not be told: one of the
  /// circles has it inside, or near.
  package func veil(_ coordinate: Coordinate) -> Bool {
    contains { $0.veils(latitude: coordinate.latitude, longitude: coordinate.longitude) }
  }

  /// Whether an end of a shown way may be where a circle cut it, and not where somebody set out or
  /// arrived: its time would then be no time of the journey.
  func mayCut(_ end: Coordinate?) -> Bool {
    guard let end else { return !isEmpty }
    return contains { circle in
      // A cut lies at most 3.4 radii from the circle's centre. A circle too large for that hides a
      // country, and any end may be a cut.
      guard
        let around = try? HiddenCircle(
          latitude: circle.latitude, longitude: circle.longitude, radius: circle.radius * 3.5)
      else { return true }
      return around.contains(latitude: end.latitude, longitude: end.longitude)
    }
  }

  /// Whether the shorter way along a great circle between two places comes into one of the circles.
  /// Its line is then not drawn.
  package func hideLine(from start: Coordinate, to end: Coordinate) -> Bool {
    contains { circle in
      circle.isCrossed(
        fromLatitude: start.latitude, longitude: start.longitude, toLatitude: end.latitude,
        longitude: end.longitude)
    }
  }

  /// Whether a place in degrees, as it is read from a published file, lies inside of a circle. Near
  /// a circle, tracks may go: so this is less than `veil`.
  package func hold(latitude: Double, longitude: Double) -> Bool {
    contains { $0.contains(latitude: latitude, longitude: longitude) }
  }

  /// The place as it is shown: without a coordinate that is not to be told. Its name is its
  /// author's.
  func shown(_ place: Place) -> Place {
    guard !isEmpty, let coordinate = place.coordinate, veil(coordinate) else { return place }
    return place.withoutCoordinate
  }
}
