/// A set of keys with open addressing; a key's bits are already a hash.
package struct KeySet: Sendable {
  /// Bits of the keys; 0 for an empty slot.
  private var slots: [UInt64] = []
  private var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// Inserts a key; returns whether it is new.
  package mutating func insert(_ key: ReadKey) -> Bool {
    if (count + 1) * 2 > slots.count { grow() }
    let slot = slot(of: key.bits)
    guard slots[slot] == 0 else { return false }
    slots[slot] = key.bits
    count += 1
    return true
  }

  /// Returns the slot that holds a key, or that it would take.
  private func slot(of bits: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: bits >> 3) & mask
    while slots[slot] != 0, slots[slot] != bits { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: max(64, old.count * 2))
    for bits in old where bits != 0 { slots[slot(of: bits)] = bits }
  }
}
