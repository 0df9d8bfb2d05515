import Tracing

/// Questions that products asked, each once, as the bytes of a cache: most are asked for only when
/// that is written.
struct QuestionLog: Sendable {
  /// By the bits of a question's key, where it stands in the bytes.
  private(set) var offsets: [UInt64: Int] = [:]
  private var writer = ByteWriter()

  var count: Int { offsets.count }

  var bytes: [UInt8] { writer.bytes }

  func contains(_ key: ReadKey) -> Bool { offsets[key.bits] != nil }

  func query(_ key: ReadKey) -> Query? {
    guard let offset = offsets[key.bits] else { return nil }
    var reader = ByteReader(writer.bytes[offset...])
    return Query(&reader)
  }

  mutating func note(_ query: Query, _ key: ReadKey) {
    guard !contains(key) else { return }
    offsets[key.bits] = writer.bytes.count
    query.write(to: &writer)
  }

  /// Forgets all questions but those with such bits.
  mutating func forget(allBut asked: Set<UInt64>) {
    var kept = QuestionLog()
    for bits in offsets.keys where asked.contains(bits) {
      let key = ReadKey(bits: bits)
      if let query = query(key) { kept.note(query, key) }
    }
    self = kept
  }
}

extension Query {
  func write(to writer: inout ByteWriter) {
    writer.write(byte: kind)
    writer.write(subject)
  }

  /// `nil` where the bytes are none.
  init?(_ reader: inout ByteReader) {
    guard let kind = reader.byte(), let subject = reader.text() else { return nil }
    self.init(kind: kind, subject)
  }
}
