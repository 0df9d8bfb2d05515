import Paths

/// Finder of pairs of numbers in a text that may be a place in degrees.
///
/// Both have a decimal, and one of them has two or more: a place with fewer is one of many square
/// kilometres, and the last zero is often left out. The two may stand in either order, as GeoJSON
/// and GPX differ, with names, quotes and units between them.
struct WrittenCoordinates {
  /// Most bytes between the two numbers of a place.
  private static let gap = 64

  /// A number as it is written.
  private struct Number {
    let value: Double
    let decimals: Int
    let start: Int
    let end: Int
  }

  /// Offsets of the places for which `isHidden` is true, by latitude and longitude.
  static func offsets(
    in bytes: ArraySlice<UInt8>, where isHidden: (Double, Double) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    var last: Number?
    var index = bytes.startIndex
    while let point = bytes[index...].firstIndex(of: UInt8(ascii: ".")) {
      index = point + 1
      guard let number = number(around: point, in: bytes) else { continue }
      index = number.end
      if let last, number.start - last.end <= gap, max(number.decimals, last.decimals) > 1,
        isPlace(last.value, number.value, isHidden) || isPlace(number.value, last.value, isHidden)
      {
        found.append(last.start)
      }
      last = number
    }
    return found
  }

  private static func isPlace(
    _ latitude: Double, _ longitude: Double, _ isHidden: (Double, Double) -> Bool
  ) -> Bool { abs(latitude) <= 90 && abs(longitude) <= 180 && isHidden(latitude, longitude) }

  /// The number with a point at an offset; `nil` for one without a decimal, for a version and the
  /// like.
  private static func number(around point: Int, in bytes: ArraySlice<UInt8>) -> Number? {
    var start = point
    while start > bytes.startIndex, bytes[start - 1].isDigit, point - start < 4 { start -= 1 }
    var end = point + 1
    while end < bytes.endIndex, bytes[end].isDigit { end += 1 }
    guard (1...3).contains(point - start), end - point > 1 else { return nil }
    let before = start > bytes.startIndex ? bytes[start - 1] : 0
    guard before != UInt8(ascii: "."), !(end < bytes.endIndex && bytes[end] == UInt8(ascii: "."))
    else { return nil }
    // More decimals than twelve change nothing.
    guard let value = Double(String(decoding: bytes[start..<min(end, point + 13)], as: UTF8.self))
    else { return nil }
    let isNegative =
      before == UInt8(ascii: "-") || bytes[..<start].suffix(3).elementsEqual([0xE2, 0x88, 0x92])
      || isSouthOrWest(bytes[end...].prefix(16))
    return Number(
      value: isNegative ? -value : value, decimals: end - point - 1, start: start, end: end)
  }

  /// Whether a letter behind an angle turns its sign: `9.13933° W`, `9.13933&deg;&nbsp;W`.
  private static func isSouthOrWest(_ rest: ArraySlice<UInt8>) -> Bool {
    var text = Substring(String(decoding: rest, as: UTF8.self))
    for sign in ["&deg;", "°", "º", "&nbsp;", "\u{A0}", "\u{202F}", " "] {
      text = text.behind(sign) ?? text
    }
    guard let letter = text.first, letter == "S" || letter == "W" else { return false }
    return !(text.dropFirst().first?.isLetter ?? false)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
