/// The city, town or settlement of Natural Earth that is nearest to a point.
package struct NearestPlace: Sendable, Hashable {
  /// English name, or the local name if there isn't an English one.
  package let name: String
  /// ISO 3166-1 code of its country, two letters.
  package let country: String
  /// Degrees north of the equator, to a hundredth.
  package let latitude: Double
  /// Degrees east of Greenwich, to a hundredth.
  package let longitude: Double
}

extension NearestPlace {
  /// Finds the place nearest to a point in degrees; `nil` if none is within `kilometres`.
  package init?(latitude: Double, longitude: Double, within kilometres: Double = 50) {
    let reach = kilometres / Self.kilometresOfDegree
    let lines = Table.places.lines { $0.number(0) / 100 >= latitude - reach }
    var nearest: (line: Table.Line, distance: Double)?
    for line in lines {
      let (north, east) = (line.number(0) / 100, line.number(1) / 100)
      guard north <= latitude + reach else { break }
      let distance = Self.kilometres(from: (latitude, longitude), to: (north, east))
      if distance <= nearest?.distance ?? kilometres { nearest = (line, distance) }
    }
    guard let line = nearest?.line else { return nil }
    self.init(line)
  }

  init(_ line: Table.Line) {
    latitude = line.number(0) / 100
    longitude = line.number(1) / 100
    country = line.text(2)
    name = line.text(3)
  }

  /// Length of a degree of latitude, on a sphere of the Earth's mean radius of 6,371 km.
  private static let kilometresOfDegree = 111.195

  /// Distance on a plane that touches the Earth, accurate enough for less than a hundred
  /// kilometres.
  static func kilometres(
    from point: (north: Double, east: Double), to place: (north: Double, east: Double)
  ) -> Double {
    var degrees = abs(point.east - place.east).truncatingRemainder(dividingBy: 360)
    if degrees > 180 { degrees = 360 - degrees }
    let (x, y) = (degrees * cosine(ofDegrees: point.north), point.north - place.north)
    return (x * x + y * y).squareRoot() * kilometresOfDegree
  }

  /// Cosine of an angle from -90 to 90 degrees by its series, exact to a millionth, so that the
  /// module needs no maths library.
  private static func cosine(ofDegrees degrees: Double) -> Double {
    let square = degrees * degrees * (Double.pi / 180) * (Double.pi / 180)
    var (term, sum) = (1.0, 1.0)
    for number in 1...8 {
      term *= -square / Double((2 * number - 1) * (2 * number))
      sum += term
    }
    return max(0, sum)
  }
}
