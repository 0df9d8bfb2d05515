import Synchronization

/// A cache of values that several products share, each made at its first use.
///
/// A class, because products on all threads share it. It has several parts, so that threads rarely
/// wait. A value that has been dropped is computed again, so results never depend on the order of
/// calls.
final class Memo<Value: Sendable>: Sendable {
  /// A class, because its users hold it while the table changes.
  private final class Slot: Sendable {
    let made = Mutex<Value?>(nil)
  }

  private struct Entry {
    let slot: Slot
    /// Number of uses still expected.
    var uses: Int
  }

  private final class Part: Sendable {
    let entries = Mutex(NumberTable<Entry>())
  }

  private let parts: [Part]
  /// Maximum number of values in each part.
  private let limit: Int

  /// Creates a cache. `limit` is the approximate number of values kept; further ones are computed
  /// at each call.
  init(limit: Int = .max) {
    let count = 32
    parts = (0..<count).map { _ in Part() }
    self.limit = max(1, limit / count)
  }

  /// Returns the value of a key, which must be a unique number or a hash. The value is kept until
  /// the last of `uses` uses.
  ///
  /// `make` runs without a lock, so it may use any memo. If two threads make a value at the same
  /// time, the first result is used for both.
  func value(
    for key: UInt64, uses: @autoclosure () -> Int = .max, _ make: () -> Value
  ) -> Value {
    guard let slot = slot(for: key, uses) else { return make() }
    if let known = slot.made.withLock({ $0 }) { return known }
    let made = make()
    return slot.made.withLock { known in
      if let known { return known }
      known = made
      return made
    }
  }

  /// Returns the slot of a key; `nil` if the value isn't to be kept.
  private func slot(for key: UInt64, _ uses: () -> Int) -> Slot? {
    // Uses other bits of the key than the table inside a part.
    let part = parts[Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 56) % parts.count]
    return part.entries.withLock { entries in
      guard let place = entries.place(of: key) else {
        guard entries.count < limit else { return nil }
        let uses = uses()
        guard uses > 1 else { return nil }
        let slot = Slot()
        entries.append(Entry(slot: slot, uses: uses - 1), of: key)
        return slot
      }
      guard entries[place: place].uses > 1 else { return entries.remove(at: place).slot }
      entries[place: place].uses -= 1
      return entries[place: place].slot
    }
  }
}

extension UInt64 {
  /// Key of an object, valid while the object lives.
  init(object: AnyObject) { self = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
}
