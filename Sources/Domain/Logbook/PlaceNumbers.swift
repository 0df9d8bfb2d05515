import Geodesy

/// Numbers of places, used to count them. Places with the same name get the same number if they are
/// near each other, as the airports of a city are.
struct PlaceNumbers {
  struct Entry {
    let number: Int
    let country: String?
  }

  /// Maximum distance between points of one place, in metres. A city and its airports are within
  /// it.
  private static let reach = 100_000.0

  private var count = 0
  /// Places by their exact names, each with its coordinates.
  private var known: [String: [(place: Place, number: Int)]] = [:]
  /// Places by their names, ignoring case and white space.
  private var alike: [String: [(place: Place, number: Int)]] = [:]

  mutating func entry(of place: Place) -> Entry {
    Entry(number: number(of: place), country: place.country)
  }

  private mutating func number(of place: Place) -> Int {
    if let found = known[place.name]?.first(where: { $0.place.coordinate == place.coordinate }) {
      return found.number
    }
    let name = place.name.comparable
    let number = alike[name]?.first { Self.isNear($0.place, place) }?.number ?? count
    if number == count { count += 1 }
    alike[name, default: []].append((place, number))
    known[place.name, default: []].append((place, number))
    return number
  }

  /// Whether two places with the same name are near each other. If the coordinates of either are
  /// unknown, they count as near.
  private static func isNear(_ place: Place, _ other: Place) -> Bool {
    guard let point = place.coordinate?.point, let next = other.coordinate?.point else {
      return true
    }
    return point.metres(to: next) <= reach
  }
}
