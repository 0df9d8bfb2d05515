import Domain

/// Date or time of a property (RFC 5545 §3.3.4, §3.3.5), before its time zone is known.
struct CalendarTime: Equatable {
  let date: CalendarDate
  /// Minute of the day; `nil` for a date without a time.
  let minute: Int?
  /// Whether the time is in UTC.
  let isUniversal: Bool
  /// Name of its time zone, as written in the file.
  let zone: String?

  /// Properties whose values are dates and times.
  static let properties: Set<String> = ["DTSTART", "DTEND", "RECURRENCE-ID", "EXDATE", "RDATE"]

  init?(_ line: CalendarLine) { self.init(line.value, zone: line.parameters["TZID"]) }

  /// Parses a date or a time such as `20260917` or `20260917T133000Z`; `nil` for any other text.
  init?(_ text: String, zone: String? = nil) {
    let digits = Array(text.utf8.drop { $0 == 0x20 })
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= digits.count else { return nil }
      let part = digits[range]
      guard part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
      let date = try? CalendarDate(year: year, month: month, day: day)
    else { return nil }
    self.date = date
    self.zone = zone
    guard digits.count > 8, digits[8] == UInt8(ascii: "T") else {
      guard digits.dropFirst(8).allSatisfy({ $0 == 0x20 }) else { return nil }
      (minute, isUniversal) = (nil, false)
      return
    }
    guard let hour = number(9..<11), let part = number(11..<13), hour < 24, part < 60 else {
      return nil
    }
    minute = hour * 60 + part
    isUniversal = digits.last { $0 != 0x20 } == UInt8(ascii: "Z")
  }

  /// Seconds since 1970 if the clock showed UTC.
  var secondsAsUTC: Int { date.daysSinceEpoch * 86_400 + (minute ?? 0) * 60 }

  /// Whether two times of the same event are equal; a date equals any time on that day.
  func isSame(as other: CalendarTime, _ zones: CalendarZones) -> Bool {
    guard minute != nil, other.minute != nil else { return date == other.date }
    if let one = zones.seconds(of: self), let two = zones.seconds(of: other) { return one == two }
    return secondsAsUTC == other.secondsAsUTC && isUniversal == other.isUniversal
  }
}

/// Duration of an event (RFC 5545 §3.3.6).
enum CalendarDuration {
  /// Whole minutes of a duration in weeks, days, hours, minutes and seconds: `P1W`, `PT3H30M`.
  /// `nil` if it is negative, longer than a hundred years, or any other text.
  static func minutes(of text: String) -> Int? {
    var rest = text.utf8.first == UInt8(ascii: "+") ? text.utf8.dropFirst() : text.utf8[...]
    guard rest.popFirst() == UInt8(ascii: "P"), !rest.isEmpty else { return nil }
    var (seconds, number, isTime): (Int, Int?, Bool) = (0, nil, false)
    for byte in rest {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard number ?? 0 < 1_000_000_000 else { return nil }
      case UInt8(ascii: "T") where number == nil && !isTime: isTime = true
      default:
        let units: [UInt8: Int] =
          isTime
          ? [UInt8(ascii: "H"): 3600, UInt8(ascii: "M"): 60, UInt8(ascii: "S"): 1]
          : [UInt8(ascii: "W"): 604_800, UInt8(ascii: "D"): 86_400]
        guard let unit = units[byte], let count = number else { return nil }
        seconds += count * unit
        number = nil
      }
    }
    return number == nil && seconds <= 3_200_000_000 ? seconds / 60 : nil
  }
}
