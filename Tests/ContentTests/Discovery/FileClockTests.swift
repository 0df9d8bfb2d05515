import Foundation
import Testing

@testable import Content

@Suite struct FileClockTests {
  private static let second = 1_000_000_000

  private static func identity(changed seconds: Int, _ nanoseconds: Int) -> FileIdentity {
    var status = stat()
    #if canImport(Darwin)
      status.st_ctimespec = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    #else
      status.st_ctim = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    #endif
    return FileIdentity(status)
  }

  /// Clocks of file systems tick in up to 10 ms.
  @Test(arguments: [(0, false), (10_000_000, false), (20_000_000, false), (20_000_001, true)])
  func believesATimeTwoTicksLater(age: Int, isSettled: Bool) {
    let identity = Self.identity(changed: 1000, 5)
    #expect(identity.isSettled(at: 1000 * Self.second + 5 + age) == isSettled)
  }

  /// Small inodes of ext4 store whole seconds, and FAT stores every other one.
  @Test(arguments: [
    (20_000_001, false), (999_999_999, false), (2_000_000_000, false), (2_000_000_001, true),
  ])
  func doubtsAWholeSecondForTwo(age: Int, isSettled: Bool) {
    let identity = Self.identity(changed: 1000, 0)
    #expect(identity.isSettled(at: 1000 * Self.second + age) == isSettled)
  }

  @Test(arguments: [Int.min + 3_000_000_000, -1, 0, .max])
  func doubtsWhatIsStillToCome(time: Int) {
    #expect(!FileClock.isPast(time, at: time))
  }
}
