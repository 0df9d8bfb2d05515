import Domain
import Foundation
import Synchronization

/// Writes dates, durations, money and numbers for one locale.
///
/// A class, since the formatters of a zone are made when its first moment is shown and serve every
/// page and thread from then on. The locale and the zones are given: nothing is asked of the system.
final class Formats: Sendable {
  let locale: Locale
  private let calendar: Calendar
  private let zones = Mutex<[Zone: ZoneFormats]>([:])
  private let currencies = Mutex<[Currency: Decimal.FormatStyle.Currency]>([:])
  private let durations: Duration.UnitsFormatStyle
  private let integers: IntegerFormatStyle<Int>

  init(locale identifier: String) {
    locale = Locale(identifier: identifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    self.calendar = calendar
    durations = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes], width: .abbreviated
    ).locale(locale)
    integers = IntegerFormatStyle(locale: locale)
  }

  /// The short date: `10/9/15`.
  func date(_ moment: Moment) -> String { formats(moment.zone).date(moment.instant) }

  /// The short time, where ICU puts a narrow no-break space (U+202F) before AM and PM: `1:09 PM`.
  func time(_ moment: Moment) -> String { formats(moment.zone).time(moment.instant) }

  /// `June 9, 2014`.
  func longDate(_ moment: Moment) -> String { formats(moment.zone).longDate(moment.instant) }

  func longDate(_ date: CalendarDate) -> String {
    formats(.utc).longDate(date.midnight)
  }

  /// `Thursday`.
  func weekday(_ date: CalendarDate) -> String { formats(.utc).weekday(date.midnight) }

  /// Abbreviated, cut off at whole minutes: `16 min`, `1 day, 2 hr`.
  func duration(_ duration: Duration) -> String {
    durations.format(.seconds(duration.components.seconds / 60 * 60))
  }

  /// With as many decimals as ISO 4217 gives the currency, which CLDR sometimes cuts.
  func money(_ money: Money) -> String {
    let style = currencies.withLock { styles in
      if let known = styles[money.currency] { return known }
      let made = Decimal.FormatStyle.Currency(code: money.currency.code, locale: locale)
        .precision(.fractionLength(money.currency.minorDigits))
      styles[money.currency] = made
      return made
    }
    return style.format(
      Decimal(
        sign: money.isNegative ? .minus : .plus, exponent: -money.currency.minorDigits,
        significand: Decimal(money.minorUnits.magnitude)))
  }

  func number(_ number: Int) -> String { integers.format(number) }

  /// RFC 3339, with the offset of the zone: `2015-10-09T13:09:53Z`.
  func instant(_ moment: Moment) -> String {
    moment.instant.written(offset: formats(moment.zone).offset(at: moment.instant))
  }

  /// Whether two moments are on one day, each as its own place's calendar has it.
  func isSameDay(_ a: Moment, _ b: Moment) -> Bool {
    CalendarDate(of: a.instant, offset: formats(a.zone).offset(at: a.instant))
      == CalendarDate(of: b.instant, offset: formats(b.zone).offset(at: b.instant))
  }

  private func formats(_ zone: Zone) -> ZoneFormats {
    zones.withLock { zones in
      if let known = zones[zone] { return known }
      let made = ZoneFormats(zone, locale, calendar)
      zones[zone] = made
      return made
    }
  }
}

/// The formatters of one zone.
private struct ZoneFormats: Sendable {
  private let timeZone: TimeZone
  private let times: Date.FormatStyle
  private let longDates: Date.FormatStyle
  private let weekdays: Date.FormatStyle
  /// Made for one zone and one locale, never changed, and safe on every thread.
  private let shortDates = DateFormatter()

  init(_ zone: Zone, _ locale: Locale, _ calendar: Calendar) {
    let timeZone =
      zone.fixedOffset.flatMap(TimeZone.init(secondsFromGMT:))
      ?? TimeZone(identifier: zone.identifier) ?? .gmt
    var calendar = calendar
    calendar.timeZone = timeZone
    self.timeZone = timeZone
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    times = style.hour().minute()
    longDates = Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
    weekdays = style.weekday(.wide)
    shortDates.locale = locale
    shortDates.calendar = calendar
    shortDates.timeZone = timeZone
    shortDates.dateStyle = .short
    shortDates.timeStyle = .none
  }

  func date(_ instant: Instant) -> String { shortDates.string(from: day(of: instant)) }
  func time(_ instant: Instant) -> String { times.format(instant.date) }
  func longDate(_ instant: Instant) -> String { longDates.format(day(of: instant)) }
  func weekday(_ instant: Instant) -> String { weekdays.format(instant.date) }
  func offset(at instant: Instant) -> Int { timeZone.secondsFromGMT(for: instant.date) }

  /// The date that ICU shows as the instant's day: before 15 October 1582 it counts by the Julian
  /// calendar, and content by the Gregorian one.
  private func day(of instant: Instant) -> Date {
    guard instant.seconds < -12_219_292_800 else { return instant.date }
    let day = CalendarDate(of: instant, offset: offset(at: instant))
    // Years that begin in March, so that a leap day is the last of its year.
    let century = (day.month <= 2 ? day.year - 1 : day.year) / 100
    return instant.date + Double((century - century / 4 - 2) * 86_400)
  }
}

extension Instant {
  /// Whole seconds: what is shown has no use for more.
  fileprivate var date: Date { Date(timeIntervalSince1970: Double(seconds)) }
}
