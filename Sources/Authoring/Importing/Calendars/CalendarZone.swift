import Domain

/// Time zone with the rules that a calendar defines for it (RFC 5545 §3.6.5).
struct CalendarZone {
  /// Standard time or daylight saving time of the zone.
  struct Observance {
    /// Local time of its first onset, by the clocks before the change.
    let start: CalendarTime
    /// Seconds east of UTC before each onset; `after` is the offset from the onset on.
    let before: Int
    let after: Int
    /// Rule for its later onsets; `dates` are onsets listed one by one.
    let rule: YearlyRule?
    let dates: [CalendarTime]
    /// Whether its rule has an unknown form, so that its onsets are unknown, too.
    let isUnclear: Bool
  }

  private(set) var observances: [Observance] = []
  /// IANA name that the program adds (`X-LIC-LOCATION`).
  var location: String?

  mutating func add(_ observance: Observance) { observances.append(observance) }

  /// Whether the rules begin at or before a local time, given in seconds as if it were UTC.
  func covers(_ seconds: Int) -> Bool {
    observances.contains { $0.start.secondsAsUTC <= seconds }
  }

  /// Seconds east of UTC at a local time, given in seconds as if it were UTC; `nil` if the rules
  /// don't determine it. If clocks show the time twice, the first is meant (RFC 5545 §3.3.5).
  func offset(atLocal seconds: Int) -> Int? {
    guard !observances.isEmpty, !observances.contains(where: \.isUnclear) else { return nil }
    var latest: (onset: Int, offset: Int)?
    for observance in observances {
      // A time that clocks skip has the offset before the change.
      let limit = seconds - max(0, observance.after - observance.before)
      if let onset = observance.onset(until: limit), onset >= latest?.onset ?? .min {
        latest = (onset, observance.after)
      }
    }
    if let latest { return latest.offset }
    return observances.min { $0.start.secondsAsUTC < $1.start.secondsAsUTC }?.before
  }
}

extension CalendarZone.Observance {
  /// The latest onset that isn't after a local time, both in seconds as if they were UTC.
  fileprivate func onset(until limit: Int) -> Int? {
    let listed = ([start] + dates).map(\.secondsAsUTC).filter { $0 <= limit }.max()
    let ruled = rule?.onset(from: start, before, until: limit)
    return [listed, ruled].compactMap(\.self).max()
  }
}

/// Yearly recurrence, such as `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU` (RFC 5545 §3.3.10).
struct YearlyRule {
  private var months: [Int] = []
  /// Weekdays, with 0 for Sunday, and which one in the month is meant; 0 for every one.
  private var weekdays: [(ordinal: Int, day: Int)] = []
  private var monthDays: [Int] = []
  /// Hour and minute that replace those of the first onset.
  private var (hour, minute): (Int?, Int?)
  private var end: CalendarTime?
  private var count: Int?

  /// `nil` for a rule of another form.
  init?(_ text: String) {
    var isYearly = false
    for part in text.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      let values = pair[1].split(separator: ",")
      let numbers = values.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
      switch pair[0] {
      case "FREQ": isYearly = pair[1] == "YEARLY"
      case "INTERVAL": guard numbers == [1] else { return nil }
      case "WKST", "BYSECOND": break
      case "BYHOUR" where numbers.count == 1: hour = numbers[0]
      case "BYMINUTE" where numbers.count == 1: minute = numbers[0]
      case "BYMONTH" where numbers.count == values.count: months = numbers
      case "BYMONTHDAY" where numbers.count == values.count: monthDays = numbers
      case "BYDAY":
        weekdays = values.compactMap(Self.weekday)
        guard weekdays.count == values.count else { return nil }
      case "COUNT" where numbers.count == 1: count = numbers[0]
      case "UNTIL":
        end = CalendarTime(String(pair[1]))
        guard end != nil else { return nil }
      default: return nil
      }
    }
    guard isYearly, months.allSatisfy({ (1...12).contains($0) }),
      weekdays.isEmpty || !months.isEmpty
    else { return nil }
  }

  /// Parses a day such as `-1SU`, the last Sunday.
  private static func weekday(_ text: Substring) -> (ordinal: Int, day: Int)? {
    let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
    guard let day = names.firstIndex(of: String(text.suffix(2))) else { return nil }
    let ordinal = text.dropLast(2)
    guard !ordinal.isEmpty else { return (0, day) }
    return Int(ordinal).flatMap { (-5...5).contains($0) && $0 != 0 ? ($0, day) : nil }
  }

  /// The latest onset that isn't after a local time. `offset` is that of the clocks before the
  /// onset; it is needed because the end of a rule is in UTC.
  func onset(from start: CalendarTime, _ offset: Int, until limit: Int) -> Int? {
    var limit = limit
    if let end {
      limit = min(
        limit, end.secondsAsUTC + (end.isUniversal ? offset : end.minute == nil ? 86_399 : 0))
    }
    let last = CalendarDate(daysSinceEpoch: Int((Double(limit) / 86_400).rounded(.down))).year
    guard last >= start.date.year else { return nil }
    if let count {
      let onsets = (start.date.year...last).prefix(max(0, min(count, 1000)) + 1)
        .flatMap { self.onsets(in: $0, from: start) }
      return onsets.prefix(count).last { $0 <= limit }
    }
    // A rule has an onset in every year, unless it is on 29 February.
    for year in stride(from: last, through: max(start.date.year, last - 8), by: -1) {
      if let onset = onsets(in: year, from: start).last(where: { $0 <= limit }) { return onset }
    }
    return nil
  }

  /// Onsets in a year, in order; none is before the first onset.
  private func onsets(in year: Int, from start: CalendarTime) -> [Int] {
    let first = start.secondsAsUTC
    let clock = start.minute ?? 0
    let time = ((hour ?? clock / 60) * 60 + (minute ?? clock % 60)) * 60
    return (months.isEmpty ? [start.date.month] : months.sorted())
      .flatMap { days(of: $0, in: year, from: start) }
      .map { $0.daysSinceEpoch * 86_400 + time }
      .filter { $0 >= first }
  }

  private func days(of month: Int, in year: Int, from start: CalendarTime) -> [CalendarDate] {
    guard (1...9999).contains(year) else { return [] }
    let length = CalendarDate.days(ofMonth: month, year: year)
    return (1...length).compactMap { day in
      guard let date = try? CalendarDate(year: year, month: month, day: day) else { return nil }
      guard monthDays.isEmpty || monthDays.contains(day) || monthDays.contains(day - length - 1)
      else { return nil }
      if weekdays.isEmpty { return monthDays.isEmpty && day != start.date.day ? nil : date }
      return weekdays.contains { isDay(date, $0, of: length) } ? date : nil
    }
  }

  private func isDay(_ date: CalendarDate, _ weekday: (ordinal: Int, day: Int), of length: Int)
    -> Bool
  {
    // 1 January 1970 was a Thursday.
    let day = ((date.daysSinceEpoch + 4) % 7 + 7) % 7
    guard day == weekday.day else { return false }
    let fromStart = (date.day - 1) / 7 + 1
    let fromEnd = (date.day - length) / 7 - 1
    return weekday.ordinal == 0 || weekday.ordinal == fromStart || weekday.ordinal == fromEnd
  }
}
