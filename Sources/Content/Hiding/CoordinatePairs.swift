import Basics
import Foundation
import Tracks

/// Name of a latitude or longitude in a data file: `lat`, `startLng`, `longitudeE7`.
struct AxisName: Hashable {
  let isLatitude: Bool
  /// The rest of the name, which both axes of a place share.
  let rest: String

  init(isLatitude: Bool) { (self.isLatitude, rest) = (isLatitude, "") }

  init?(_ name: some StringProtocol) {
    let name = name.lowercased()
    guard let (word, isLatitude) = Self.words.first(where: { name.contains($0.word) }) else {
      return nil
    }
    self.isLatitude = isLatitude
    rest = name.replacing(word, with: "", maxReplacements: 1)
  }

  func isOtherAxis(of other: AxisName) -> Bool {
    isLatitude != other.isLatitude && rest == other.rest
  }

  private static let words: [(word: String, isLatitude: Bool)] = [
    ("latitude", true), ("longitude", false), ("breitengrad", true), ("längengrad", false),
    ("latitud", true), ("longitud", false), ("lat", true), ("long", false), ("lng", false),
    ("lon", false), ("breite", true), ("länge", false), ("laenge", false), ("breedte", true),
    ("lengte", false), ("bredd", true), ("längd", false), ("szeroko", true), ("długo", false),
    ("šířka", true), ("délka", false), ("широта", true), ("долгота", false), ("緯度", true),
    ("経度", false), ("纬度", true), ("经度", false),
  ]
}

/// A number in a data file.
struct DataNumber {
  /// The number. Both signs are given if a word next to it may change its sign.
  let values: [Double]
  /// Number of decimals as written.
  let decimals: Int
  var name: AxisName?

  /// Reads a text that is a single number: `38.7`, `38,7`, or an angle such as `9.1° W` and
  /// `52 31.2 N`. `nil` for other texts.
  init?(_ text: some StringProtocol, name: AxisName? = nil) {
    guard text.utf8.count <= 40 else { return nil }
    self.name = name
    var rest = String(text)
    let isPlain = rest.utf8.allSatisfy { $0.isDigit || $0 == 0x2E || $0 == 0x2D }
    if !isPlain { rest = rest.trimmingCharacters(in: .whitespaces).uppercased() }
    let commas = isPlain ? 0 : rest.utf8.count { $0 == 0x2C }
    if commas == 1, !rest.holds(".") { rest = rest.replacing(",", with: ".") }
    if let value = Double(isPlain ? rest : rest.replacing("\u{2212}", with: "-")) {
      guard value.isFinite else { return nil }
      let fraction = rest.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst()
      let digits = fraction.prefix(while: \.isDigit).count
      values = [value]
      // After a comma, three digits may be thousands.
      decimals = commas == 1 && digits == 3 ? 0 : digits
      return
    }
    let bytes = Array(rest.utf8)
    var reader = AngleReader(bytes[...])
    guard let angle = reader.next() else { return nil }
    let others = bytes[..<angle.range.lowerBound] + bytes[angle.range.upperBound...]
    guard !others.contains(where: \.isDigit), others.count(where: \.isLetter) < 2 else {
      return nil
    }
    (values, decimals) = (angle.values, angle.decimals)
  }

  /// Numbers between other characters, in order.
  static func all(in bytes: some Collection<UInt8>) -> [DataNumber] {
    bytes.split { byte in !byte.isDigit && byte != 0x2E && byte != 0x2D }
      .compactMap { DataNumber(String(decoding: $0, as: UTF8.self)) }
  }
}

/// Test whether two of several related numbers, such as those of a row, are a place in a hidden
/// circle.
///
/// Amounts may be near any circle by chance. So two numbers only count as degrees if their names
/// mean latitude and longitude, or if both have decimals, one of them at least three. They may also
/// be integers in fractions of degrees (`387183410`), one of them with seven or more digits, or
/// metres of web maps (EPSG:3857). Longitudes may range from 0 to 360.
struct CoordinatePairs {
  typealias Degrees = (latitude: Double, longitude: Double)

  private let circles: [HiddenCircle]

  init(_ circles: [HiddenCircle]) { self.circles = circles }

  /// Maximum length of a row in which all numbers are compared with each other. In longer rows,
  /// only neighbours are compared, and numbers whose names mean latitude and longitude.
  private static let longestRow = 16

  /// Whether two numbers of a row are a place inside a circle.
  func holdHiddenPlace(_ row: [DataNumber]) -> Bool {
    guard row.count > 1 else { return false }
    guard row.count > Self.longestRow else { return circles.contains { hides(row[...], $0) } }
    let areNeighbours = row.indices.dropLast().contains { index in
      circles.contains { hides(row[index...(index + 1)], $0) }
    }
    if areNeighbours { return true }
    let named = Dictionary(grouping: row.filter { $0.name != nil }, by: \.name?.rest)
    return named.values.contains { group in
      circles.contains { hides(group.prefix(Self.longestRow), $0) }
    }
  }

  /// Whether the text of a file contains such a place. Each number is compared with those near it.
  func holdHiddenPlace(inText bytes: some Collection<UInt8>) -> Bool {
    let numbers = DataNumber.all(in: bytes)
    return stride(from: 0, to: numbers.count, by: Self.longestRow / 2).contains { start in
      circles.contains { hides(numbers[start...].prefix(Self.longestRow), $0) }
    }
  }

