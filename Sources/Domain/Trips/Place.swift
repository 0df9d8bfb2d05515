/// A place on a trip: an end of a leg, a stop, a stay or a visit.
package struct Place: Sendable, Hashable {
  package let name: String
  /// The zone of its clocks; `nil` if unknown.
  package let zone: Zone?
  package let coordinate: Coordinate?
  /// ISO 3166-1 code of its country, of two letters; `nil` if unknown.
  package let country: String?
  /// IATA code of three capital letters; `nil` if it isn't known to be an airport.
  package let airport: String?

  package init(
    name: String, zone: Zone? = nil, coordinate: Coordinate? = nil, country: String? = nil,
    airport: String? = nil
  ) {
    self.name = name
    self.zone = zone
    self.coordinate = coordinate
    self.country = country
    self.airport = airport
  }

  /// The place without its coordinate.
  package var withoutCoordinate: Place {
    Place(name: name, zone: zone, country: country, airport: airport)
  }

  /// Whether both have the same name, and their coordinates don't differ if both are known.
  package func isSame(as other: Place) -> Bool {
    guard name == other.name || name.comparable == other.name.comparable else { return false }
    guard let coordinate, let elsewhere = other.coordinate else { return true }
    return coordinate == elsewhere
  }

  /// Returns the place with missing facts taken from the same place among others.
  package func completed(from places: [Place]) -> Place {
    guard zone == nil || coordinate == nil,
      let other = places.first(where: {
        ($0.zone != nil || $0.coordinate != nil) && isSame(as: $0)
      })
    else { return self }
    return Place(
      name: name, zone: zone ?? other.zone, coordinate: coordinate ?? other.coordinate,
      country: country ?? other.country, airport: airport ?? other.airport)
  }
}

extension String {
  /// The text ignoring case, and with one space for each run of white space.
  var comparable: String {
    lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A point on the Earth in degrees of WGS 84.
package struct Coordinate: Sendable, Hashable {
  /// Degrees north of the equator, -90 to 90.
  package let latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  package let longitude: Double

  package init(latitude: Double, longitude: Double) throws(CoordinateFault) {
    guard (-90...90).contains(latitude) else { throw .latitudeOutOfRange(latitude) }
    guard (-180...180).contains(longitude) else { throw .longitudeOutOfRange(longitude) }
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Reason why a point on the Earth doesn't exist.
package enum CoordinateFault: Error, Sendable, Hashable {
  case latitudeOutOfRange(Double)
  case longitudeOutOfRange(Double)
}
