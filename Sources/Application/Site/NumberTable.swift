/// Values by numbers, which are mostly hashes. It uses open addressing, because a dictionary would
/// hash each number again, which takes several times as long as the lookup.
///
/// Values are contiguous, in order of insertion. Removing one moves the last value into its place.
struct NumberTable<Value> {
  private(set) var entries: [(number: UInt64, value: Value)] = []
  /// Index of an entry plus 1, or 0 for an empty slot. The size is a power of two, and at least
  /// twice the number of entries.
  private var slots: [UInt32] = []

  init() {}

  init(minimumCapacity: Int) {
    entries.reserveCapacity(minimumCapacity)
    grow(for: minimumCapacity)
  }

  var count: Int { entries.count }

  var isEmpty: Bool { entries.isEmpty }

  /// The values in the order of their indexes.
  var values: some Sequence<Value> { entries.lazy.map(\.value) }

  subscript(number: UInt64) -> Value? {
    get { place(of: number).map { entries[$0].value } }
    set {
      switch (place(of: number), newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): append(value, of: number)
      case (nil, nil): break
      }
    }
  }

  subscript(number: UInt64, default value: @autoclosure () -> Value) -> Value {
    get { self[number] ?? value() }
    _modify {
      let known = place(of: number)
      if known == nil { append(value(), of: number) }
      // A new value is the last entry.
      yield &entries[known ?? entries.count - 1].value
    }
  }

  /// Returns the current index of a number's value; `nil` if the number has no value.
  func place(of number: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    let place = Int(slots[slot(of: number)]) - 1
    return place < 0 ? nil : place
  }

  subscript(place place: Int) -> Value {
    _read { yield entries[place].value }
    _modify { yield &entries[place].value }
  }

  /// Adds the value of a number that has none yet.
  mutating func append(_ value: Value, of number: UInt64) {
    if (entries.count + 1) * 2 > slots.count { grow(for: entries.count + 1) }
    let slot = slot(of: number)
    precondition(slots[slot] == 0, "the number has a value")
    entries.append((number, value))
    slots[slot] = UInt32(entries.count)
  }

  /// Removes the value at an index and moves the last value there.
  @discardableResult
  mutating func remove(at place: Int) -> Value {
    let mask = slots.count - 1
    var hole = slot(of: entries[place].number)
    var next = (hole + 1) & mask
    // Entries displaced by collisions move closer to their home slots.
    while slots[next] != 0 {
      let home = home(of: entries[Int(slots[next]) - 1].number)
      if (next &- home) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = 0
    if place < entries.count - 1 {
      slots[slot(of: entries[entries.count - 1].number)] = UInt32(place + 1)
      entries.swapAt(place, entries.count - 1)
    }
    return entries.removeLast().value
  }

  mutating func removeValue(of number: UInt64) -> Value? {
    place(of: number).map { remove(at: $0) }
  }

  func filter(_ isIncluded: (UInt64, Value) -> Bool) -> NumberTable {
    var kept = NumberTable()
    for (number, value) in entries where isIncluded(number, value) {
      kept.append(value, of: number)
    }
    return kept
  }

  /// Returns the slot where the search for a number begins. Numbers are often adjacent, so the
  /// golden ratio spreads them (Knuth, volume 3, section 6.4).
  private func home(of number: UInt64) -> Int {
    Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }

  /// Returns the slot that holds a number, or the free slot for it.
  private func slot(of number: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = home(of: number)
    while slots[slot] != 0, entries[Int(slots[slot]) - 1].number != number {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow(for count: Int) {
    var size = max(16, slots.count)
    while size < count * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    for (place, entry) in entries.enumerated() {
      slots[slot(of: entry.number)] = UInt32(place + 1)
    }
  }
}

extension NumberTable: Sendable where Value: Sendable {}
