import Domain

/// An instant in the local time of a place.
struct LocalTime: Sendable, Equatable {
  /// Days since 1970-01-01 in local time.
  let day: Int
  /// Second of the day.
  let second: Int
  /// Seconds east of UTC.
  let offset: Int

  init(_ instant: Instant, offset: Int) {
    self.init(localSecond: Int(instant.seconds) + offset, offset: offset)
  }

  /// Creates it from local seconds since 1970-01-01.
  init(localSecond local: Int, offset: Int) {
    day = (local >= 0 ? local : local - 86_399) / 86_400
    second = local - day * 86_400
    self.offset = offset
  }

  var date: CalendarDate { CalendarDate(daysSinceEpoch: day) }

  /// Number of days of a journey that ends at `end`, including the days of departure and arrival. A
  /// journey across the date line may end on the day before it began; it counts as one day.
  func days(to end: LocalTime) -> Int { max(end.day - day, 0) + 1 }

  /// RFC 3339 with whole seconds: `2015-10-09T13:09:53Z`.
  var written: String {
    guard offset % 60 == 0 else {
      // RFC 3339 has no seconds in offsets, which some zones had before 1900, so these are in UTC.
      return LocalTime(localSecond: day * 86_400 + second - offset, offset: 0).written
    }
    return String(unsafeUninitializedCapacity: 25) { buffer in
      var digits = Digits(buffer)
      digits.append(date, separator: UInt8(ascii: "-"))
      digits.append(UInt8(ascii: "T"))
      digits.append(secondOfDay: second, separator: UInt8(ascii: ":"))
      if offset == 0 {
        digits.append(UInt8(ascii: "Z"))
      } else {
        let minutes = Int(offset.magnitude / 60)
        digits.append(UInt8(ascii: offset < 0 ? "-" : "+"))
        digits.append(twoOf: minutes / 60)
        digits.append(UInt8(ascii: ":"))
        digits.append(twoOf: minutes % 60)
      }
      return digits.count
    }
  }

  /// Format of calendars (RFC 5545 §3.3.5): `20151009T130953`.
  var compact: String {
    String(unsafeUninitializedCapacity: 15) { buffer in
      var digits = Digits(buffer)
      digits.append(date, separator: nil)
      digits.append(UInt8(ascii: "T"))
      digits.append(secondOfDay: second, separator: nil)
      return digits.count
    }
  }
}

extension CalendarDate {
  /// Format of calendars (RFC 5545 §3.3.4): `20151009`.
  var compact: String {
    String(unsafeUninitializedCapacity: 8) { buffer in
      var digits = Digits(buffer)
      digits.append(self, separator: nil)
      return digits.count
    }
  }
}

/// Writes times into the buffer of a new string, which must be large enough.
private struct Digits {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  mutating func append(_ byte: UInt8) {
    room.initializeElement(at: count, to: byte)
    count += 1
  }

  /// Appends a number below 100 as two digits.
  mutating func append(twoOf number: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  mutating func append(_ date: CalendarDate, separator: UInt8?) {
    append(twoOf: date.year / 100)
    append(twoOf: date.year % 100)
    if let separator { append(separator) }
    append(twoOf: date.month)
    if let separator { append(separator) }
    append(twoOf: date.day)
  }

  mutating func append(secondOfDay second: Int, separator: UInt8?) {
    append(twoOf: second / 3600)
    if let separator { append(separator) }
    append(twoOf: second / 60 % 60)
    if let separator { append(separator) }
    append(twoOf: second % 60)
  }
}
