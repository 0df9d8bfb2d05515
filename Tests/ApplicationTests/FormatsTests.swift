import Content
import Domain
import Foundation
import TestSupport
import Testing

@testable import Application

@Suite struct FormatsTests {
  private let formats = Formats(locale: "en_US")

  private func moment(_ seconds: Int64, in zone: Zone = .utc) throws -> Moment {
    Moment(try Instant(seconds: seconds), in: zone)
  }

  private func local(_ text: String) throws -> LocalTime {
    formats.local(try WrittenTime(text).moment(place: nil, site: .utc))
  }

  @Test func writesAnInstantAsAJourneyShowsIt() throws {
    let time = formats.local(try moment(1_444_396_193))
    #expect(formats.date(time) == "10/9/15")
    // ICU puts a narrow no-break space before AM and PM.
    #expect(formats.time(time) == "1:09\u{202F}PM")
    #expect(formats.longDate(time.date) == "October 9, 2015")
    #expect(formats.weekday(time.date) == "Friday")
    #expect(time.written == "2015-10-09T13:09:53Z")
  }

  @Test(arguments: [
    ("2015-10-09T13:09:53+05:45", "10/9/15", "1:09\u{202F}PM", "2015-10-09T13:09:53+05:45"),
    ("2015-10-09T00:00:00-03:30", "10/9/15", "12:00\u{202F}AM", "2015-10-09T00:00:00-03:30"),
    // The repeated hour, and both sides of the skipped one.
    (
      "2015-10-25T00:59:59Z[Europe/Lisbon]", "10/25/15", "1:59\u{202F}AM",
      "2015-10-25T01:59:59+01:00"
    ),
    ("2015-10-25T01:00:00Z[Europe/Lisbon]", "10/25/15", "1:00\u{202F}AM", "2015-10-25T01:00:00Z"),
    ("2015-03-29T00:59:59Z[Europe/Lisbon]", "3/29/15", "12:59\u{202F}AM", "2015-03-29T00:59:59Z"),
    (
      "2015-03-29T01:00:00Z[Europe/Lisbon]", "3/29/15", "2:00\u{202F}AM",
      "2015-03-29T02:00:00+01:00"
    ),
    ("1969-12-31T23:59:59Z", "12/31/69", "11:59\u{202F}PM", "1969-12-31T23:59:59Z"),
    ("9999-12-31T23:59:59Z", "12/31/99", "11:59\u{202F}PM", "9999-12-31T23:59:59Z"),
    ("0001-01-01T00:00:00Z", "1/1/01", "12:00\u{202F}AM", "0001-01-01T00:00:00Z"),
    ("0476-09-04T12:00:00Z", "9/4/76", "12:00\u{202F}PM", "0476-09-04T12:00:00Z"),
  ])
  func writesTheTimeOfItsPlace(
    written: String, date: String, time: String, machine: String
  ) throws {
    let local = try local(written)
    #expect(formats.date(local) == date)
    #expect(formats.time(local) == time)
    #expect(local.written == machine)
  }

  /// Content always uses the Gregorian calendar; ICU uses the Julian one before 1582.
  @Test(arguments: [
    ((1970, 1, 1), "Thursday", "January 1, 1970"), ((1582, 10, 15), "Friday", "October 15, 1582"),
    ((1582, 10, 4), "Monday", "October 4, 1582"), ((1500, 3, 1), "Thursday", "March 1, 1500"),
    ((1500, 2, 28), "Wednesday", "February 28, 1500"),
    ((1492, 2, 29), "Monday", "February 29, 1492"),
    ((900, 1, 1), "Friday", "January 1, 900"), ((1, 1, 1), "Monday", "January 1, 1"),
    ((9999, 12, 31), "Friday", "December 31, 9999"),
  ])
  func writesDaysOfAllYears(day: (Int, Int, Int), weekday: String, text: String) throws {
    let date = try CalendarDate(year: day.0, month: day.1, day: day.2)
    #expect(formats.weekday(date) == weekday)
    #expect(formats.longDate(date) == text)
  }

