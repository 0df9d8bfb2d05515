import Domain
import Gazetteer

extension PlaceDetail {
  /// Returns the part of a place that pages show; `nil` if they show nothing, or no city is near.
  func shown(_ place: Coordinate) -> ShownPlace? {
    switch self {
    case .none: nil
    case .exact: .exact(place)
    case .city:
      NearestPlace(latitude: place.latitude, longitude: place.longitude).flatMap { city in
        (try? Coordinate(latitude: city.latitude, longitude: city.longitude))
          .map { .city(city.name, country: city.country, at: $0) }
      }
    }
  }
}
