import Domain
import Testing

@testable import Content

struct WrittenTimeTests {
  private func moment(
    _ text: String, place: String? = nil, site: String = "UTC"
  ) throws -> Moment {
    try WrittenTime(text).moment(place: place.map(Zone.init(named:)), site: Zone(named: site))
  }

  @Test(
    arguments: [
      ("1444396193", 1_444_396_193, 0, "UTC"),
      ("0", 0, 0, "UTC"),
      ("-100000", -100_000, 0, "UTC"),
      ("1444396193.25", 1_444_396_193, 250_000_000, "UTC"),
      ("-0.25", -1, 750_000_000, "UTC"),
      ("2015-10-09T13:09:53Z", 1_444_396_193, 0, "UTC"),
      ("2015-10-09t13:09:53z", 1_444_396_193, 0, "UTC"),
      ("2015-10-09 13:09:53Z", 1_444_396_193, 0, "UTC"),
      ("2015-10-09T13:09:53.000000001Z", 1_444_396_193, 1, "UTC"),
      ("2015-10-09T15:09:53+02:00", 1_444_396_193, 0, "GMT+02:00"),
      ("2015-10-09T13:09:53-00:00", 1_444_396_193, 0, "UTC"),
      ("2015-10-09T13:09:53+00:00", 1_444_396_193, 0, "GMT+00:00"),
      ("2015-10-09T14:09:53+01:00[Europe/Lisbon]", 1_444_396_193, 0, "Europe/Lisbon"),
      ("2015-10-09T13:09:53Z[Europe/Lisbon]", 1_444_396_193, 0, "Europe/Lisbon"),
      (
        "2015-10-09T14:09:53+01:00[!Europe/Lisbon][u-ca=gregory]", 1_444_396_193, 0, "Europe/Lisbon"
      ),
      ("2015-10-09T14:09:53[Europe/Lisbon]", 1_444_396_193, 0, "Europe/Lisbon"),
      ("2015-10-09T14:09:53+01:00[+01:00]", 1_444_396_193, 0, "GMT+01:00"),
      ("2015-10-09 13:09:53", 1_444_396_193, 0, "UTC"),
      ("2015-10-09T13:09", 1_444_396_140, 0, "UTC"),
      ("2014-06-09 11:00:00", 1_402_311_600, 0, "UTC"),
      ("2014-06-09", 1_402_272_000, 0, "UTC"),
      ("1970-01-01", 0, 0, "UTC"),
      ("9999-12-31T23:59:59Z", 253_402_300_799, 0, "UTC"),
    ] as [(String, Int64, Int32, String)])
  func readsEveryForm(text: String, seconds: Int64, nanoseconds: Int32, zone: String) throws {
    let moment = try moment(text)
    #expect(moment.instant == (try Instant(seconds: seconds, nanoseconds: nanoseconds)))
    #expect(moment.zone.identifier == zone)
  }

  @Test(
    arguments: [
      ("2015-10-09 14:09:53", 1_444_396_193, "Europe/Lisbon"),
      ("1444396193", 1_444_396_193, "Europe/Lisbon"),
      ("2015-10-09T13:09:53Z", 1_444_396_193, "Europe/Lisbon"),
      ("2015-10-09T15:09:53+02:00", 1_444_396_193, "Europe/Lisbon"),
      ("2015-10-09T15:09:53[Europe/Paris]", 1_444_396_193, "Europe/Paris"),
      ("2015-10-09", 1_444_345_200, "Europe/Lisbon"),
    ] as [(String, Int64, String)])
  func prefersThePlaceToTheSite(text: String, seconds: Int64, zone: String) throws {
    let moment = try moment(text, place: "Europe/Lisbon", site: "Asia/Tokyo")
    #expect(moment.instant.seconds == seconds)
    #expect(moment.zone.identifier == zone)
  }

