import Domain
import Testing

struct InstantTests {
  @Test(arguments: [Instant.range.lowerBound, 0, Instant.range.upperBound])
  func holdsTheYears1To9999(seconds: Int64) throws {
    #expect(try Instant(seconds: seconds, nanoseconds: 999_999_999).seconds == seconds)
  }

  @Test(
    arguments: [
      (Instant.range.lowerBound - 1, 0), (Instant.range.upperBound + 1, 0), (0, -1),
      (0, 1_000_000_000), (Int64.max, 0), (Int64.min, 0),
    ] as [(Int64, Int32)])
  func refusesWhatLiesOutside(seconds: Int64, nanoseconds: Int32) {
    #expect(throws: InstantFault.outOfRange) {
      try Instant(seconds: seconds, nanoseconds: nanoseconds)
    }
  }

  @Test func countsNanosecondsAcrossSeconds() throws {
    let early = try Instant(seconds: 1, nanoseconds: 900_000_000)
    let late = try Instant(seconds: 3, nanoseconds: 100_000_000)
    #expect(late.since(early) == .milliseconds(1200))
    #expect(early.since(late) == .milliseconds(-1200))
    #expect(early < late)
  }

  @Test(arguments: [
    (0, "GMT+00:00"), (7200, "GMT+02:00"), (-12600, "GMT-03:30"), (20700, "GMT+05:45"),
  ])
  func namesFixedOffsets(seconds: Int, name: String) {
    #expect(Zone(offset: seconds).identifier == name)
    #expect(Zone(offset: seconds).fixedOffset == seconds)
  }
}
