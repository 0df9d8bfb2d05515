import Foundation
import Tracks

/// Name in a file of data that says latitude or longitude: `lat`, `startLng`, `longitudeE7`.
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
    ("lon", false),
  ]
}

/// A number in a file of data.
struct DataNumber {
  let value: Double
  /// Number of decimals with which it is written.
  let decimals: Int
  var name: AxisName?

  /// Takes the number that a text consists of, perhaps with a unit or a letter of a direction:
  /// `38.7`, `38,7`, `9.1° W`. `nil` for other texts.
  init?(_ text: some StringProtocol, name: AxisName? = nil) {
    guard text.utf8.count <= 40 else { return nil }
    var rest = String(text)
    var sign = 1.0
    let isPlain = rest.utf8.allSatisfy { $0.isDigit || $0 == 0x2E || $0 == 0x2D }
    if !isPlain { rest = rest.trimmingCharacters(in: Self.blanks) }
    if !isPlain, let letter = rest.first, let last = rest.last, rest.count > 1 {
      let letters = [letter, last].filter { "NnSsEeWwOo".contains($0) }
      if let letter = letters.first, letters.count == 1 {
        if "SsWw".contains(letter) { sign = -1 }
        rest = rest.trimmingCharacters(in: Self.directions)
      }
    }
    if !isPlain { rest = rest.replacing("\u{2212}", with: "-") }
    let hasComma = !isPlain && rest.contains(",")
    if hasComma { rest = rest.replacing(",", with: ".") }
    guard let value = Double(rest), value.isFinite else { return nil }
    self.value = value * sign
    self.name = name
    let fraction = rest.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst()
    let digits = fraction.prefix(while: \.isDigit).count
    // Behind a comma, three digits may be thousands.
    decimals = hasComma && digits == 3 ? 0 : digits
  }

  private static let blanks = CharacterSet.whitespaces.union(CharacterSet(charactersIn: "°º"))
  private static let directions = CharacterSet(charactersIn: "NnSsEeWwOo °º")

  /// Numbers between other characters, in order.
  static func all(in bytes: some Collection<UInt8>) -> [DataNumber] {
    bytes.split { byte in !byte.isDigit && byte != 0x2E && byte != 0x2D }
      .compactMap { DataNumber(String(decoding: $0, as: UTF8.self)) }
  }
}

/// Test whether two of some numbers that belong together, such as those of a row, are a place in a
/// hidden circle.
///
/// Amounts come near every circle by chance. So two numbers only count as degrees if their names
/// say latitude and longitude, or if both have decimals, and one of them three or more. They may
/// also be integers of parts of degrees (`387183410`) of seven digits, or metres of the web's maps
/// (EPSG:3857). Longitudes may go from 0 to 360.
struct CoordinatePairs {
  private let circles: [HiddenCircle]

  init(_ circles: [HiddenCircle]) { self.circles = circles }

  /// Most numbers of a row of which each is compared with each. Of longer rows neighbours are
  /// compared, and numbers whose names say latitude and longitude.
  private static let longestRow = 16

  /// Whether two numbers of a row are a place inside of a circle.
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

  /// Whether numbers in the text of a file hold such a place: each is compared with those near it.
  func holdHiddenPlace(inText bytes: some Collection<UInt8>) -> Bool {
    let numbers = DataNumber.all(in: bytes)
    return stride(from: 0, to: numbers.count, by: Self.longestRow / 2).contains { start in
      circles.contains { hides(numbers[start...].prefix(Self.longestRow), $0) }
    }
  }

  func hold(latitude: Double, longitude: Double) -> Bool {
    abs(latitude) <= 90 && circles.hold(latitude: latitude, longitude: longitude)
  }

  private func hides(_ row: ArraySlice<DataNumber>, _ circle: HiddenCircle) -> Bool {
    // Somewhat more than the circle, which each pair is then compared with.
    let height = circle.radius / 100_000
    let width =
      abs(circle.latitude) + height >= 89
      ? 360 : height / cos((abs(circle.latitude) + height) * .pi / 180)
    var latitudes: [(index: Int, degrees: Double, unit: Unit)] = []
    for index in row.indices {
      for unit in Unit.allCases {
        guard let degrees = unit.latitude(row[index].value) else { continue }
        if abs(degrees - circle.latitude) <= height { latitudes.append((index, degrees, unit)) }
      }
    }
    return latitudes.contains { index, latitude, unit in
      row.indices.contains { other in
        guard other != index, let longitude = unit.longitude(row[other].value) else { return false }
        let distance = abs(longitude - circle.longitude)
        return min(distance, 360 - distance) <= width
          && Self.mayBePlace(row[index], row[other], unit)
          && circle.contains(latitude: latitude, longitude: longitude)
      }
    }
  }

  private static func mayBePlace(_ one: DataNumber, _ other: DataNumber, _ unit: Unit) -> Bool {
    if let name = one.name, let second = other.name, name.isOtherAxis(of: second) { return true }
    let (least, most) = (
      min(abs(one.value), abs(other.value)), max(abs(one.value), abs(other.value))
    )
    switch unit {
    case .degrees:
      return min(one.decimals, other.decimals) > 0 && max(one.decimals, other.decimals) > 2
    case .hundredThousandths, .millionths, .tenMillionths: return least >= 1e4 && most >= 1e6
    case .metres: return most >= 1e5
    }
  }
}

/// Unit in which a number may give degrees.
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
