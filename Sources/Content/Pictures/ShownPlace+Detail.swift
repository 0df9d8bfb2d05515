import Domain
import Gazetteer

extension PlaceDetail {
  /// Returns what is shown of a place; `nil` if nothing is, or no city is near.
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
