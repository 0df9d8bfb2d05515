import Basics
import Diagnostics
import Tracks

/// Keys of an element of `hidden` in `Content/site.json`.
package enum HiddenCircleKeys {
  private static let latitude = Key(
    "latitude", .degrees("degrees north from -90 to 90", 90), required: true,
    "The latitude of the circle's centre, from -90 to 90.")
  private static let longitude = Key(
    "longitude", .degrees("degrees east from -180 to 180", 180), required: true,
    "The longitude of the circle's centre, from -180 to 180.")
  private static let radius = Key(
    "radius", .radius, required: true, "The radius in metres, from 50 to 100,000.")

  package static let table = KeyTable("a hidden circle", latitude, longitude, radius)

  /// Type of a list of circles, as in the settings or in a file that they name.
  static var list: ValueType<[HiddenCircle]> { .list(of: .object(table, read)) }

  private static func read(_ reader: inout ObjectReader) -> HiddenCircle? {
    let latitude = reader.read(latitude)
    let longitude = reader.read(longitude)
    let radius = reader.read(radius)
    guard let latitude, let longitude, let radius else { return nil }
    if latitude.decimals + longitude.decimals < leastDecimals {
      let findings = reader.findings
      findings.report(
        .contentGuessableCircle, at: reader.ranges.object,
        "the circle's centre has so few decimals that anyone can find it by trial",
        fix: "make the circle with 'zoetrope hide', which moves its centre away from your home")
    }
    // The types of the keys have already checked the bounds.
    return try? HiddenCircle(
      latitude: latitude.degrees, longitude: longitude.degrees, radius: radius)
  }

  /// Minimum number of decimals of both angles together. With fewer, all possible circles in a
  /// neighbourhood could be tried. `zoetrope hide` writes fourteen, minus trailing zeros.
  private static let leastDecimals = 10
}

/// An angle of a circle, and its number of decimals as written.
private struct WrittenDegrees: Sendable {
  let degrees: Double
  let decimals: Int
}

extension ValueType where T == WrittenDegrees {
  /// Degrees from `-limit` to `limit`. Messages don't quote them, since a log may be public.
  fileprivate static func degrees(_ expected: String, _ limit: Int) -> Self {
    .custom(expected, .scalar(.decimal, NumberBounds(minimum: -limit, maximum: limit))) {
      value throws(Fault) in
      guard let written = value.scalarText else { throw .wrongKind }
      guard let text = NumberText(written).decimal, let degrees = Double(text) else {
        throw Fault(
          "it isn't a number",
          fix: "write digits and a decimal point, such as "
            + "38.7223412")
      }
      guard abs(degrees) <= Double(limit) else {
        throw Fault(
          "it is out of range",
          fix: limit == 90
            ? "write the latitude here: you may have swapped it with the longitude" : nil)
      }
      let parts = text.parts(between: ".")
      let decimals = parts.count == 2 ? parts[1].utf8.count : 0
      return WrittenDegrees(degrees: degrees, decimals: decimals)
    }
  }
}

extension ValueType where T == Double {
  /// Metres of a circle's radius.
  fileprivate static var radius: Self {
    let bounds = NumberBounds(minimum: 50, maximum: 100_000)
    return .custom("metres from 50 to 100,000", .scalar(.decimal, bounds)) { value throws(Fault) in
      guard let written = value.scalarText else { throw .wrongKind }
      guard let metres = NumberText(written).decimal.flatMap({ Double($0) }) else {
        throw Fault("'\(written)' isn't a number", fix: "write a number of metres, such as 500")
      }
      guard HiddenCircle.radii.contains(metres) else {
        throw Fault(
          "it is \(written)",
          fix: metres < 50 ? "write 500 for half a kilometre" : "write 100000 or less")
      }
      return metres
    }
  }
}
