import Foundation
import Tracks

/// Test whether some of a few numbers that belong together, such as those of a row, are a place
/// inside of a hidden circle.
///
/// The numbers may be in any order and between others. Degrees may also be written as integers
/// (`387183410`), as metres of the web's maps (EPSG:3857), or from 0 to 360. In doubt, numbers are
/// a place.
struct CoordinatePairs {
  private let circles: [HiddenCircle]

  init(_ circles: [HiddenCircle]) { self.circles = circles }

  /// Number of pairs after which numbers that lie around a circle count as inside.
  private static let mostPairs = 100_000

  /// Whether two of the numbers are a place inside of a circle.
  func holdHiddenPlace(_ numbers: [Double]) -> Bool {
    guard numbers.count > 1 else { return false }
    return circles.contains { hides(numbers, $0) }
  }

  /// Whether two neighbours among the numbers are such a place.
  func holdHiddenNeighbours(_ numbers: [Double]) -> Bool {
    zip(numbers, numbers.dropFirst()).contains { holdHiddenPlace([$0, $1]) }
  }

  private func hides(_ numbers: [Double], _ circle: HiddenCircle) -> Bool {
    // Somewhat more than the circle, which each pair is then compared with.
    let height = circle.radius / 100_000
    let width =
      abs(circle.latitude) + height >= 89
      ? 360 : height / cos((abs(circle.latitude) + height) * .pi / 180)
    var latitudes: [(index: Int, degrees: Double)] = []
    var longitudes: [(index: Int, degrees: Double)] = []
    for (index, number) in numbers.enumerated() {
      for degrees in Self.latitudes(of: number) where abs(degrees - circle.latitude) <= height {
        latitudes.append((index, degrees))
      }
      for degrees in Self.longitudes(of: number) {
        let distance = abs(degrees - circle.longitude)
        if min(distance, 360 - distance) <= width { longitudes.append((index, degrees)) }
      }
    }
    guard !latitudes.isEmpty, !longitudes.isEmpty else { return false }
    guard latitudes.count * longitudes.count <= Self.mostPairs else { return true }
    return latitudes.contains { latitude in
      longitudes.contains {
        $0.index != latitude.index
          && circle.contains(latitude: latitude.degrees, longitude: $0.degrees)
      }
    }
  }

  /// Degrees north that a number may mean.
  private static func latitudes(of number: Double) -> [Double] {
    var found = scaled(number)
    if abs(number) > 1_000, abs(number) <= halfEquator {
      found.append((2 * atan(exp(number / earthRadius)) - .pi / 2) * 180 / .pi)
    }
    return found.filter { abs($0) <= 90 }
  }

  /// Degrees east that a number may mean, from -180 to 180.
  private static func longitudes(of number: Double) -> [Double] {
    var found = scaled(number)
    if abs(number) > 1_000, abs(number) <= halfEquator {
      found.append(number / halfEquator * 180)
    }
    return found.filter { abs($0) <= 360 }
      .map { $0 > 180 ? $0 - 360 : $0 < -180 ? $0 + 360 : $0 }
  }

  /// A number as degrees, also as an integer of their parts.
  private static func scaled(_ number: Double) -> [Double] {
    guard abs(number) >= 10_000, number == number.rounded() else { return [number] }
    return [number / 1e5, number / 1e6, number / 1e7]
  }

  /// Radius of EPSG:3857 in metres, and half of its equator.
  private static let earthRadius = 6_378_137.0
  private static let halfEquator = 20_037_508.342_789_244
}

/// Numbers in texts.
enum WrittenNumbers {
  /// The number that a text consists of, perhaps with a unit or a letter of a direction: `38.7`,
  /// `38,7`, `9.1° W`. `nil` for other texts.
  static func only(in text: some StringProtocol) -> Double? {
    guard text.utf8.count <= 40 else { return nil }
    var rest = text.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "°º")))
    var sign = 1.0
    if let letter = rest.first ?? nil, let last = rest.last, rest.count > 1 {
      let letters = [letter, last].filter { "NnSsEeWwOo".contains($0) }
      if let letter = letters.first, letters.count == 1 {
        if "SsWw".contains(letter) { sign = -1 }
        rest = rest.trimmingCharacters(in: CharacterSet(charactersIn: "NnSsEeWwOo °º"))
      }
    }
    rest = rest.replacing("\u{2212}", with: "-").replacing(",", with: ".")
    return Double(rest).map { $0 * sign }
  }

  /// The numbers between other characters in a text, in order. Whole numbers of few digits, such as
  /// those of a date, only count beside one with a decimal.
  static func all(in text: some StringProtocol) -> [Double] {
    var found: [Double] = []
    var isPrecise = false
    var token: [UInt8] = []
    func isPart(_ byte: UInt8) -> Bool { byte.isDigit || byte == 0x2E || byte == 0x2D }
    for byte in Array(text.utf8) + [0] {
      if isPart(byte), byte != 0x2D || token.isEmpty {
        token.append(byte)
        continue
      }
      if let number = Double(String(decoding: token, as: UTF8.self)) {
        isPrecise = isPrecise || token.contains(0x2E) || token.count > 4
        found.append(number)
      }
      token = byte == 0x2D ? [byte] : []
    }
    return isPrecise ? found : []
  }
}
