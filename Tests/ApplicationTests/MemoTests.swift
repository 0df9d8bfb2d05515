import Synchronization
import Testing

@testable import Application

/// Values shared by several products.
@Suite struct MemoTests {
  private final class Count: Sendable {
    private let made = Atomic(0)

    func next() -> Int { made.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  @Test func makesAValueOnceForEachKey() {
    let memo = Memo<Int>()
    let count = Count()
    let values = [7, 8, 7, 8].map { memo.value(for: $0, count.next) }
    #expect(values == [1, 2, 1, 2] as [Int])
  }

  @Test func dropsAValueWhenTheLastHasHadIt() {
    let memo = Memo<Int>()
    let count = Count()
    let foreseen = (0..<3).map { _ in memo.value(for: 7, uses: 3, count.next) }
    #expect(foreseen == [1, 1, 1] as [Int])
    // Later uses compute the value again.
    let more = (0..<3).map { _ in memo.value(for: 7, uses: 3, count.next) }
    #expect(more == [2, 2, 2] as [Int])
  }

  @Test func keepsNothingThatOnlyOneWants() {
    let memo = Memo<Int>()
    let count = Count()
    let values = (0..<2).map { _ in memo.value(for: 7, uses: 1, count.next) }
    #expect(values == [1, 2] as [Int])
  }

  @Test func keepsNoMoreThanItsLimit() {
    let memo = Memo<Int>(limit: 64)
    let count = Count()
    for key in 0..<10_000 as Range<UInt64> { _ = memo.value(for: key, count.next) }
    let kept = (0..<10_000 as Range<UInt64>).filter { memo.value(for: $0, count.next) <= 10_000 }
      .count
    #expect(kept > 0 && kept <= 64)
  }

  @Test func makesAValueOnceThoughManyThreadsWantIt() async {
    let memo = Memo<Int>()
    let count = Count()
    let values = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200 as Range<UInt64>).map { key in memo.value(for: key, count.next) } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(values).count == 1)
    #expect(count.next() == 201)
  }
}
