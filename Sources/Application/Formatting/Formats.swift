import Domain
import Foundation
import Synchronization

/// Formats dates, durations, money and numbers for one locale.
///
/// A class, because it caches formatters and their results. Most of ten thousand trips share their
/// days, minutes and durations, and ICU takes 2 to 17 µs per text. Locale and zones are arguments;
/// the system's settings have no influence.
final class Formats: Sendable {
  /// A part of the text cache. Each part has its own lock, so that threads rarely wait.
  ///
  /// A class, because a lock can't be copied into an array.
  private final class Part: Sendable {
    let texts = Mutex(NumberTable<String>())
  }

  /// Maximum number of texts in each part, enough for a journal of years. Further texts aren't
  /// cached.
  private static let limit = 1_500

  private let state: Mutex<State>
  private let parts = (0..<16).map { _ in Part() }
  private let zones = ZoneClocks()
  let units: LengthUnits

  init(locale identifier: String) {
    let locale = Locale(identifier: identifier)
    units = LengthUnits(locale)
    state = Mutex(State(locale))
  }

  /// Returns a moment as local time at its place.
  func local(_ moment: Moment) -> LocalTime {
    LocalTime(moment.instant, offset: zones.offset(of: moment))
  }

  /// Returns the last second of a day, a month or a year as local time at its place.
  func lastDay(of moment: Moment) -> LocalTime {
    guard moment.isDay, let last = try? Instant(seconds: moment.lastSecond) else {
      return local(moment)
    }
    return local(Moment(last, in: moment.zone))
  }

  /// Returns a moment in RFC 3339 with a time, which feeds require. A day has the time of midnight.
  func timestamp(_ moment: Moment) -> String {
    let local = local(moment)
    guard moment.precision == .day, local.second > 0,
      let midnight = try? Instant(seconds: moment.instant.seconds - Int64(local.second))
    else { return local.written }
    // The offset of the instant itself would reveal on which side of a clock change it is.
    let offset = zones.offset(of: Moment(midnight, in: moment.zone))
    return LocalTime(localSecond: local.day * 86_400, offset: offset).written
  }

  /// Returns a moment in RFC 3339; for a day, a month or a year only the known part: `2019-05`.
  func written(_ moment: Moment) -> String {
    let local = local(moment)
    return moment.precision == .time ? local.written : written(local.date, to: moment.precision)
  }

  /// Returns a date in RFC 3339 with the given precision: `2019-05-03`, `2019-05`, `2019`.
  func written(_ date: CalendarDate, to precision: Moment.Precision) -> String {
    let text = date.written
    return switch precision {
    case .time, .day: text
    case .month: String(text.utf8.prefix(7)) ?? text
    case .year: String(text.utf8.prefix(4)) ?? text
    }
  }

  /// Returns the short date: `10/9/15`.
  func date(_ time: LocalTime) -> String { text(.date(time.day)) }

  /// Returns the short time: `1:09 PM`. ICU puts a narrow no-break space (U+202F) before AM and PM.
  func time(_ time: LocalTime) -> String { text(.time(minute: time.second / 60)) }

  /// Returns the long date: `June 9, 2014`.
  func longDate(_ date: CalendarDate) -> String { text(.longDate(date.daysSinceEpoch)) }

  /// Returns the short date of a moment, such as `10/9/15`; for a month or a year its name.
  func day(_ moment: Moment) -> String {
    let local = local(moment)
    return period(moment, local) ?? date(local)
  }

  /// Returns the long date of a moment, such as `June 9, 2014`; for a month or a year its name.
  func longDay(_ moment: Moment) -> String {
    let local = local(moment)
    return period(moment, local) ?? longDate(local.date)
  }

  /// Returns the short time of a moment, such as `1:09 PM`; without a time its day, month or year.
  func time(_ moment: Moment) -> String {
    moment.isDay ? day(moment) : time(local(moment))
  }

  private func period(_ moment: Moment, _ local: LocalTime) -> String? {
    switch moment.precision {
    case .time, .day: nil
    case .month: month(local.date)
    case .year: year(local.date.year)
    }
  }

  /// Returns the month and year of a date: `May 2019`.
  func month(_ date: CalendarDate) -> String { text(.month(date.daysSinceEpoch)) }

  /// Returns the abbreviated month and year of a date: `Sep 2019`.
  func shortMonth(_ date: CalendarDate) -> String { text(.shortMonth(date.daysSinceEpoch)) }

  /// Returns the weekday: `Thursday`.
  func weekday(_ date: CalendarDate) -> String { text(.weekday(date.daysSinceEpoch)) }

  /// Returns an abbreviated duration, truncated to minutes: `16 min`, `1 day, 2 hr`.
  func duration(_ duration: Duration) -> String {
    text(.duration(minutes: duration.components.seconds / 60))
  }

  /// Returns a duration in words, truncated to minutes, for a delay: `1 hour, 30 minutes`.
  func spokenDuration(_ duration: Duration) -> String {
    text(.spokenDuration(minutes: duration.components.seconds / 60))
  }

  /// Returns a number of days, abbreviated: `4 days`.
  func duration(days: Int) -> String { text(.duration(minutes: Int64(days) * 1440)) }

  func number(_ number: Int) -> String { text(.number(number)) }

  /// Returns a number with two leading digits and the short name of a power of ten: `1.2M`.
  func compact(_ number: Int) -> String { text(.compact(number)) }

  /// Returns the number of a year without grouping: `2026`, never `2,026`.
  func year(_ year: Int) -> String { text(.year(year)) }

