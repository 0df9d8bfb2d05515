import Domain
import Foundation
import Synchronization

/// Writes dates, durations, money and numbers for one locale.
///
/// A class, since formatters are made once and what they have written is kept: of ten thousand trips
/// most share their days, minutes and durations, and ICU takes 2 to 17 µs for each text. The locale
/// and the zones are given: nothing is asked of the system.
final class Formats: Sendable {
  /// Texts that were written, in parts, so that threads rarely wait for each other.
  ///
  /// A class, for a lock can't be copied into an array.
  private final class Part: Sendable {
    let texts = Mutex(NumberTable<String>())
  }

  /// Of the texts in each part: enough for a journal of years; what comes later is written anew each time.
  private static let limit = 1_500

  private let state: Mutex<State>
  private let parts = (0..<16).map { _ in Part() }
  private let zones = ZoneClocks()

  init(locale identifier: String) { state = Mutex(State(Locale(identifier: identifier))) }

  /// What the clocks of a moment's place show.
  func local(_ moment: Moment) -> LocalTime {
    LocalTime(moment.instant, offset: zones.offset(of: moment))
  }

  /// A moment for machines: RFC 3339, or of a day alone its date.
  func written(_ moment: Moment) -> String {
    let local = local(moment)
    return moment.isDay ? local.date.written : local.written
  }

  /// The short date: `10/9/15`.
  func date(_ time: LocalTime) -> String { text(.date(time.day)) }

  /// The short time, where ICU puts a narrow no-break space (U+202F) before AM and PM: `1:09 PM`.
  func time(_ time: LocalTime) -> String { text(.time(minute: time.second / 60)) }

  /// `June 9, 2014`.
  func longDate(_ date: CalendarDate) -> String { text(.longDate(date.daysSinceEpoch)) }

  /// `Thursday`.
  func weekday(_ date: CalendarDate) -> String { text(.weekday(date.daysSinceEpoch)) }

  /// Abbreviated, cut off at whole minutes: `16 min`, `1 day, 2 hr`.
  func duration(_ duration: Duration) -> String {
    text(.duration(minutes: duration.components.seconds / 60))
  }

  /// In words, cut off at whole minutes, as a delay is told: `1 hour, 30 minutes`.
  func spokenDuration(_ duration: Duration) -> String {
    text(.spokenDuration(minutes: duration.components.seconds / 60))
  }

  /// So many days, abbreviated: `4 days`.
  func duration(days: Int) -> String { text(.duration(minutes: Int64(days) * 1440)) }

  func number(_ number: Int) -> String { text(.number(number)) }

  /// A number that names a year: `2026`, never `2,026`.
  func year(_ year: Int) -> String { text(.year(year)) }

  /// With as many decimals as ISO 4217 gives the currency, which CLDR sometimes cuts.
  func money(_ money: Money) -> String {
    state.withLock { $0.money(money.minorUnits.magnitude, money.currency, money.isNegative) }
  }

  /// Money that left an account, as a cost: without a sign, and what came back with one.
  func cost(_ money: Money) -> String {
    state.withLock {
      $0.money(money.minorUnits.magnitude, money.currency, money.minorUnits > 0)
    }
  }

  private func text(_ content: Content) -> String {
    guard let key = content.key else { return state.withLock { $0.written(content) } }
    let part = parts[Int(truncatingIfNeeded: key >> Content.kindBits) & (parts.count - 1)]
    if let known = part.texts.withLock({ $0[key] }) { return known }
    let text = state.withLock { $0.written(content) }
    part.texts.withLock { texts in
      if texts.count < Self.limit { texts[key] = text }
    }
    return text
  }

  private enum Content {
    /// Days from 1970-01-01.
    case date(Int)
    case longDate(Int)
    case weekday(Int)
    case time(minute: Int)
    case duration(minutes: Int64)
    case spokenDuration(minutes: Int64)
    case number(Int)
    case year(Int)

    /// How many bits of a key say what it is of.
    static let kindBits = 4

    /// All of it as one number over 0; `nil` where that is too large for one.
    var key: UInt64? {
      switch self {
      case .date(let day): Self.key(1, Int64(day))
      case .longDate(let day): Self.key(2, Int64(day))
      case .weekday(let day): Self.key(3, Int64(day))
      case .time(let minute): Self.key(4, Int64(minute))
      case .duration(let minutes): Self.key(5, minutes)
      case .number(let number): Self.key(6, Int64(number))
      case .year(let year): Self.key(7, Int64(year))
      case .spokenDuration(let minutes): Self.key(8, minutes)
      }
    }

