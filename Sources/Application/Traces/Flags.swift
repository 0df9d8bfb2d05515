import Synchronization

/// Flags that are set one by one from many threads, without a lock that each of them would wait for.
final class Flags: Sendable {
  private let count: Int
  // Each is an atomic value by itself, and none is given back before the object is.
  private nonisolated(unsafe) let flags: UnsafeMutablePointer<Atomic<Bool>>

  /// None of them is set.
  init(count: Int) {
    self.count = count
    flags = .allocate(capacity: count)
    for index in 0..<count { (flags + index).initialize(to: Atomic(false)) }
  }

  deinit {
    flags.deinitialize(count: count)
    flags.deallocate()
  }

  /// Beyond the last there is none that is set.
  subscript(index: Int) -> Bool {
    (0..<count).contains(index) && flags[index].load(ordering: .relaxed)
  }

  func set(_ index: Int) {
    guard (0..<count).contains(index) else { return }
    flags[index].store(true, ordering: .relaxed)
  }
}
