import Synchronization
import Testing

@testable import Basics

struct BackgroundValueTests {
  /// A class, because two threads count.
  private final class Counter: Sendable {
    let count = Atomic(0)
  }

  @Test(arguments: 1...3) func isComputedOnce(_ jobs: Int) {
    let counter = Counter()
    for round in 1...200 {
      let value = BackgroundValue.begin(jobs: jobs) {
        counter.count.add(1, ordering: .relaxed).newValue
      }
      #expect(value.value == round)
      #expect(value.value == round)
    }
  }

  @Test(arguments: 0...3) func isComputedOnceHoweverOftenItIsBegun(_ times: Int) {
    let counter = Counter()
    for round in 1...200 {
      let value = BackgroundValue { counter.count.add(1, ordering: .relaxed).newValue }
      for _ in 0..<times { value.begin(jobs: 2) }
      #expect(value.value == round)
      #expect(value.value == round)
    }
  }

  /// The input of a computation may be large, and is freed after it.
  @Test func givesBackWhatItIsComputedOf() {
    weak var held: Counter?
    let value: BackgroundValue<Int>
    do {
      let counter = Counter()
      held = counter
      value = BackgroundValue { counter.count.add(1, ordering: .relaxed).newValue }
    }
    #expect(held != nil)
    #expect(value.value == 1)
    #expect(held == nil)
    #expect(value.value == 1)
  }
}