  @Test(
    arguments: [
      ("", .unreadable), ("soon", .unreadable), ("2015", .notMeantAsSeconds(2015)),
      ("8", .notMeantAsSeconds(8)),
      ("-1", .notMeantAsSeconds(-1)), ("8.30", .notMeantAsSeconds(8)),
      ("99999", .notMeantAsSeconds(99_999)), ("100000", nil), ("-100000", nil), ("0", nil),
      ("202406", .notMeantAsSeconds(202_406)), ("202413", nil), ("-202406", nil),
      ("20240229", .notMeantAsSeconds(20_240_229)), ("20230229", nil), ("21000101", nil),
      ("12abc", .unreadable),
      ("1e9", .unreadable), ("1.", .unreadable), ("1.2.3", .unreadable), ("-", .unreadable),
      ("2015-1-9", .unreadable), ("2015-10-09T", .unreadable), ("2015-10-09T13", .unreadable),
      ("2015-10-09T13:09:53 Z", .unreadable), ("2015-10-09T13:09:53+0200", .unreadable),
      ("2015-10-09Z", .unreadable), ("2015-10-09T13:09:53.Z", .unreadable),
      (" 2015-10-09", .unreadable), ("2015-10-09T13:09:53Z[", .unreadable),
      ("2015-10-09T13:09:53Z[]", .unreadable), ("2015-10-09T13:09:53Z[UTC][UTC]", .unreadable),
      ("2015-02-30", .noSuchDate(.noSuchDay(30, month: 2, year: 2015, days: 28))),
      ("2015-13-01", .noSuchDate(.noSuchMonth(13))), ("0000-01-01", .noSuchDate(.noSuchYear(0))),
      ("2015-10-09T24:00:00", .noSuchHour(24)), ("2015-10-09T23:60:00", .noSuchMinute(60)),
      ("2016-12-31T23:59:60Z", .noSuchSecond(60)), ("2015-10-09T13:09:53+18:01", .noSuchOffset),
      ("2015-10-09T13:09:53-02:60", .noSuchOffset),
      ("0.0000000001", .tooManyDecimals), ("253402300800", .milliseconds("253402300.8")),
      ("99999999999999999999", .outOfRange), ("9999-12-31T23:59:59-01:00", .outOfRange),
      ("2015-10-09T13:09:53Z[Europe/Lisbn]", .unknownZone("Europe/Lisbn")),
      ("2015-10-09T13:09:53Z[PST]", .unknownZone("PST")),
      ("2015-10-09T13:09:53Z[../etc/passwd]", .unknownZone("../etc/passwd")),
      ("2015-10-09T13:09:53Z[!u-ca=hebrew]", .criticalSuffix("u-ca=hebrew")),
      (
        "2015-10-09T15:09:53+02:00[Europe/Lisbon]",
        .offsetDisagrees(written: 7200, actual: 3600, zone: Zone(named: "Europe/Lisbon"))
      ),
    ] as [(String, TimeFault?)])
  func refusesEverythingElse(text: String, fault: TimeFault?) throws {
    if let fault {
      #expect(throws: fault) { try moment(text) }
    } else {
      #expect(throws: Never.self) { try moment(text) }
    }
  }

  @Test(arguments: [
    ("2015-03-29T01:30:00", "Europe/Lisbon", 0, 3600),
    ("2015-03-08T02:00:00", "America/New_York", -18000, -14400),
    ("2011-12-30T12:00:00", "Pacific/Apia", -36000, 50400),
    ("2011-12-30", "Pacific/Apia", -36000, 50400),
  ])
  func refusesTimesThatClocksSkip(text: String, zone: String, before: Int, after: Int) {
    #expect(throws: TimeFault.skipped(zone: Zone(named: zone), before: before, after: after)) {
      try moment(text, site: zone)
    }
  }

  @Test(arguments: [
    ("2015-10-25T01:30:00", "Europe/Lisbon", 3600, 0),
    ("2015-11-01T01:00:00", "America/New_York", -14400, -18000),
  ])
  func refusesTimesThatClocksShowTwice(text: String, zone: String, first: Int, second: Int) {
    #expect(throws: TimeFault.ambiguous(zone: Zone(named: zone), first: first, second: second)) {
      try moment(text, site: zone)
    }
  }

  @Test(
    arguments: [
      ("2015-03-29T00:59:59", "Europe/Lisbon", 1_427_590_799),
      ("2015-03-29T02:00:00", "Europe/Lisbon", 1_427_590_800),
      ("2015-10-25T00:59:59", "Europe/Lisbon", 1_445_731_199),
      ("2015-10-25T02:00:00", "Europe/Lisbon", 1_445_738_400),
      ("2015-03-29T01:30:00+00:00", "Europe/Lisbon", 1_427_592_600),
    ] as [(String, String, Int64)])
  func readsTheTimesAround(text: String, zone: String, seconds: Int64) throws {
    #expect(try moment(text, place: zone).instant.seconds == seconds)
  }

  @Test(
    arguments: [
      // Clocks moved from 0:00 to 1:00 in São Paulo, and from 1:00 back to 0:00 on the Azores.
      ("2018-11-04", "America/Sao_Paulo", 1_541_300_400),
      ("2015-10-25", "Atlantic/Azores", 1_445_731_200),
    ] as [(String, String, Int64)])
  func beginsADayAtItsFirstInstant(text: String, zone: String, seconds: Int64) throws {
    #expect(try moment(text, site: zone).instant.seconds == seconds)
  }

  @Test(arguments: [
    ("1970-01-01", 1970, 1, 1), ("0", 1970, 1, 1), ("-100000", 1969, 12, 30),
    ("1444396193.5", 2015, 10, 9),
  ])
  func readsCalendarDates(text: String, year: Int, month: Int, day: Int) throws {
    let date = try CalendarDate(year: year, month: month, day: day)
    #expect(try CalendarDate(written: text) == date)
  }

  @Test(arguments: ["", "1970-01-01T00:00:00", "1970-02-30", "January 1"])
  func refusesOtherCalendarDates(text: String) {
    #expect(throws: TimeFault.self) { try CalendarDate(written: text) }
  }
}
