import Paths

/// Finder of pairs of numbers in a text that may be a place in degrees.
///
/// Both have a decimal, and one of them has two or more: a place with fewer is one of many square
/// kilometres, and the last zero is often left out. The two may stand in either order, as GeoJSON
/// and GPX differ, with names, quotes and units between them. Degrees with minutes are read, too,
/// as in `38°43'00"N`, and decimals behind a comma where there are four or more.
package struct WrittenCoordinates {
  /// Most bytes between the two numbers of a place.
  private static let gap = 64

  /// A number as it is written.
  private struct Number {
    /// The value; both signs where a letter for south or west stands beside it, which may be that
    /// of another number.
    let values: [Double]
    let decimals: Int
    let start: Int
    let end: Int
  }

  /// Offsets of the places for which `isHidden` is true, by latitude and longitude. One of the
  /// numbers of a place has `decimals` or more.
  package static func offsets(
    in bytes: ArraySlice<UInt8>, decimals: Int = 2, where isHidden: (Double, Double) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    var last: Number?
    var index = bytes.startIndex
    while let point = bytes[index...].firstIndex(where: \.beginsFraction) {
      index = point + 1
      guard
        let number = bytes[point] == 0xC2
          ? angle(around: point, in: bytes) : number(around: point, in: bytes)
      else { continue }
      index = number.end
      if let last, number.start - last.end <= gap, max(number.decimals, last.decimals) >= decimals,
        last.values.contains(where: { a in
          number.values.contains { isPlace(a, $0, isHidden) || isPlace($0, a, isHidden) }
        })
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
    // Behind a comma, three digits may be thousands.
    let leastDecimals = bytes[point] == UInt8(ascii: ",") ? 4 : 1
    guard (1...3).contains(point - start), end - point > leastDecimals else { return nil }
    let before = start > bytes.startIndex ? bytes[start - 1] : 0
    // A version goes on after another point, and a sentence ends with one.
    let goesOn =
      end + 1 < bytes.endIndex && bytes[end] == UInt8(ascii: ".") && bytes[end + 1].isDigit
    guard before != UInt8(ascii: "."), !goesOn else { return nil }
    // More decimals than twelve change nothing.
    let digits =
      bytes[start..<point] + [UInt8(ascii: ".")] + bytes[(point + 1)..<min(end, point + 13)]
    guard let value = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
    return Number(
      values: signed(value, from: start, in: bytes, before: bytes[end...].prefix(16)),
      decimals: end - point - 1, start: start, end: end)
  }

  /// The angle of whole degrees with a sign `°` at an offset, and of minutes and perhaps seconds
  /// behind it; `nil` without minutes.
  private static func angle(around sign: Int, in bytes: ArraySlice<UInt8>) -> Number? {
    var start = sign
    while start > bytes.startIndex, bytes[start - 1].isDigit, sign - start < 4 { start -= 1 }
    guard (1...3).contains(sign - start), bytes[sign...].starts(with: [0xC2, 0xB0]),
      let degrees = Double(String(decoding: bytes[start..<sign], as: UTF8.self))
    else { return nil }
    var rest = Substring(String(decoding: bytes[(sign + 2)...].prefix(48), as: UTF8.self))
    let whole = rest
    var value = degrees
    var decimals = 0
    for (unit, signs) in [
      (60.0, ["'", "′", "’", "&#39;", "&#x27;"]), (3600, ["\"", "″", "”", "&quot;", "''"]),
    ] {
      var text = rest
      while let next = [" ", "\u{A0}", "\u{202F}"].lazy.compactMap({ text.behind($0) }).first {
        text = next
      }
      let digits = Substring(text.utf8.prefix { $0.isDigit || $0 == UInt8(ascii: ".") })
      guard let number = Double(digits), number < 60 else { break }
      let behind = text.dropFirst(digits.count)
      guard let end = signs.lazy.compactMap({ behind.behind($0) }).first else { break }
      value += number / unit
      decimals += 2
      rest = Substring(end)
    }
    guard decimals > 0 else { return nil }
    let end = sign + 2 + (whole.utf8.count - rest.utf8.count)
    return Number(
      values: signed(value, from: start, in: bytes, before: Array(rest.utf8.prefix(16))[...]),
      decimals: decimals, start: start, end: min(end, bytes.endIndex))
  }

  /// Returns a number with its sign, or with both.
  private static func signed(
    _ value: Double, from start: Int, in bytes: ArraySlice<UInt8>, before rest: ArraySlice<UInt8>
  ) -> [Double] {
    if isNegative(before: start, in: bytes) { return [-value] }
    return isAfterLetter(start, in: bytes) || isSouthOrWest(rest) ? [value, -value] : [value]
  }

  /// Whether a minus stands before a number.
  private static func isNegative(before start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    let before = bytes[..<start]
    if before.last == UInt8(ascii: "-") || before.suffix(3).elementsEqual([0xE2, 0x88, 0x92]) {
      return true
    }
    // A dash between two numbers is that of a range.
    if before.suffix(3).elementsEqual([0xE2, 0x80, 0x93]) {
      return !(before.dropLast(3).last?.isDigit ?? false)
    }
    return false
  }

  /// Whether a letter for south or west stands before a number.
  private static func isAfterLetter(_ start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    let before = bytes[..<start]
    let word = before.last == UInt8(ascii: " ") ? before.dropLast() : before
    guard let letter = word.last, letter == UInt8(ascii: "S") || letter == UInt8(ascii: "W") else {
      return false
    }
    return !(word.dropLast().last?.isLetter ?? false)
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
  /// Whether it is a decimal point or comma, or the first byte of `°`.
  fileprivate var beginsFraction: Bool { self == 0x2E || self == 0x2C || self == 0xC2 }
}
