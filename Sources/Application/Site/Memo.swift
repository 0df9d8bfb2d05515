import Synchronization
import Tracing

/// Values that several products share: each is made when it is first asked for.
///
/// A class, since products on any thread ask it; in parts, so that they rarely wait for each other.
/// What was read to make a value counts as read by all that use it.
/// Whoever asks for what is no longer kept makes it anew, so what comes out never depends on who
/// asked before.
final class Memo<Value: Sendable>: Sendable {
  /// A class, since those who wait for its value hold it while others come and go.
  private final class Slot: Sendable {
    let made = Mutex<Made?>(nil)
  }

  /// A class, since all who use it hold it.
  private final class Made: Sendable {
    let value: Value
    /// What was read to make it, which everyone who uses it depends on.
    let notes: ReadNotes

    init(_ make: () -> Value) {
      let (value, notes) = Reading.record(make)
      self.value = value
      self.notes = notes.compacted()
    }

    /// Counts what was read to make it as read by whoever uses it now.
    func use() -> Value {
      Reading.note(notes)
      return value
    }
  }

  private struct Entry {
    let slot: Slot
    /// How often it will be asked for yet.
    var uses: Int
  }

  private final class Part: Sendable {
    let entries = Mutex(NumberTable<Entry>())
  }

  private let parts: [Part]
  /// How many values each part keeps at most.
  private let limit: Int

  /// `limit` is how many values are kept at most, more or less; others are made at each call.
  init(limit: Int = .max) {
    let count = 32
    parts = (0..<count).map { _ in Part() }
    self.limit = max(1, limit / count)
  }

  /// The value of a key, a number of its own or a hash, kept until it was asked for `uses` times.
  ///
  /// Others who want it wait while it is made; `make` must not ask for another value of this memo.
  func value(
    for key: UInt64, uses: @autoclosure () -> Int = .max, _ make: () -> Value
  ) -> Value {
    guard let slot = slot(for: key, uses) else { return make() }
    let made = slot.made.withLock { known in
      if let known { return known }
      let made = Made(make)
      known = made
      return made
    }
    return made.use()
  }

  /// `nil` where the value is not to be kept.
  private func slot(for key: UInt64, _ uses: () -> Int) -> Slot? {
    // By other bits than those by which the keys of a part are told apart.
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
  /// A key for an object, as long as that lives.
  init(object: AnyObject) { self = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
}
