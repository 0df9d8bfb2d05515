/// Time in the bytes of a file: `dateTime` of XML Schema 1.0 §3.2.7, which includes RFC 3339.
enum TimeText {
  /// Milliseconds since 1970 from the start of 1900 to the end of 2199.
  private static let range: Range<Int64> = -2_208_988_800_000..<7_258_118_400_000

  /// Reads a time, ignoring whitespace around it, in milliseconds since 1970. A time without a zone
  /// is in UTC, as in GPX. Digits after the third decimal of a second are cut off, and a leap
  /// second becomes the next second. `nil` for any other text, and for a time outside the years
  /// 1900 to 2199.
  static func milliseconds(_ text: some RandomAccessCollection<UInt8>) -> Int64? {
    var digits = Digits(rest: text[...])
    digits.skipBlanks()
    guard let year = digits.number(4), digits.skip("-"), let month = digits.number(2),
      digits.skip("-"), let day = digits.number(2),
      digits.skip("T") || digits.skip("t")
        || digits.skip(" "), let hour = digits.number(2), digits.skip(":"),
      let minute = digits.number(2), digits.skip(":"), let second = digits.number(2),
      let fraction = digits.fraction(), let offset = digits.offset()
    else { return nil }
    digits.skipBlanks()
    guard digits.rest.isEmpty, let days = days(year, month, day),
      minute < 60, second <= 60, hour < 24 || hour == 24 && minute + second == 0
    else { return nil }
    let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second - offset * 60
    let time = Int64(seconds) * 1000 + Int64(fraction)
    return range.contains(time) ? time : nil
  }

  /// Days from 1970 to a day of the Gregorian calendar; `nil` if the day doesn't exist.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month), (1...lengths[month - 1]).contains(day), year >= 1 else {
      return nil
    }
    let past = year - 1
    let leaps = past / 4 - past / 100 + past / 400
    return past * 365 + leaps - 719_162 + lengths[..<(month - 1)].reduce(0, +) + day - 1
  }

  private struct Digits<Rest: RandomAccessCollection<UInt8>> where Rest.SubSequence == Rest {
    var rest: Rest

    mutating func skipBlanks() { rest = rest.drop(while: \.isBlank) }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// Reads exactly `count` digits.
    mutating func number(_ count: Int) -> Int? {
      var value = 0
      let digits = rest.prefix(count)
      for byte in digits {
        guard byte &- 0x30 <= 9 else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      guard digits.count == count else { return nil }
      rest = rest.dropFirst(count)
      return value
    }

    /// Reads a fraction such as `.5` as milliseconds; 0 if there isn't one.
    mutating func fraction() -> Int? {
      guard skip(".") || skip(",") else { return 0 }
      var (value, count) = (0, 0)
      while let byte = rest.first, byte &- 0x30 <= 9 {
        if count < 3 { value = value * 10 + Int(byte - 0x30) }
        count += 1
        rest = rest.dropFirst()
      }
      guard count > 0 else { return nil }
      return count == 1 ? value * 100 : count == 2 ? value * 10 : value
    }

    /// Reads a zone as minutes east of UTC: `Z`, `+02:00`, `+0200`, or nothing.
    mutating func offset() -> Int? {
      if skip("Z") || skip("z") { return 0 }
      let isNegative = rest.first == UInt8(ascii: "-")
      guard skip("-") || skip("+") else { return 0 }
      guard let hours = number(2) else { return nil }
      _ = skip(":")
      guard let minutes = number(2), hours <= 18, minutes < 60 else { return nil }
      return (hours * 60 + minutes) * (isNegative ? -1 : 1)
    }
  }
}
