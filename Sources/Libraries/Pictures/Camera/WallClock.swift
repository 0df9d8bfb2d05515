import Basics

/// A date and a time of day as a wall clock shows them, without a time zone.
package struct WallClock: Sendable, Hashable {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31.
  package let day: Int
  package let hour: Int
  package let minute: Int
  /// 0 to 59.
  package let second: Int
  /// 0 to 999,999,999.
  package let nanosecond: Int

  /// Creates a date and time; `nil` if it doesn't exist.
  package init?(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, nanosecond: Int = 0
  ) {
    guard (1...9_999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year), (0...23).contains(hour), (0...59).contains(minute),
      (0...59).contains(second), (0...999_999_999).contains(nanosecond)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  /// Whether both are in the same second.
  func isInSecond(of other: WallClock) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
      && (hour, minute, second) == (other.hour, other.minute, other.second)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension WallClock {
  /// Reads EXIF's date and time, `2024:05:17 09:41:00`, with digits of a fraction (Exif 2.32
  /// §4.6.5.4).
  ///
  /// It also accepts the forms that cameras and phones write instead. Numbers may have one digit,
  /// or a space before them. The numbers of the date may be separated by `-`, `/`, `.` or nothing,
  /// and followed by `T`. Seconds may be missing, or have a fraction. The hour may be 24 for 0, and
  /// may come with a word for the half of the day.
  init?(exif text: String, fraction: String? = nil) {
    guard let clock = Self.exif(text, fraction: fraction)?.clock else { return nil }
    self = clock
  }

  /// Reads EXIF's date and time, with the offset that some programs write after it.
  static func exif(_ text: String, fraction: String? = nil) -> (clock: WallClock, offset: Int?)? {
    var scanner = ClockScanner(text)
    guard let date = scanner.date(), let time = scanner.time() else { return nil }
    let half = scanner.halfOfDay()
    var hour = time.hour
    // Some phones write 24 instead of 0 for the first hour of a day.
    if hour == 24 { hour = 0 }
    if half == .second, hour < 12 { hour += 12 }
    if half == .first, hour == 12 { hour = 0 }
    let clock = WallClock(
      year: date.year, month: date.month, day: date.day, hour: hour, minute: time.minute,
      second: time.second,
      nanosecond: nanoseconds(time.fraction.isEmpty ? Array((fraction ?? "").utf8) : time.fraction))
    return clock.map { ($0, offset(scanner.rest)) }
  }

  /// Nanoseconds from digits after a decimal point; 0 for anything else.
  static func nanoseconds(_ digits: some Collection<UInt8>) -> Int {
    let digits = digits.prefix { (0x30...0x39).contains($0) }.prefix(9)
    return digits.enumerated().reduce(0) { sum, digit in
      sum + Int(digit.element - 0x30) * tenths[digit.offset]
    }
  }

  private static let tenths = [
    100_000_000, 10_000_000, 1_000_000, 100_000, 10_000, 1_000, 100, 10, 1,
  ]

  /// Reads XMP's date and time, `2024-05-17T09:41:00.25+09:00`, with the offset in seconds if it
  /// has one (XMP Specification Part 1 §8.2.1.1). `nil` if it has no time.
  static func xmp(_ text: String) -> (clock: WallClock, offset: Int?)? { exif(text) }

  /// Seconds of an offset from UTC, `+09:00` or `Z`, or in a form that phones write: `-5:00`,
  /// `+0900`, `+09`. `nil` for any other text.
  static func offset(_ text: String) -> Int? { ClockOffset(text)?.seconds }
}

/// Reads a date and a time number by number.
private struct ClockScanner {
  enum Half { case first, second }

  private var bytes: ArraySlice<UInt8>

  init(_ text: String) { bytes = Array(text.utf8)[...] }

  /// The rest of the text, without leading spaces.
  var rest: String { String(decoding: bytes.drop { $0 == 0x20 }, as: UTF8.self) }

  mutating func date() -> (year: Int, month: Int, day: Int)? {
    let digits = bytes.prefix { $0 &- 0x30 <= 9 }
    if digits.count == 8, let number = Int(digits: digits) {
      bytes = bytes.dropFirst(8)
      return (number / 10_000, number / 100 % 100, number % 100)
    }
    guard digits.count == 4, let year = number(upTo: 4), skip(":-/."), let month = number(upTo: 2),
      skip(":-/."), let day = number(upTo: 2)
    else { return nil }
    return (year, month, day)
  }

  mutating func time() -> (hour: Int, minute: Int, second: Int, fraction: [UInt8])? {
    let start = bytes
    bytes = bytes.drop { $0 == 0x20 || $0 | 0x20 == UInt8(ascii: "t") }
    // Without a separator after the date, the next digits belong to the day.
    guard bytes.startIndex > start.startIndex, let hour = number(upTo: 2), skip(":."),
      let minute = number(upTo: 2)
    else { return nil }
    guard skip(":.") else { return (hour, minute, 0, []) }
    guard let second = number(upTo: 2) else { return nil }
    var fraction: [UInt8] = []
    if bytes.first == UInt8(ascii: ".") || bytes.first == UInt8(ascii: ",") {
      fraction = bytes.dropFirst().prefix { $0 &- 0x30 <= 9 }.map(\.self)
      bytes = bytes.dropFirst(1 + fraction.count)
    }
    return (hour, minute, second, fraction)
  }

  /// Reads a word for a half of the day, which some phones in China and Korea write.
  mutating func halfOfDay() -> Half? {
    let words: [(String, Half)] = [
      ("AM", .first), ("PM", .second), ("上午", .first), ("下午", .second), ("오전", .first),
      ("오후", .second),
    ]
    let text = rest
    for (word, half) in words where text.uppercased().hasPrefix(word) {
      bytes = Array(text.utf8.dropFirst(word.utf8.count))[...]
      return half
    }
    return nil
  }

  /// Reads a number of at most `most` digits, whose leading zeros may be spaces or missing.
  private mutating func number(upTo most: Int) -> Int? {
    let blanks = bytes.prefix { $0 == 0x20 }.count
    let digits = bytes.dropFirst(blanks).prefix { $0 &- 0x30 <= 9 }
    guard blanks < most, digits.count <= most, let number = Int(digits: digits) else { return nil }
    bytes = bytes.dropFirst(blanks + digits.count)
    return number
  }

  private mutating func skip(_ marks: String) -> Bool {
    guard let byte = bytes.first, marks.utf8.contains(byte) else { return false }
    bytes = bytes.dropFirst()
    return true
  }
}

extension Int {
  /// Creates a number from ASCII digits; `nil` for any other text.
  init?(digits: some Collection<UInt8>) {
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var number = 0
    for byte in digits {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    self = number
  }
}
