import Synchronization
import Tracing

/// Recently recorded keys, which need not be looked up again under a lock.
///
/// A new key replaces an older one in the same slot.
final class RecentKeys: Sendable {
  private static let count = 32_768

  // Each slot is atomic by itself, and the memory lives as long as the object.
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

  /// Returns the slot of a key by its hash, which is above the three bits of its aspect.
  private func slot(of key: ReadKey) -> Int {
    Int(truncatingIfNeeded: key.bits >> 3) & (Self.count - 1)
  }
}
