import Tracing

/// The queries of products, without duplicates, in the format of a cache: most are needed only when
/// it is written.
struct QuestionLog: Sendable {
  /// The bits of each query's key, and its offset in the bytes.
  private(set) var questions: [(bits: UInt64, offset: Int)] = []
  /// Index of each query plus 1, or 0 for a free slot. The table is open-addressed by the bits of
  /// the keys, which are hashes already.
  private var slots = [UInt32](repeating: 0, count: 64)
  private var writer = ByteWriter()

  var count: Int { questions.count }

  var bytes: ArraySlice<UInt8> { writer.bytes(from: 0) }

  func contains(_ key: ReadKey) -> Bool { slots[slot(of: key.bits)] != 0 }

  func query(_ key: ReadKey) -> Query? {
    let place = slots[slot(of: key.bits)]
    guard place > 0 else { return nil }
    var reader = ByteReader(writer.bytes(from: questions[Int(place) - 1].offset))
    return Query(&reader)
  }

  mutating func note(_ query: Query, _ key: ReadKey) {
    var slot = slot(of: key.bits)
    guard slots[slot] == 0 else { return }
    if (questions.count + 1) * 2 > slots.count {
      grow()
      slot = self.slot(of: key.bits)
    }
    questions.append((key.bits, writer.count))
    slots[slot] = UInt32(questions.count)
    query.write(to: &writer)
  }

  /// Forgets all queries except those with such bits.
  mutating func forget(allBut asked: Set<UInt64>) {
    var kept = QuestionLog()
    for (bits, _) in questions where asked.contains(bits) {
      let key = ReadKey(bits: bits)
      if let query = query(key) { kept.note(query, key) }
    }
    self = kept
  }

  /// Returns the slot of a key, or the free slot for it.
  private func slot(of bits: UInt64) -> Int {
    let mask = slots.count - 1
    // All keys of a log belong to one part of the traces, so they agree in the lower bits.
    var slot = Int(truncatingIfNeeded: bits >> 16) & mask
    while slots[slot] != 0, questions[Int(slots[slot]) - 1].bits != bits {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (place, question) in questions.enumerated() {
      slots[slot(of: question.bits)] = UInt32(place) + 1
    }
  }
}

extension Query {
  func write(to writer: inout ByteWriter) {
    writer.write(byte: kind)
    writer.write(subject)
  }

  /// Skips a query; returns whether the bytes can be one.
  static func skip(_ reader: inout ByteReader) -> Bool {
    reader.byte() != nil && reader.slice() != nil
  }

  /// `nil` if the bytes are no query.
  init?(_ reader: inout ByteReader) {
    guard let kind = reader.byte(), let subject = reader.text() else { return nil }
    self.init(kind: kind, subject)
  }
}
