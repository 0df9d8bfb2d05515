import Basics

/// An angle as people, maps and programs write it: `38.718341`, `-9,142867`, `9.14° W`,
/// `38°43'06"N`, `N38 43.1`, `38-43-06 N`.
struct WrittenAngle {
  /// The angle in degrees. Both signs are given if a word for south or west is next to it, since
  /// the word may belong to another angle.
  let values: [Double]
  /// Number of decimals of the degrees. Minutes and seconds count as two each.
  let decimals: Int
  let range: Range<Int>
}

/// Reader of the angles in a text, in order.
///
/// Whole degrees don't count as angles, nor do parts of a version number such as `38.71.9`.
struct AngleReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func next() -> WrittenAngle? {
    while let start = bytes[index...].firstIndex(where: \.isDigit) {
      index = end(ofDigitsAt: start)
      guard index - start <= 3, bytes[..<start].last != UInt8(ascii: ".") else { continue }
      if let angle = decimal(start) ?? sexagesimal(start) {
        index = angle.range.upperBound
        return angle
      }
    }
    return nil
  }

  private func end(ofDigitsAt start: Int) -> Int {
    bytes[start...].firstIndex { !$0.isDigit } ?? bytes.endIndex
  }

  /// Degrees with decimals. After a comma, at least four are required, since three may be
  /// thousands.
  private func decimal(_ start: Int) -> WrittenAngle? {
    guard index < bytes.endIndex, bytes[index] == 0x2E || bytes[index] == 0x2C else { return nil }
    let end = end(ofDigitsAt: index + 1)
    let count = end - index - 1
    guard count >= (bytes[index] == 0x2C ? 4 : 1) else { return nil }
    // A version number continues after another point, but a point may also end a sentence.
    let goesOn = bytes[end...].first == 0x2E && bytes[(end + 1)...].first?.isDigit == true
    // Decimals after the twelfth make no difference.
    let digits = bytes[start..<index] + [0x2E] + bytes[(index + 1)..<min(end, index + 13)]
    guard !goesOn, let value = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
    return WrittenAngle(
      values: signed(value, start..<end), decimals: count, range: start..<end)
  }

  /// Degrees, minutes and perhaps seconds, with their signs or with a letter for a direction.
  private func sexagesimal(_ start: Int) -> WrittenAngle? {
    guard let degrees = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      return nil
    }
    var end = index
    let hasSign = skip(Self.degrees, &end)
    let separator = hasSign ? nil : bytes[end...].first
    guard hasSign || separator.map(Self.separators.contains) ?? false else { return nil }
    guard let minutes = part(&end, separator, Self.minutes) else { return nil }
    var (value, decimals) = (degrees + minutes.value / 60, 2 + minutes.decimals)
    let isMarked = hasSign && minutes.isMarked
    var whole = end
    if minutes.decimals == 0, let seconds = part(&whole, separator, Self.seconds),
      seconds.isMarked || isMarked || hasDirection(start..<whole)
    {
      (value, decimals, end) = (value + seconds.value / 3600, 4 + seconds.decimals, whole)
    }
    guard isMarked || hasDirection(start..<end) else { return nil }
    return WrittenAngle(
      values: signed(value, start..<end), decimals: decimals, range: start..<end)
  }

  /// Reads minutes or seconds, with their sign if they have one.
  private func part(
    _ end: inout Int, _ separator: UInt8?, _ signs: [[UInt8]]
  ) -> (value: Double, decimals: Int, isMarked: Bool)? {
    if let separator, bytes[end...].first == separator { end += 1 }
    while skip(Self.gaps, &end) {}
    let stop = self.end(ofDigitsAt: end)
    guard (1...2).contains(stop - end) else { return nil }
    var digits = bytes[end..<stop]
    var decimals = 0
    end = stop
    if let point = bytes[stop...].first, point == 0x2E || point == 0x2C && separator != 0x2C {
      let last = self.end(ofDigitsAt: stop + 1)
      if last > stop + 1 {
        digits += [0x2E] + bytes[(stop + 1)..<min(last, stop + 13)]
        (decimals, end) = (last - stop - 1, last)
      }
    }
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value < 60 else {
      return nil
    }
    let isMarked = skip(signs, &end)
    return (value, decimals, isMarked)
  }

  /// Moves past the first of several texts that is found at an offset; returns whether one was
  /// found.
  private func skip(_ texts: [[UInt8]], _ index: inout Int) -> Bool {
    guard let text = texts.first(where: { bytes[index...].starts(with: $0) }) else { return false }
    index += text.count
    return true
  }

  // MARK: Directions

  /// Returns a number with its sign, or with both.
  private func signed(_ value: Double, _ range: Range<Int>) -> [Double] {
    if isNegative(before: range.lowerBound) { return [-value] }
    let words = [wordBefore(range.lowerBound).first, wordAfter(range.upperBound).first]
    let isTurned = words.contains { $0.map { "SsWwOo".utf8.contains($0) } ?? false }
    return isTurned ? [value, -value] : [value]
  }

  /// Whether a minus sign precedes a number.
  private func isNegative(before start: Int) -> Bool {
    let before = bytes[..<start]
    if before.last == UInt8(ascii: "-") || before.suffix(3).elementsEqual("\u{2212}".utf8) {
      return true
    }
    // A dash between two numbers marks a range.
    if before.suffix(3).elementsEqual("\u{2013}".utf8) {
      return !(before.dropLast(3).last?.isDigit ?? false)
    }
    return false
  }

  /// Whether a direction's letter is next to an angle, as a separate word.
  private func hasDirection(_ range: Range<Int>) -> Bool {
    [wordBefore(range.lowerBound), wordAfter(range.upperBound)].contains { word in
      word.count == 1 && word.first.map { "NSEWO".utf8.contains($0) } ?? false
    }
  }

  private func wordBefore(_ start: Int) -> ArraySlice<UInt8> {
    let before = bytes[..<start]
    let end = before.last.map { " :=".utf8.contains($0) } ?? false ? start - 1 : start
    let word = bytes[..<end].reversed().prefix(while: \.isLetter)
    return bytes[(end - word.count)..<end]
  }

  private func wordAfter(_ end: Int) -> ArraySlice<UInt8> {
    var start = end
    for texts in [Self.degrees, Self.gaps, Self.quotes] { _ = skip(texts, &start) }
    return bytes[start...].prefix(while: \.isLetter)
  }

  // MARK: Signs

  private static let degrees = texts(
    "°", "º", "˚", "&deg;", "&#176;", "&#xB0;", "&#xb0;", "\\u00b0", "\\u00B0")
  private static let minutes = texts("'", "′", "’", "&#39;", "&#x27;", "\\u2032", "\\u2019")
  private static let seconds = texts(
    "\\\"", "\"", "″", "”", "&quot;", "&#34;", "''", "\\u2033", "\\u201d", "′′")
  private static let gaps = texts(" ", "\u{A0}", "\u{202F}", "&nbsp;")
  private static let quotes = texts("\"")
  private static let separators: Set<UInt8> = Set(" :-,_".utf8)

  private static func texts(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }
}
