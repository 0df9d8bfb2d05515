import Domain

extension Instant {
  /// RFC 3339 with whole seconds, for machines: `2015-10-09T13:09:53Z`; the offset is in seconds.
  func written(offset: Int) -> String {
    let day = CalendarDate(of: self, offset: offset)
    let second = Int(seconds) + offset - day.daysSinceEpoch * 86_400
    let time = "\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
    return "\(day.written)T\(time)\(Self.written(offset))"
  }

  private static func written(_ offset: Int) -> String {
    guard offset != 0 else { return "Z" }
    let minutes = Int(offset.magnitude / 60)
    return "\(offset < 0 ? "-" : "+")\(padded(minutes / 60)):\(padded(minutes % 60))"
  }
}

extension CalendarDate {
  /// The day that a clock with an offset from UTC, in seconds, shows.
  init(of instant: Instant, offset: Int) {
    // At the very ends of time there is no day to move to.
    self.init(utc: (try? Instant(seconds: instant.seconds + Int64(offset))) ?? instant)
  }

  /// The instant that begins the day in UTC.
  var midnight: Instant { (try? Instant(seconds: Int64(daysSinceEpoch) * 86_400)) ?? .epoch }

  /// `2015-10-09`.
  var written: String {
    let digits = String(year)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return "\(zeros)\(digits)-\(padded(month))-\(padded(day))"
  }
}

private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
