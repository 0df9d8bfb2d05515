import Testing

@testable import Content

struct OtherDateFormTests {
  @Test(arguments: [
    ("02.05.2026 08:10", "write 2026-05-02T08:10"), ("2.5.2026", "write 2026-05-02"),
    ("2026/5/2 8:10", "write 2026-05-02T08:10"), ("2026-5-2", "write 2026-05-02"),
    ("31/12/2026", "write 2026-12-31"), ("12/31/2026", "write 2026-12-31"),
    ("5/5/2026", "write 2026-05-05"),
    ("5/2/2026 23:59", "write the year first: 2026-02-05T23:59 or 2026-05-02T23:59"),
    ("05.02.2026, 24:00", "write 2026-02-05, and the time after it, as in T20:10"),
    ("2026-05-02T08.10", "write 2026-05-02T08:10"),
    ("5/13/2026 8:10 PM", "write 2026-05-13T20:10"),
    ("2026-05-02 12:00am", "write 2026-05-02T00:00"),
    ("2026-05-02 9 pm", "write 2026-05-02T21:00"),
    ("5/13/2026 14 PM", "write 2026-05-13, and the time after it, as in T20:10"),
    // Jekyll's form, and similar ones.
    ("2015-03-17 14:00:00 -0400", "write 2015-03-17T14:00:00-04:00"),
    ("2015-03-17 14:00 +05:30", "write 2015-03-17T14:00+05:30"),
    ("2015-03-17T14:00:00+02", "write 2015-03-17T14:00:00+02:00"),
    ("2015-03-17 14:00:00 UTC", "write 2015-03-17T14:00:00Z"),
    (
      "2015-03-17 14:00:00 -9900",
      "write 2015-03-17T14:00:00, and its offset after it, as in +01:00"
    ),
    ("Tue, 17 Mar 2015 14:00:00 +0000", "write 2015-03-17T14:00:00+00:00"),
    ("March 17, 2015", "write 2015-03-17"), ("17th March 2015 8:05", "write 2015-03-17T08:05"),
    (
      "2026-05-02 08:10 Europe/Lisbon",
      "write 2026-05-02T08:10, and its offset after it, as in +01:00"
    ),
  ])
  func saysWhatADateOfAnotherFormIs(text: String, fix: String) {
    #expect(OtherDateForm(text).fix == fix)
  }

  @Test(arguments: [
    "", "soon", "1-2", "32.12.2026", "1.2.26", "2026", "1.2.3.2026", "a.b.2026", "32 March 2015",
    "17 Mai 2015", "Monday", "./-", "--",
    "99999999999999999999.1.2026",
  ])
  func saysNothingOfWhatIsNoDate(text: String) { #expect(OtherDateForm(text).fix == nil) }

  @Test func leavesTheTimeOutWhereADayIsWanted() {
    #expect(OtherDateForm("2.5.2026 8:10", isDayAlone: true).fix == "write 2026-05-02")
  }
}
