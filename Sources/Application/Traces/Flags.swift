import Synchronization

/// Flags that many threads set one by one, without a common lock.
final class Flags: Sendable {
  private let count: Int
  // Each is atomic by itself, and the memory lives as long as the object.
  private nonisolated(unsafe) let flags: UnsafeMutablePointer<Atomic<Bool>>

  /// Creates flags of which none is set.
  init(count: Int) {
    self.count = count
    flags = .allocate(capacity: count)
    for index in 0..<count { (flags + index).initialize(to: Atomic(false)) }
  }

  deinit {
    flags.deinitialize(count: count)
    flags.deallocate()
  }

  /// Whether a flag is set; `false` beyond the last.
  subscript(index: Int) -> Bool {
    (0..<count).contains(index) && flags[index].load(ordering: .relaxed)
  }

  func set(_ index: Int) {
    guard (0..<count).contains(index) else { return }
    flags[index].store(true, ordering: .relaxed)
  }
}