  /// Marks on an axis are short even for the largest amounts, because they are beside its lines.
  @Test(arguments: [
    (0, "0"), (0.5, "0.5"), (-1_200, "-1,200"), (999_999, "999,999"), (1_200_000, "1.2M"),
    (-20_000_000, "-20M"), (100_000_000_000, "100B"), (9e18, "9,000,000T"),
  ])
  func writesMarksOnAnAxisOfMoney(value: Double, text: String) {
    #expect(formats.mark(value) == text)
  }

  @Test(arguments: [
    (0, "0 min"), (59, "0 min"), (60, "1 min"), (1000, "16 min"), (3600, "1 hr"),
    (86_399, "23 hr, 59 min"), (86_400, "1 day"), (93_600, "1 day, 2 hr"), (259_200, "3 days"),
    (315_537_897_599, "3,652,058 days, 23 hr, 59 min"),
  ])
  func cutsDurationsOffAtMinutes(seconds: Int64, text: String) {
    #expect(formats.duration(.seconds(seconds)) == text)
  }

  /// Durations joined from parts equal those that Foundation formats.
  @Test(arguments: [
    "en_US", "en_GB", "de", "fr", "es", "pt_BR", "it", "nl", "sv", "fi", "pl", "cs", "ru", "el",
    "tr", "ar", "fa", "he", "hi", "bn", "th", "ja", "ko", "zh_Hans", "zh_Hant_HK", "vi", "hu",
    "sl", "cy", "lv", "eu", "sw", "km", "my", "mr", "ne",
  ])
  func writesDurationsAsFoundationDoes(locale: String) {
    let formats = Formats(locale: locale)
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes], width: .abbreviated
    ).locale(Locale(identifier: locale))
    let spoken = Duration.UnitsFormatStyle(allowedUnits: [.days, .hours, .minutes], width: .wide)
      .locale(Locale(identifier: locale))
    for minutes in [0, 1, 60, 61, 62, 185, 683, 1439, 1440, 1441, 1500, 1501, 3005, 7502, 160_145] {
      let duration = Duration.seconds(minutes * 60)
      #expect(formats.duration(duration) == duration.formatted(style))
      #expect(formats.spokenDuration(duration) == duration.formatted(spoken))
    }
  }

  @Test(arguments: [
    ("en_US", "1 day, 1 hour, 30 minutes"), ("de_DE", "1 Tag, 1 Stunde und 30 Minuten"),
    ("he_IL", "יום, 1 שעה ו-30 דקות"), ("ja_JP", "1日 1時間 30分"),
  ])
  func saysDurationsInWords(locale: String, text: String) {
    #expect(Formats(locale: locale).spokenDuration(.seconds(91_859)) == text)
  }

  @Test(arguments: [
    ("USD", 672_938_399, "$6,729,383.99"), ("USD", 0, "$0.00"), ("USD", -1, "-$0.01"),
    ("JPY", 1234, "¥1,234"), ("KWD", 1_234_567, "KWD 1,234.567"), ("IDR", 1234, "IDR 12.34"),
    ("COP", -1234, "-COP 12.34"), ("CLF", 12345, "CLF 1.2345"),
    ("USD", Int64.max, "$92,233,720,368,547,758.07"),
    ("USD", Int64.min, "-$92,233,720,368,547,758.08"),
  ])
  func writesMoneyWithItsMinorUnits(code: String, units: Int64, text: String) throws {
    let money = Money(minorUnits: units, try Currency(code: code))
    // CLDR puts a no-break space before or after a code.
    #expect(formats.money(money).replacing("\u{A0}", with: " ") == text)
  }

  @Test(arguments: [
    (-1250, "$12.50"), (1250, "-$12.50"), (0, "$0.00"),
    (Int64.min, "$92,233,720,368,547,758.08"),
  ])
  func writesACostWithoutASign(units: Int64, text: String) {
    #expect(formats.cost(Money(minorUnits: units, .usd)) == text)
  }

  @Test(arguments: [
    ("de_DE", "09.10.15", "13:09", "9. Oktober 2015", "16 Min.", "1.234,50 €"),
    ("pt_PT", "09/10/15", "13:09", "9 de outubro de 2015", "16 min", "1234,50 €"),
    ("ja_JP", "2015/10/09", "13:09", "2015年10月9日", "16分", "€1,234.50"),
  ])
  func writesInTheLanguageOfTheSite(
    locale: String, date: String, time: String, longDate: String, duration: String, money: String
  ) throws {
    let formats = Formats(locale: locale)
    let local = formats.local(try moment(1_444_396_193))
    #expect(formats.date(local) == date)
    #expect(formats.time(local) == time)
    #expect(formats.longDate(local.date) == longDate)
    #expect(formats.duration(.seconds(1000)).replacing("\u{A0}", with: " ") == duration)
    let written = formats.money(Money(minorUnits: 123_450, .eur))
    #expect(written.replacing("\u{A0}", with: " ") == money)
  }

  /// The mark after the sign keeps it after the letters in right-to-left text.
  @Test(arguments: [
    ("he_IL", "CAD", "\u{200F}\u{200E}-4.20\u{A0}\u{200F}CA$\u{200E}"),
    ("ar", "USD", "\u{200F}\u{200E}-4.20\u{A0}US$\u{200E}"),
    ("he_IL", "USD", "\u{200F}\u{200E}-4.20\u{A0}\u{200F}$"),
    ("en_CA", "USD", "-US$4.20"),
  ])
  func keepsLettersAndSignOfACurrencyTogether(
    locale: String, code: String, text: String
  ) throws {
    let money = Money(minorUnits: -420, try Currency(code: code))
    let written = Formats(locale: locale).money(money)
    #expect(written.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func isTheSameOnEveryThread() async throws {
    let moments = try (0..<400).map { try moment(1_444_396_193 + Int64($0) * 100_000) }
    let shared = formats
    @Sendable func texts(_ formats: Formats) -> [String] {
      moments.flatMap { moment in
        let time = formats.local(moment)
        return [
          formats.date(time), formats.time(time), formats.longDate(time.date),
          formats.weekday(time.date), formats.number(time.day),
          formats.money(Money(minorUnits: Int64(time.day), .eur)),
          formats.duration(.seconds(Int64(time.second))),
          formats.spokenDuration(.seconds(Int64(time.second))),
        ]
      }
    }
    let alone = texts(Formats(locale: "en_US"))
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { texts(shared) } }
      for await one in group { #expect(one == alone) }
    }
  }

  /// Amounts are written from patterns. Each must be the same as from ICU itself.
  @Test(arguments: [
    "en_US", "en_IN", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CH", "es_ES", "pt_PT", "pl_PL",
    "ja_JP",
    "hi_IN", "mr_IN", "bn_BD", "ne_NP", "my_MM", "ar_EG", "fa_IR", "ur_PK", "he_IL", "dz_BT",
    "ff_Adlm_GN",
    "sat_IN", "ccp_BD",
  ])
  func writesMoneyAsICUDoes(_ identifier: String) throws {
    let formats = Formats(locale: identifier)
    var random = SplitMix(seed: 26)
    for code in ["USD", "EUR", "JPY", "KWD", "CLF", "CHF"] {
      let currency = try Currency(code: code)
      let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: identifier))
        .precision(.fractionLength(currency.minorDigits))
      for shift in [63, 60, 56, 50, 44, 38, 32, 26, 20, 14, 10, 6, 3, 0] {
        for _ in 0..<6 {
          let units = Int64(truncatingIfNeeded: random.next()) >> Int64(63 - shift)
          let written = style.format(
            Decimal(
              sign: units < 0 ? .minus : .plus, exponent: -currency.minorDigits,
              significand: Decimal(units.magnitude)))
          #expect(
            formats.money(Money(minorUnits: units, currency)).filter { $0 != "\u{200E}" }
              == written.filter { $0 != "\u{200E}" })
        }
      }
    }
  }
}
