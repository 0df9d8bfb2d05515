import Ordering

/// A city or town, by Natural Earth.
package struct City: Sendable, Hashable {
  /// Name in English, or the one that the city has itself.
  package let name: String
  /// ISO 3166-1 code of its country, of two letters.
  package let country: String
  /// Degrees north of the equator, to a hundredth.
  package let latitude: Double
  /// Degrees east of Greenwich, to a hundredth.
  package let longitude: Double
}

extension City {
  /// Cities of the whole world, from south to north.
  package static let all: [City] = {
    let text = UnsafeBufferPointer(start: cities.utf8Start, count: cities.utf8CodeUnitCount)
    return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let parts = line.split(separator: UInt8(ascii: "\t"))
      guard parts.count == 4, let north = Int(String(decoding: parts[0], as: UTF8.self)),
        let east = Int(String(decoding: parts[1], as: UTF8.self))
      else { return nil }
      return City(
        name: String(decoding: parts[3], as: UTF8.self),
        country: String(decoding: parts[2], as: UTF8.self),
        latitude: Double(north) / 100, longitude: Double(east) / 100)
    }
  }()

  /// Returns the city nearest to a place, at most so many kilometres away; `nil` if none is.
  /// Latitude and longitude are in degrees.
  package static func nearest(
    latitude: Double, longitude: Double, within kilometres: Double = 50
  ) -> City? {
    let reach = kilometres / kilometresOfDegree
    let start = all.partitioningIndex { $0.latitude >= latitude - reach }
    var nearest: (city: City, distance: Double)?
    for city in all[start...] {
      guard city.latitude <= latitude + reach else { break }
      let distance = city.kilometres(toLatitude: latitude, longitude: longitude)
      if distance <= nearest?.distance ?? kilometres { nearest = (city, distance) }
    }
    return nearest?.city
  }

  /// Length of a degree of latitude, on a sphere of the Earth's mean radius of 6,371 km.
  private static let kilometresOfDegree = 111.195

  /// Distance on a plane that touches the Earth, which suffices for less than a hundred kilometres.
  private func kilometres(toLatitude north: Double, longitude east: Double) -> Double {
    var degrees = abs(east - longitude).truncatingRemainder(dividingBy: 360)
    if degrees > 180 { degrees = 360 - degrees }
    let (x, y) = (degrees * Self.cosine(ofDegrees: north), north - latitude)
    return (x * x + y * y).squareRoot() * Self.kilometresOfDegree
  }

  /// Cosine of an angle from -90 to 90 degrees by its series, exact to a millionth: the module
  /// needs nothing of a library for mathematics.
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
