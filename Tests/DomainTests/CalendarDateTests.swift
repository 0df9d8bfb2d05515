import Domain
import Testing

struct CalendarDateTests {
  @Test(arguments: [
    (1, 1, 1, -719_162), (1969, 12, 31, -1), (1970, 1, 1, 0), (2000, 2, 29, 11_016),
    (2015, 10, 9, 16_717), (9999, 12, 31, 2_932_896),
  ])
  func countsDaysFrom1970(year: Int, month: Int, day: Int, count: Int) throws {
    let date = try CalendarDate(year: year, month: month, day: day)
    #expect(date.daysSinceEpoch == count)
    #expect(CalendarDate(utc: try Instant(seconds: Int64(count) * 86_400)) == date)
    #expect(CalendarDate(utc: try Instant(seconds: Int64(count) * 86_400 + 86_399)) == date)
  }

  @Test func comesBackFromEveryDayOfFourCenturies() throws {
    for day in -146_097...0 {
      let date = CalendarDate(utc: try Instant(seconds: Int64(day) * 86_400))
      #expect(date.daysSinceEpoch == day)
      #expect(throws: Never.self) {
        try CalendarDate(year: date.year, month: date.month, day: date.day)
      }
    }
  }

  @Test func refusesDaysThatNoCalendarHas() {
    #expect(throws: CalendarDateFault.noSuchDay(30, month: 2, year: 2015, days: 28)) {
      try CalendarDate(year: 2015, month: 2, day: 30)
    }
    #expect(throws: CalendarDateFault.noSuchDay(29, month: 2, year: 1900, days: 28)) {
      try CalendarDate(year: 1900, month: 2, day: 29)
    }
    #expect(throws: CalendarDateFault.noSuchDay(0, month: 1, year: 2015, days: 31)) {
      try CalendarDate(year: 2015, month: 1, day: 0)
    }
    #expect(throws: CalendarDateFault.noSuchMonth(13)) {
      try CalendarDate(year: 2015, month: 13, day: 1)
    }
    #expect(throws: CalendarDateFault.noSuchYear(0)) {
      try CalendarDate(year: 0, month: 1, day: 1)
    }
  }
}
