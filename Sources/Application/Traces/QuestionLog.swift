import Tracing

/// Questions that products asked, each once, as the bytes of a cache: most are asked for only when
/// that is written.
struct QuestionLog: Sendable {
  /// The bits of each question's key, and where it stands in the bytes.
  private(set) var questions: [(bits: UInt64, offset: Int)] = []
  /// For the bits of a key the place of its question and 1, or 0: open addressing, since they are a
  /// hash already.
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

  /// Forgets all questions but those with such bits.
  mutating func forget(allBut asked: Set<UInt64>) {
    var kept = QuestionLog()
    for (bits, _) in questions where asked.contains(bits) {
      let key = ReadKey(bits: bits)
      if let query = query(key) { kept.note(query, key) }
    }
    self = kept
  }

  /// The slot that holds a key, or that it would take.
  private func slot(of bits: UInt64) -> Int {
    let mask = slots.count - 1
    // A log holds the keys of one part, which agree in the bits before these.
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

  /// Whether the bytes could be one.
  static func skip(_ reader: inout ByteReader) -> Bool {
    reader.byte() != nil && reader.slice() != nil
  }

  /// `nil` where the bytes are none.
  init?(_ reader: inout ByteReader) {
    guard let kind = reader.byte(), let subject = reader.text() else { return nil }
    self.init(kind: kind, subject)
  }
}
