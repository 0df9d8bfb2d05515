import Testing

@testable import Preview

/// Times at which changes are due, by a clock that the test sets.
struct PendingChangesTests {
  private let start = ContinuousClock.now

  @Test func actsOnWholeFilesAtOnce() {
    var pending = PendingChanges()
    pending.add(FileChanges(paths: ["a"]), .now, at: start)
    #expect(pending.take(at: start) == FileChanges(paths: ["a"]))
    #expect(pending.take(at: start) == nil)
  }

  @Test func waitsForWhatFollowsARemovedFile() {
    var pending = PendingChanges()
    pending.add(FileChanges(paths: ["a"]), .soon, at: start)
    #expect(pending.take(at: start) == nil)
    #expect(pending.take(at: start + PendingChanges.soon) == FileChanges(paths: ["a"]))
  }

  @Test func doesNotWaitLongerForMore() {
    var pending = PendingChanges()
    pending.add(FileChanges(paths: ["a"]), .later, at: start)
    pending.add(FileChanges(paths: ["b"]), .later, at: start + .milliseconds(100))
    #expect(pending.due == start + PendingChanges.later)
    pending.add(FileChanges(paths: ["c"]), .shortly, at: start + .milliseconds(110))
    #expect(pending.due == start + .milliseconds(110) + PendingChanges.shortly)
    pending.add(FileChanges(paths: ["d"]), .now, at: start + .milliseconds(110))
    #expect(
      pending.take(at: start + .milliseconds(110)) == FileChanges(paths: ["a", "b", "c", "d"]))
  }

  @Test func isNotDueForNothing() {
    var pending = PendingChanges()
    pending.add(FileChanges(), .now, at: start)
    #expect(pending.due == nil)
  }
}
