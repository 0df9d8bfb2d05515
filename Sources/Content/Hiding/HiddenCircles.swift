package import Domain
import Tracks

extension [HiddenCircle] {
  /// Whether a single place, such as a trip's end or a photo's, must not be told: one of the
  /// circles has it inside, or near.
  package func veil(_ coordinate: Coordinate) -> Bool {
    contains { $0.veils(latitude: coordinate.latitude, longitude: coordinate.longitude) }
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
