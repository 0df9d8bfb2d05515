package import Domain

/// A point in time as written in a file. Its instant may depend on a zone.
public struct WrittenTime: Sendable, Hashable {
  enum Form: Sendable, Hashable {
    /// An instant in seconds since 1970.
    case instant(Instant)
    /// A local time with its offset from UTC, in seconds; `nil` for `Z` and `-00:00`, which leave
    /// the offset of the place unknown (RFC 3339 §4.3).
    case offset(LocalTime, Int?)
    /// A local time without an offset.
    case local(LocalTime)
    /// A day: its midnight, or its first instant if clocks skip midnight.
    case day(CalendarDate)
    /// A month, by its first day.
    case month(CalendarDate)
    /// A year, by its first day.
    case year(CalendarDate)
  }

  /// The text as written, for messages.
  let text: String
  let form: Form
  /// The zone in brackets (RFC 9557), which takes precedence over any other.
  let zone: Zone?
}

/// Date and time on a wall clock.
struct LocalTime: Sendable, Hashable {
  let date: CalendarDate
  let secondOfDay: Int
  let nanoseconds: Int32

  static func midnight(_ date: CalendarDate) -> LocalTime {
    LocalTime(date: date, secondOfDay: 0, nanoseconds: 0)
  }

  /// Start of a year: `2024`; `nil` if the year doesn't exist.
  static func year(_ number: Int64) -> LocalTime? {
    (try? CalendarDate(year: Int(number), month: 1, day: 1)).map(midnight)
  }

  /// Start of the month whose digits a number has: `202406`.
  static func month(_ number: Int64) -> LocalTime? {
    guard (1900_01...2099_12).contains(number) else { return nil }
    let (year, month) = Int(number).quotientAndRemainder(dividingBy: 100)
    return (try? CalendarDate(year: year, month: month, day: 1)).map(midnight)
  }

  /// The day whose digits a number has: `20240612`.
  static func day(_ number: Int64) -> LocalTime? {
    guard (1900_01_01...2099_12_31).contains(number) else { return nil }
    let (year, rest) = Int(number).quotientAndRemainder(dividingBy: 10_000)
    return (try? CalendarDate(year: year, month: rest / 100, day: rest % 100)).map(midnight)
  }

  /// Seconds since 1970 if the clock showed UTC.
  var secondsAsUTC: Int64 { Int64(date.daysSinceEpoch) * 86_400 + Int64(secondOfDay) }
}

extension WrittenTime {
  /// The instant, and the zone to show it in.
  ///
  /// A local time is in the zone in brackets, or else of its place, or else of the site. An instant
  /// with an offset is shown in that offset if neither brackets nor place name a zone.
  package func moment(place: Zone?, site: Zone) throws(TimeFault) -> Moment {
    let named = zone ?? place
    switch form {
    case .instant(let instant):
      return Moment(instant, in: named ?? site)
    case .offset(let local, let offset):
      let instant = try Self.instant(local.secondsAsUTC - Int64(offset ?? 0), local.nanoseconds)
      if let zone, let offset {
        let actual = ZoneRules(zone)?.offset(at: instant.seconds) ?? offset
        guard actual == offset else {
          throw .offsetDisagrees(written: offset, actual: actual, zone: zone)
        }
      }
      return Moment(instant, in: named ?? offset.map(Zone.init(offset:)) ?? site)
    case .local(let local):
      let zone = named ?? site
      guard let rules = ZoneRules(zone) else { throw .unknownZone(zone.identifier) }
      let seconds = try rules.instant(of: local)
      return Moment(try Self.instant(seconds, local.nanoseconds), in: zone)
    case .day(let date), .month(let date), .year(let date):
      let zone = named ?? site
      guard let rules = ZoneRules(zone) else { throw .unknownZone(zone.identifier) }
      let start = try rules.start(of: date)
      let lastDay = lastDay(from: date)
      // Some islands have skipped the last day of a year to cross the date line.
      let days = Int64(lastDay.daysSinceEpoch - date.daysSinceEpoch)
      let last = (try? rules.start(of: lastDay)) ?? start + days * 86_400
      let end = last + Int64(rules.length(of: lastDay, from: last))
      return Moment(
        dayFrom: try Self.instant(start, 0), seconds: Int32(end - start), in: zone)
    }
  }

  /// Returns the last day of a month or a year, given its first day; the day itself for other
  /// times.
  private func lastDay(from first: CalendarDate) -> CalendarDate {
    switch form {
    case .month:
      let days = CalendarDate.days(ofMonth: first.month, year: first.year)
      return CalendarDate(daysSinceEpoch: first.daysSinceEpoch + days - 1)
    case .year:
      return (try? CalendarDate(year: first.year, month: 12, day: 31)) ?? first
    default: return first
    }
  }

  private static func instant(_ seconds: Int64, _ nanoseconds: Int32) throws(TimeFault) -> Instant {
    do throws(InstantFault) {
      return try Instant(seconds: seconds, nanoseconds: nanoseconds)
    } catch {
      throw .outOfRange
    }
  }
}

// Parts for messages.

extension WrittenTime {
  /// The written local time; `nil` for seconds since 1970.
  var localTime: LocalTime? {
    switch form {
    case .instant: nil
    case .offset(let local, _), .local(let local): local
    case .day(let date), .month(let date), .year(let date): .midnight(date)
    }
  }
}

extension LocalTime {
  /// Text such as `2015-03-29T02:30:00`; a fraction of a second is left out.
  var text: String {
    let year = String(date.year)
    let padded = String(repeating: "0", count: 4 - year.count) + year
    return "\(padded)-\(twoDigits(date.month))-\(twoDigits(date.day))T"
      + "\(twoDigits(secondOfDay / 3600)):\(twoDigits(secondOfDay / 60 % 60))"
      + ":\(twoDigits(secondOfDay % 60))"
  }

  /// The local time `seconds` later, at most to the end of the day.
  func later(by seconds: Int) -> LocalTime {
    LocalTime(
      date: date, secondOfDay: min(max(secondOfDay + seconds, 0), 86_399), nanoseconds: nanoseconds)
  }
}
