import Testing

@testable import Content

struct OtherDateFormTests {
  @Test(arguments: [
    ("02.05.2026 08:10", "write 2026-05-02T08:10"), ("2.5.2026", "write 2026-05-02"),
    ("2026/5/2 8:10", "write 2026-05-02T08:10"), ("2026-5-2", "write 2026-05-02"),
    ("31/12/2026", "write 2026-12-31"), ("12/31/2026", "write 2026-12-31"),
    ("5/5/2026", "write 2026-05-05"),
    ("5/2/2026 23:59", "write the year first: 2026-02-05T23:59 or 2026-05-02T23:59"),
    ("05.02.2026, 24:00", "write 2026-02-05, and the time behind it as in T20:10"),
    ("2026-05-02T08.10", "write 2026-05-02T08:10"),
    ("5/13/2026 8:10 PM", "write 2026-05-13, and the time behind it as in T20:10"),
    ("2026-05-02 08:10 Europe/Lisbon", "write 2026-05-02, and the time behind it as in T20:10"),
  ])
  func saysWhatADateOfAnotherFormIs(text: String, fix: String) {
    #expect(OtherDateForm(text).fix == fix)
  }

  @Test(arguments: [
    "", "soon", "1-2", "32.12.2026", "1.2.26", "2026", "1.2.3.2026", "a.b.2026", "./-", "--",
    "99999999999999999999.1.2026",
  ])
  func saysNothingOfWhatIsNoDate(text: String) { #expect(OtherDateForm(text).fix == nil) }

  @Test func leavesTheTimeOutWhereADayIsWanted() {
    #expect(OtherDateForm("2.5.2026 8:10", isDayAlone: true).fix == "write 2026-05-02")
  }
}