  func hold(latitude: Double, longitude: Double) -> Bool {
    abs(latitude) <= 90 && circles.hold(latitude: latitude, longitude: longitude)
  }

  /// Whether a line between two places crosses a circle, either along a great circle or straight,
  /// as most maps draw it.
  func areCrossed(from start: Degrees, to end: Degrees) -> Bool {
    guard abs(start.latitude) <= 90, abs(end.latitude) <= 90 else { return false }
    return circles.contains { circle in
      circle.isCrossed(
        fromLatitude: start.latitude, longitude: start.longitude, toLatitude: end.latitude,
        longitude: end.longitude) || Self.isStraight(from: start, to: end, through: circle)
    }
  }

  private static func isStraight(
    from start: Degrees, to end: Degrees, through circle: HiddenCircle
  ) -> Bool {
    // Longitudes are scaled to the length of a degree of latitude. The circle's centre is the
    // origin.
    let scale = cos(circle.latitude * .pi / 180)
    func wrapped(_ degrees: Double) -> Double { remainder(degrees, 360) }
    let x = wrapped(start.longitude - circle.longitude) * scale
    let y = start.latitude - circle.latitude
    let dx = wrapped(end.longitude - start.longitude) * scale
    let dy = end.latitude - start.latitude
    let length = dx * dx + dy * dy
    let part = length == 0 ? 0 : min(max(-(x * dx + y * dy) / length, 0), 1)
    let (nearX, nearY) = (x + part * dx, y + part * dy)
    return (nearX * nearX + nearY * nearY).squareRoot() * 111_000 <= circle.radius
  }

  /// The place of a position's two numbers, in degrees or in metres of web maps.
  static func place(x: Double, y: Double) -> Degrees? {
    if abs(x) <= 360, abs(y) <= 90 { return (y, x) }
    guard let latitude = Unit.metres.latitude(y), let longitude = Unit.metres.longitude(x) else {
      return nil
    }
    return (latitude, longitude)
  }

  private func hides(_ row: ArraySlice<DataNumber>, _ circle: HiddenCircle) -> Bool {
    // This box is slightly larger than the circle. Each pair in it is then checked exactly.
    let height = circle.radius / 100_000
    let width =
      abs(circle.latitude) + height >= 89
      ? 360 : height / cos((abs(circle.latitude) + height) * .pi / 180)
    var latitudes: [(index: Int, degrees: Double, unit: Unit)] = []
    for index in row.indices {
      for value in row[index].values {
        for unit in Unit.allCases {
          guard let degrees = unit.latitude(value) else { continue }
          if abs(degrees - circle.latitude) <= height { latitudes.append((index, degrees, unit)) }
        }
      }
    }
    return latitudes.contains { index, latitude, unit in
      row.indices.contains { other in
        guard other != index else { return false }
        return row[other].values.contains { value in
          guard let longitude = unit.longitude(value) else { return false }
          let distance = abs(longitude - circle.longitude)
          return min(distance, 360 - distance) <= width
            && Self.mayBePlace(row[index], row[other], unit)
            && circle.contains(latitude: latitude, longitude: longitude)
        }
      }
    }
  }

  private static func mayBePlace(_ one: DataNumber, _ other: DataNumber, _ unit: Unit) -> Bool {
    if let name = one.name, let second = other.name, name.isOtherAxis(of: second) { return true }
    let sizes = [one, other].map { abs($0.values[0]) }
    let (least, most) = (min(sizes[0], sizes[1]), max(sizes[0], sizes[1]))
    switch unit {
    case .degrees:
      return min(one.decimals, other.decimals) > 0 && max(one.decimals, other.decimals) > 2
    case .hundredThousandths, .millionths, .tenMillionths: return least >= 1e4 && most >= 1e6
    case .metres: return most >= 1e5
    }
  }
}

/// Unit in which a number may give an angle.
private enum Unit: CaseIterable {
  case degrees, hundredThousandths, millionths, tenMillionths
  /// Metres of EPSG:3857.
  case metres

  /// Degrees north that a number may mean.
  func latitude(_ number: Double) -> Double? {
    if self == .metres {
      guard (1e3...Self.halfEquator).contains(abs(number)) else { return nil }
      return (2 * atan(exp(number / Self.earthRadius)) - .pi / 2) * 180 / .pi
    }
    return scaled(number).flatMap { abs($0) <= 90 ? $0 : nil }
  }

  /// Degrees east that a number may mean, from -180 to 180.
  func longitude(_ number: Double) -> Double? {
    if self == .metres {
      guard (1e3...Self.halfEquator).contains(abs(number)) else { return nil }
      return number / Self.halfEquator * 180
    }
    guard let degrees = scaled(number), abs(degrees) <= 360 else { return nil }
    return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  }

  private func scaled(_ number: Double) -> Double? {
    guard self != .degrees else { return number }
    guard number == number.rounded() else { return nil }
    return number / (self == .hundredThousandths ? 1e5 : self == .millionths ? 1e6 : 1e7)
  }

  private static let earthRadius = 6_378_137.0
  private static let halfEquator = 20_037_508.342_789_244
}
