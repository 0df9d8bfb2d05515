/// What one computation has read so far, each thing once.
package struct ReadNotes: Sendable {
  /// A thing that was read, and the hash of what was found.
  package struct Read: Hashable, Sendable {
    package let key: ReadKey
    package let value: UInt64

    package init(_ key: ReadKey, _ value: UInt64) {
      self.key = key
      self.value = value
    }
  }

  /// In the order in which they were first read.
  package private(set) var reads: [Read] = []
  /// The questions among them, by their places.
  package private(set) var queries: [(place: Int, query: Query)] = []
  /// What was told on the way.
  package private(set) var effects: [Effect] = []
  /// Whether something was found wrong, which must be told again each time.
  package private(set) var hasFindings = false

  /// Open addressing over the keys of `reads`; 0 stands for an empty slot.
  private var slots: [UInt64] = []
  private var last: UInt64 = 0

  package init() {}

  /// Whether the key was not known yet.
  @discardableResult
  package mutating func note(_ key: ReadKey, _ value: @autoclosure () -> UInt64) -> Bool {
    // A model is mostly read several times in a row.
    guard key.bits != last else { return false }
    last = key.bits
    guard insert(key.bits) else { return false }
    reads.append(Read(key, value()))
    return true
  }

  package mutating func note(_ query: Query, _ value: @autoclosure () -> UInt64) {
    if note(query.key, value()) { queries.append((reads.count - 1, query)) }
  }

  /// The same without what only further noting needs.
  package consuming func compacted() -> ReadNotes {
    slots = []
    last = 0
    return self
  }

  package mutating func note(_ effect: Effect) { effects.append(effect) }

  package mutating func noteFinding() { hasFindings = true }

  /// Adds what another computation read, whose result this one uses.
  package mutating func merge(_ other: ReadNotes) {
    for (place, query) in other.queries {
      let read = other.reads[place]
      if note(read.key, read.value) { queries.append((reads.count - 1, query)) }
    }
    for read in other.reads { note(read.key, read.value) }
    effects += other.effects
    hasFindings = hasFindings || other.hasFindings
  }

  private mutating func insert(_ bits: UInt64) -> Bool {
    if (reads.count + 1) * 2 > slots.count { grow() }
    let mask = UInt64(slots.count - 1)
    var slot = (bits >> 3) & mask
    while slots[Int(slot)] != 0 {
      if slots[Int(slot)] == bits { return false }
      slot = (slot + 1) & mask
    }
    slots[Int(slot)] = bits
    return true
  }

  private mutating func grow() {
    let count = max(32, slots.count * 2)
    slots = [UInt64](repeating: 0, count: count)
    let mask = UInt64(count - 1)
    for read in reads {
      var slot = (read.key.bits >> 3) & mask
      while slots[Int(slot)] != 0 { slot = (slot + 1) & mask }
      slots[Int(slot)] = read.key.bits
    }
  }
}
