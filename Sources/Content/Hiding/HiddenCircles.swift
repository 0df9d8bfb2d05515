package import Domain
import Tracks

extension [HiddenCircle] {
  /// Whether a single place, such as a photo's or a trip's end, must not be shown, because it is in
  /// or near one of the circles.
  package func veil(_ coordinate: Coordinate) -> Bool {
    contains { $0.veils(latitude: coordinate.latitude, longitude: coordinate.longitude) }
  }

  /// Whether an end of a shown track may be a cut at a circle, rather than the place of departure
  /// or arrival. Its time would then not be a time of the journey.
  func mayCut(_ end: Coordinate?) -> Bool {
    guard let end else { return !isEmpty }
    return contains { circle in
      // A cut is at most 3.4 radii from the circle's centre. If a circle is too large to be widened
      // to 3.5 radii, it hides a whole country, and any end may be a cut.
      guard
        let around = try? HiddenCircle(
          latitude: circle.latitude, longitude: circle.longitude, radius: circle.radius * 3.5)
      else { return true }
      return around.contains(latitude: end.latitude, longitude: end.longitude)
    }
  }

  /// Whether the shortest line between two places, along a great circle, enters one of the circles.
  /// Such a line isn't drawn.
  package func hideLine(from start: Coordinate, to end: Coordinate) -> Bool {
    contains { circle in
      circle.isCrossed(
        fromLatitude: start.latitude, longitude: start.longitude, toLatitude: end.latitude,
        longitude: end.longitude)
    }
  }

  /// Whether a place in degrees, as read from a published file, is inside a circle. Tracks may come
  /// near a circle, so this test is narrower than `veil`.
  package func hold(latitude: Double, longitude: Double) -> Bool {
    contains { $0.contains(latitude: latitude, longitude: longitude) }
  }

  /// The place as it is shown: without its coordinate if that must stay private. Its name is the
  /// author's choice, so it stays.
  func shown(_ place: Place) -> Place {
    guard !isEmpty, let coordinate = place.coordinate, veil(coordinate) else { return place }
    return place.withoutCoordinate
  }
}
