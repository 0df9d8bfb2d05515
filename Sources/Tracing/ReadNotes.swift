/// The reads of one computation, without duplicates.
package struct ReadNotes: Sendable {
  /// A read with the hash of its result.
  package struct Read: Hashable, Sendable {
    package let key: ReadKey
    package let value: UInt64

    package init(_ key: ReadKey, _ value: UInt64) {
      self.key = key
      self.value = value
    }
  }

  /// Reads in the order of their first occurrence.
  package private(set) var reads: [Read] = []
  /// Queries among the reads, with their indexes.
  package private(set) var queries: [(place: Int, query: Query)] = []
  /// Side effects of the computation.
  package private(set) var effects: [Effect] = []
  /// Whether diagnostics were found, which must be reported each time.
  package private(set) var hasFindings = false

  private static let few = 12
  /// Keys of the reads, if there are more than a few.
  private var keys = KeySet()
  private var last: UInt64 = 0

  /// `manyReads` reserves memory for some dozen reads; growing to it would take as long as
  /// recording them.
  package init(manyReads: Bool = false) {
    guard manyReads else { return }
    reads.reserveCapacity(32)
    queries.reserveCapacity(16)
  }

  /// Records a read; returns whether its key is new.
  @discardableResult
  package mutating func note(_ key: ReadKey, _ value: @autoclosure () -> UInt64) -> Bool {
    // A model is often read several times in a row.
    guard key.bits != last else { return false }
    last = key.bits
    guard isNew(key) else { return false }
    reads.append(Read(key, value()))
    return true
  }

  /// Whether a key is new; a few keys are searched linearly, which is faster and enough for most
  /// computations.
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

  /// Returns the notes without the state for further recording.
  package consuming func compacted() -> ReadNotes {
    keys = KeySet()
    last = 0
    return self
  }

  package mutating func note(_ effect: Effect) { effects.append(effect) }

  package mutating func noteFinding() { hasFindings = true }

  /// Adds the reads of another computation whose result this one uses.
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
