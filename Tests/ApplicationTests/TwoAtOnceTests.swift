import Synchronization
import Testing

@testable import Application

struct TwoAtOnceTests {
  /// A class, since two threads count.
  private final class Counter: Sendable {
    let first = Atomic(0)
    let second = Atomic(0)
  }

  @Test(arguments: 1...3) func doesEachOnceAndGivesBothResults(_ jobs: Int) {
    let counter = Counter()
    for round in 1...200 {
      let (first, second) = twoAtOnce(jobs: jobs) {
        counter.first.add(1, ordering: .relaxed).newValue
      } and: {
        counter.second.add(1, ordering: .relaxed).newValue
      }
      #expect(first == round)
      #expect(second == round)
    }
  }
}
