import Synchronization
import Tracing

/// Keys that were noted not long ago, so that what product after product reads is not looked up each
/// time under a lock. It forgets a key where another takes its place.
final class RecentKeys: Sendable {
  private static let count = 32_768

  // Each slot is an atomic value by itself, and none is given back before the object is.
  private nonisolated(unsafe) let slots: UnsafeMutablePointer<Atomic<UInt64>>

  init() {
    slots = .allocate(capacity: Self.count)
    for index in 0..<Self.count { (slots + index).initialize(to: Atomic(0)) }
  }

  deinit {
    slots.deinitialize(count: Self.count)
    slots.deallocate()
  }

  func contains(_ key: ReadKey) -> Bool {
    slots[slot(of: key)].load(ordering: .relaxed) == key.bits
  }

  func insert(_ key: ReadKey) { slots[slot(of: key)].store(key.bits, ordering: .relaxed) }

  func removeAll() {
    for index in 0..<Self.count { slots[index].store(0, ordering: .relaxed) }
  }

  /// The last bits of a key say what is read, and the others are a hash.
  private func slot(of key: ReadKey) -> Int {
    Int(truncatingIfNeeded: key.bits >> 3) & (Self.count - 1)
  }
}
