import Domain
import Gazetteer

extension PlaceDetail {
  /// Returns what is shown of a place; `nil` if nothing is, or no city is near.
  func shown(_ place: Coordinate) -> ShownPlace? {
    switch self {
    case .none: nil
    case .exact: .exact(place)
    case .city:
      NearestPlace(latitude: place.latitude, longitude: place.longitude)
        .map { .city($0.name, country: $0.country) }
    }
  }
}
