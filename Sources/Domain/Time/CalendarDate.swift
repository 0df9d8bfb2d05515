/// A day of the proleptic Gregorian calendar, without a zone: a birthday, a day in a ledger.
public struct CalendarDate: Sendable, Hashable {
  /// Year from 1 to 9999.
  public let year: Int
  /// Month from 1 to 12.
  public let month: Int
  /// Day of the month from 1.
  public let day: Int

  /// Creates a day; throws if it isn't in the calendar.
  public init(year: Int, month: Int, day: Int) throws(CalendarDateFault) {
    guard (1...9999).contains(year) else { throw .noSuchYear(year) }
    guard (1...12).contains(month) else { throw .noSuchMonth(month) }
    let days = Self.days(ofMonth: month, year: year)
    guard (1...days).contains(day) else {
      throw .noSuchDay(day, month: month, year: year, days: days)
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day of an instant in UTC.
  public init(utc instant: Instant) {
    let (days, rest) = Int(instant.seconds).quotientAndRemainder(dividingBy: 86_400)
    (year, month, day) = Self.civil(daysSinceEpoch: rest < 0 ? days - 1 : days)
  }

  /// Creates the day at a distance from 1970-01-01. Out of range, it is the first or the last day.
  package init(daysSinceEpoch days: Int) {
    let range = Instant.range
    let seconds = min(max(Int64(days) * 86_400, range.lowerBound), range.upperBound)
    self.init(utc: (try? Instant(seconds: seconds)) ?? .epoch)
  }

  /// Number of days since 1970-01-01, negative before it.
  public var daysSinceEpoch: Int {
    // Years begin in March in this calculation, so that a leap day is the last day of its year. An
    // era has 400 years.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  package static func days(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func civil(daysSinceEpoch: Int) -> (Int, Int, Int) {
    let shifted = daysSinceEpoch + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

/// Reason why a day doesn't exist.
public enum CalendarDateFault: Error, Sendable, Hashable {
  /// The year is before 1 or after 9999.
  case noSuchYear(Int)
  /// The month is below 1 or above 12.
  case noSuchMonth(Int)
  /// The day is below 1, or above `days`, the number of days of that month.
  case noSuchDay(Int, month: Int, year: Int, days: Int)
}

extension CalendarDate: Comparable {
  /// Whether a day is earlier than another.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension CalendarDate {
  /// ISO 8601 date: `2015-10-09`.
  package var written: String {
    String(unsafeUninitializedCapacity: 10) { buffer in
      func write(_ number: Int, _ places: Range<Int>) {
        var rest = number
        for place in places.reversed() {
          buffer[place] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        }
      }
      write(year, 0..<4)
      buffer[4] = UInt8(ascii: "-")
      write(month, 5..<7)
      buffer[7] = UInt8(ascii: "-")
      write(day, 8..<10)
      return 10
    }
  }
}
