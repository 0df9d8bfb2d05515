/// A date and a time of day as a clock on a wall shows them, without a zone.
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

  /// A date and time; `nil` for one that no calendar and no clock has.
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

  /// Whether both show the same second.
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
  /// EXIF's date and time, `2024:05:17 09:41:00`, with digits of a second (Exif 2.32 §4.6.5.4).
  /// Some programs write `-` or `/` in the date, or `T` behind it.
  init?(exif text: String, fraction: String? = nil) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, [4, 7].allSatisfy({ ":-/".utf8.contains(bytes[$0]) }),
      bytes[10] == 0x20 || bytes[10] == 0x54, bytes[13] == 0x3A, bytes[16] == 0x3A,
      let year = Int(digits: bytes[0..<4]), let month = Int(digits: bytes[5..<7]),
      let day = Int(digits: bytes[8..<10]), let hour = Int(digits: bytes[11..<13]),
      let minute = Int(digits: bytes[14..<16]), let second = Int(digits: bytes[17..<19])
    else { return nil }
    self.init(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      nanosecond: Self.nanoseconds(Array((fraction ?? "").utf8)))
  }

  /// Nanoseconds of digits behind a decimal point; 0 for anything else.
  static func nanoseconds(_ digits: some Collection<UInt8>) -> Int {
    let digits = digits.prefix { (0x30...0x39).contains($0) }.prefix(9)
    return digits.enumerated().reduce(0) { sum, digit in
      sum + Int(digit.element - 0x30) * tenths[digit.offset]
    }
  }

  private static let tenths = [
    100_000_000, 10_000_000, 1_000_000, 100_000, 10_000, 1_000, 100, 10, 1,
  ]

  /// XMP's date and time, `2024-05-17T09:41:00.25+09:00`, with the offset in seconds, if it has one
  /// (XMP Specification Part 1 §8.2.1.1); `nil` for one without a time.
  static func xmp(_ text: String) -> (clock: WallClock, offset: Int?)? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 16 else { return nil }
    // Seconds may be left out.
    let hasSeconds = bytes.count >= 19 && bytes[16] == 0x3A
    let seconds = hasSeconds ? "" : ":00"
    let head = String(decoding: bytes.prefix(hasSeconds ? 19 : 16), as: UTF8.self) + seconds
    var rest = bytes.dropFirst(hasSeconds ? 19 : 16)
    var fraction: [UInt8] = []
    if rest.first == 0x2E {
      fraction = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard
      let clock = WallClock(exif: head, fraction: String(decoding: fraction, as: UTF8.self))
    else { return nil }
    return (clock, offset(String(decoding: rest, as: UTF8.self)))
  }

  /// Seconds of an offset from UTC, `+09:00` or `Z`; `nil` for any other text.
  static func offset(_ text: String) -> Int? {
    if text == "Z" { return 0 }
    let bytes = Array(text.utf8)
    guard bytes.count == 6, bytes[0] == 0x2B || bytes[0] == 0x2D, bytes[3] == 0x3A,
      let hours = Int(digits: bytes[1..<3]), let minutes = Int(digits: bytes[4..<6]), hours <= 18,
      minutes <= 59
    else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    return bytes[0] == 0x2D ? -seconds : seconds
  }
}

extension Int {
  /// The number of digits alone; `nil` for anything else.
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
