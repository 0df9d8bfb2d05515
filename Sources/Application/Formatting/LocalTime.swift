import Domain

/// An instant as the clocks of a place show it.
struct LocalTime: Sendable, Hashable {
  /// From 1970-01-01, by the calendar of the place.
  let day: Int
  /// Of the day.
  let second: Int
  /// Seconds east of UTC.
  let offset: Int

  init(_ instant: Instant, offset: Int) {
    self.init(localSecond: Int(instant.seconds) + offset, offset: offset)
  }

  /// Seconds from 1970-01-01 as if the clocks showed UTC.
  private init(localSecond local: Int, offset: Int) {
    day = (local >= 0 ? local : local - 86_399) / 86_400
    second = local - day * 86_400
    self.offset = offset
  }

  var date: CalendarDate { CalendarDate(daysSinceEpoch: day) }

  /// What the clocks show: `13:09:53`.
  var clock: String {
    var text: [UInt8] = []
    text.appendClock(second)
    return String(decoding: text, as: UTF8.self)
  }

  /// RFC 3339 with whole seconds, for machines: `2015-10-09T13:09:53Z`.
  var written: String {
    guard offset % 60 == 0 else {
      // RFC 3339 knows no seconds in an offset, which some zones had before 1900.
      return LocalTime(localSecond: day * 86_400 + second - offset, offset: 0).written
    }
    var text: [UInt8] = []
    text.reserveCapacity(25)
    text.append(date)
    text.append(UInt8(ascii: "T"))
    text.appendClock(second)
    if offset == 0 {
      text.append(UInt8(ascii: "Z"))
    } else {
      let minutes = Int(offset.magnitude / 60)
      text.append(UInt8(ascii: offset < 0 ? "-" : "+"))
      text.appendPadded(minutes / 60)
      text.append(UInt8(ascii: ":"))
      text.appendPadded(minutes % 60)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension CalendarDate {
  /// A day by its distance from 1970-01-01; the first or the last one where it is out of range.
  init(daysSinceEpoch days: Int) {
    let range = Instant.range
    let seconds = min(max(Int64(days) * 86_400, range.lowerBound), range.upperBound)
    self.init(utc: (try? Instant(seconds: seconds)) ?? .epoch)
  }

  /// `2015-10-09`.
  var written: String {
    var text: [UInt8] = []
    text.append(self)
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ date: CalendarDate) {
    appendPadded(date.year / 100)
    appendPadded(date.year % 100)
    append(UInt8(ascii: "-"))
    appendPadded(date.month)
    append(UInt8(ascii: "-"))
    appendPadded(date.day)
  }

  /// Hours, minutes and seconds of a second of the day.
  fileprivate mutating func appendClock(_ second: Int) {
    appendPadded(second / 3600)
    append(UInt8(ascii: ":"))
    appendPadded(second / 60 % 60)
    append(UInt8(ascii: ":"))
    appendPadded(second % 60)
  }

  /// A number under 100 with two digits.
  fileprivate mutating func appendPadded(_ number: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
