import Tracing

/// Distinct reads of records, with a row for each.
///
/// Open-addressed by the bits of the keys, which are hashes already.
struct ReadTable {
  private(set) var rows: [ReadNotes.Read] = []
  /// Row of each read plus 1, or 0 for a free slot.
  private var slots = [UInt32](repeating: 0, count: 1024)

  mutating func row(of read: ReadNotes.Read) -> Int {
    var slot = slot(of: read)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    if (rows.count + 1) * 2 > slots.count {
      grow()
      slot = self.slot(of: read)
    }
    rows.append(read)
    slots[slot] = UInt32(rows.count)
    return rows.count - 1
  }

  /// Returns the slot of a read, or the free slot for it.
  private func slot(of read: ReadNotes.Read) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: read.key.bits >> 3) & mask
    while slots[slot] != 0, rows[Int(slots[slot]) - 1] != read { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (row, read) in rows.enumerated() { slots[slot(of: read)] = UInt32(row) + 1 }
  }
}