    private static func key(_ kind: UInt64, _ number: Int64) -> UInt64? {
      let bits = UInt64(bitPattern: number) << kindBits
      return Int64(bitPattern: bits) >> kindBits == number ? bits | kind : nil
    }
  }

  /// The formatters, which are used by one thread at a time.
  private struct State {
    private let locale: Locale
    private var currencies: [Currency: Decimal.FormatStyle.Currency] = [:]
    private var durations: DurationWriter
    private var spokenDurations: DurationWriter
    private let times: Date.FormatStyle
    private let longDates: Date.FormatStyle
    private let weekdays: Date.FormatStyle
    private let shortDates: DateFormatter
    private let integers: IntegerFormatStyle<Int>
    private let isRightToLeft: Bool

    init(_ locale: Locale) {
      self.locale = locale
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = .gmt
      // All in UTC: what clocks show elsewhere comes as if they showed it there.
      let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      times = style.hour().minute()
      weekdays = style.weekday(.wide)
      longDates = Date.FormatStyle(
        date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
      shortDates = DateFormatter()
      shortDates.locale = locale
      shortDates.calendar = calendar
      shortDates.timeZone = .gmt
      shortDates.dateStyle = .short
      shortDates.timeStyle = .none
      durations = DurationWriter(locale, width: .abbreviated)
      spokenDurations = DurationWriter(locale, width: .wide)
      integers = IntegerFormatStyle(locale: locale)
      isRightToLeft = locale.language.characterDirection == .rightToLeft
    }

    mutating func written(_ content: Content) -> String {
      switch content {
      case .date(let day): shortDates.string(from: Self.shownDate(day))
      case .longDate(let day): longDates.format(Self.shownDate(day))
      case .weekday(let day): weekdays.format(Self.midnight(day))
      case .time(let minute): times.format(Date(timeIntervalSince1970: Double(minute * 60)))
      case .duration(let minutes): durations.text(minutes: minutes)
      case .spokenDuration(let minutes): spokenDurations.text(minutes: minutes)
      case .number(let number): integers.format(number)
      case .year(let year): integers.grouping(.never).format(year)
      }
    }

    mutating func money(_ units: UInt64, _ currency: Currency, _ isNegative: Bool) -> String {
      let style =
        currencies[currency]
        ?? Decimal.FormatStyle.Currency(code: currency.code, locale: locale)
        .precision(.fractionLength(currency.minorDigits))
      currencies[currency] = style
      let text = style.format(
        Decimal(
          sign: isNegative ? .minus : .plus, exponent: -currency.minorDigits,
          significand: Decimal(units)))
      return isRightToLeft ? Self.keepingSymbolsTogether(text) : text
    }

    /// Puts a left-to-right mark behind the sign of a symbol such as `US$`: among text that runs to the
    /// left it would stand before the letters, `$US`, since a currency's sign has no direction of its own
    /// (UAX #9, W5 and N1).
    private static func keepingSymbolsTogether(_ text: String) -> String {
      var result = String.UnicodeScalarView()
      var followsLetter = false
      for scalar in text.unicodeScalars {
        result.append(scalar)
        if followsLetter, scalar.properties.generalCategory == .currencySymbol {
          result.append("\u{200E}")
        }
        followsLetter = scalar.isASCII && scalar.properties.isAlphabetic
      }
      return String(result)
    }

    private static func midnight(_ day: Int) -> Date {
      Date(timeIntervalSince1970: Double(day * 86_400))
    }

    /// The midnight that ICU shows as a day: before 15 October 1582 it counts by the Julian
    /// calendar, and content by the Gregorian one. The ten days before have no name in ICU.
    private static func shownDate(_ day: Int) -> Date {
      guard day < -141_427 else { return midnight(day) }
      let date = CalendarDate(daysSinceEpoch: day)
      // Years that begin in March, so that a leap day is the last of its year.
      let century = (date.month <= 2 ? date.year - 1 : date.year) / 100
      return midnight(day + century - century / 4 - 2)
    }
  }
}
