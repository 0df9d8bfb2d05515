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

  private static let few = 12
  /// The keys of what was read, if that is more than a few things.
  private var keys = KeySet()
  private var last: UInt64 = 0

  /// With room for some dozen things, if so many are to be read: to grow into it takes as long as to
  /// note them.
  package init(manyReads: Bool = false) {
    guard manyReads else { return }
    reads.reserveCapacity(32)
    queries.reserveCapacity(16)
  }

  /// Whether the key was not known yet.
  @discardableResult
  package mutating func note(_ key: ReadKey, _ value: @autoclosure () -> UInt64) -> Bool {
    // A model is mostly read several times in a row.
    guard key.bits != last else { return false }
    last = key.bits
    guard isNew(key) else { return false }
    reads.append(Read(key, value()))
    return true
  }

  /// Among few a key is found sooner without a set of them, and most computations read few things.
  private mutating func isNew(_ key: ReadKey) -> Bool {
    guard reads.count < Self.few else {
      if keys.isEmpty { for read in reads { _ = keys.insert(read.key) } }
      return keys.insert(key)
    }
    for read in reads where read.key == key { return false }
    return true
  }

  package mutating func note(_ query: Query, _ value: @autoclosure () -> UInt64) {
    if note(query.key, value()) { queries.append((reads.count - 1, query)) }
  }

  /// The same without what only further noting needs.
  package consuming func compacted() -> ReadNotes {
    keys = KeySet()
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
}