  /// Returns a measure with at most one decimal: `35`, `2.8`.
  func measure(_ number: Double) -> String {
    text(.measure(tenths: Int((number * 10).rounded())))
  }

  /// Returns a distance in metres as kilometres or miles.
  func inUnits(_ metres: Double) -> Double { metres / (units.hasMiles ? 1_609.344 : 1_000) }

  /// Returns a quantity as a whole number, with a decimal below ten: `1,234`, `2.8`.
  func quantity(_ quantity: Double) -> String {
    quantity < 9.95 ? measure(quantity) : number(Int(quantity.rounded()))
  }

  /// Returns the name of a country by its ISO 3166-1 code; `nil` if the language has none.
  func country(_ code: String) -> String? { state.withLock { $0.country(code) } }

  /// Returns money with the decimals of ISO 4217. CLDR has fewer decimals for some currencies.
  func money(_ money: Money) -> String {
    state.withLock { $0.money(money.minorUnits.magnitude, money.currency, money.isNegative) }
  }

  /// Returns a posting as a cost: an expense has no sign, a refund has a minus.
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
    /// Days since 1970-01-01.
    case date(Int)
    case longDate(Int)
    case weekday(Int)
    /// Any day of the month.
    case month(Int)
    case shortMonth(Int)
    case time(minute: Int)
    case duration(minutes: Int64)
    case spokenDuration(minutes: Int64)
    case number(Int)
    case compact(Int)
    case year(Int)
    case measure(tenths: Int)

    /// Number of bits in a key that hold the kind of content.
    static let kindBits = 4

    /// Cache key, greater than 0; `nil` if the value is too large for one.
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
      case .measure(let tenths): Self.key(9, Int64(tenths))
      case .month(let day): Self.key(10, Int64(day))
      case .shortMonth(let day): Self.key(11, Int64(day))
      case .compact(let number): Self.key(12, Int64(number))
      }
    }

    private static func key(_ kind: UInt64, _ number: Int64) -> UInt64? {
      let bits = UInt64(bitPattern: number) << kindBits
      return Int64(bitPattern: bits) >> kindBits == number ? bits | kind : nil
    }
  }

  /// The formatters, which only one thread uses at a time.
  private struct State {
    private let locale: Locale
    /// A writer for each currency. A site has so few that a linear search is faster than hashing.
    private var writers: [(currency: Currency, writer: MoneyWriter)] = []
    private var durations: DurationWriter
    private var spokenDurations: DurationWriter
    private let times: Date.FormatStyle
    private let longDates: Date.FormatStyle
    private let weekdays: Date.FormatStyle
    private let months: Date.FormatStyle
    private let shortMonths: Date.FormatStyle
    private let shortDates: DateFormatter
    private let integers: IntegerFormatStyle<Int>
    private let compactIntegers: IntegerFormatStyle<Int>
    private let decimals: Decimal.FormatStyle
    private let isRightToLeft: Bool

    init(_ locale: Locale) {
      self.locale = locale
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = .gmt
      // All formatters use UTC, because their arguments are local times given as if in UTC.
      let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      times = style.hour().minute()
      weekdays = style.weekday(.wide)
      months = style.month(.wide).year()
      shortMonths = style.month(.abbreviated).year()
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
      compactIntegers = integers.notation(.compactName)
      decimals = Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...1))
        .grouping(.never)
      isRightToLeft = locale.language.characterDirection == .rightToLeft
    }

    func country(_ code: String) -> String? { locale.localizedString(forRegionCode: code) }

    mutating func written(_ content: Content) -> String {
      switch content {
      case .date(let day): shortDates.string(from: Self.shownDate(day))
      case .longDate(let day): longDates.format(Self.shownDate(day))
      case .weekday(let day): weekdays.format(Self.midnight(day))
      case .month(let day): months.format(Self.shownDate(day))
      case .shortMonth(let day): shortMonths.format(Self.shownDate(day))
      case .time(let minute): times.format(Date(timeIntervalSince1970: Double(minute * 60)))
      case .duration(let minutes): durations.text(minutes: minutes)
      case .spokenDuration(let minutes): spokenDurations.text(minutes: minutes)
      case .number(let number): integers.format(number)
      case .compact(let number): compactIntegers.format(number)
      case .year(let year): integers.grouping(.never).format(year)
      case .measure(let tenths): decimals.format(Decimal(tenths) / 10)
      }
    }

    mutating func money(_ units: UInt64, _ currency: Currency, _ isNegative: Bool) -> String {
      let place: Int
      if let known = writers.firstIndex(where: { $0.currency == currency }) {
        place = known
      } else {
        let isRightToLeft = isRightToLeft
        place = writers.count
        writers.append(
          (
            currency,
            MoneyWriter(currency, locale) { text in
              isRightToLeft ? Self.keepingSymbolsTogether(text) : text
            }
          ))
      }
      return writers[place].writer.text(units, isNegative: isNegative)
    }

    /// Inserts a left-to-right mark after the sign of a symbol such as `US$`. A currency sign is
    /// directionally neutral, so right-to-left text would show `$US` (UAX #9, W5 and N1).
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

    /// Returns the midnight for which ICU shows a day: before 15 October 1582 ICU uses the Julian
    /// calendar and content the Gregorian one. ICU has no dates for the ten days before.
    private static func shownDate(_ day: Int) -> Date {
      guard day < -141_427 else { return midnight(day) }
      let date = CalendarDate(daysSinceEpoch: day)
      // Years begin in March in this calculation, so that a leap day is the last day.
      let century = (date.month <= 2 ? date.year - 1 : date.year) / 100
      return midnight(day + century - century / 4 - 2)
    }
  }
}
