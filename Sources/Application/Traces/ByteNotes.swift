import Tracing

/// The notes of a computation as bytes, as memory and caches hold them.
///
/// Little endian: the count of reads, each a key and a hash of 8 bytes; the count of questions, each
/// the place of its read, its kind and its subject; the count of effects, each a kind and two texts.
struct ByteNotes: Sendable, Hashable {
  /// Perhaps a part of a whole file's.
  let bytes: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  init(_ notes: ReadNotes) {
    var writer = ByteWriter()
    writer.bytes.reserveCapacity(notes.reads.count * 16 + notes.queries.count * 32 + 12)
    writer.write(notes.reads.count)
    for read in notes.reads {
      writer.write(word: read.key.bits)
      writer.write(word: read.value)
    }
    writer.write(notes.queries.count)
    for (place, query) in notes.queries {
      writer.write(place)
      writer.write(byte: query.kind)
      writer.write(query.subject)
    }
    var seen: Set<Effect> = []
    let effects = notes.effects.filter { seen.insert($0).inserted }
    writer.write(effects.count)
    for effect in effects {
      writer.write(byte: effect.kind)
      writer.write(effect.subject)
      writer.write(effect.detail)
    }
    bytes = writer.bytes[...]
  }

  /// Everything, or `nil` where the bytes are no such notes.
  func parsed() -> (reads: [ReadNotes.Read], queries: [Int: Query], effects: [Effect])? {
    var reader = ByteReader(bytes)
    guard let readCount = reader.count(ofSize: 16) else { return nil }
    var reads: [ReadNotes.Read] = []
    reads.reserveCapacity(readCount)
    for _ in 0..<readCount {
      guard let key = reader.word(), let value = reader.word() else { return nil }
      reads.append(ReadNotes.Read(ReadKey(bits: key), value))
    }
    guard let queryCount = reader.count(ofSize: 6) else { return nil }
    var queries: [Int: Query] = [:]
    for _ in 0..<queryCount {
      guard let place = reader.number(), place < readCount, let kind = reader.byte(),
        let subject = reader.text()
      else { return nil }
      queries[place] = Query(kind: kind, subject)
    }
    guard let effectCount = reader.count(ofSize: 9) else { return nil }
    var effects: [Effect] = []
    for _ in 0..<effectCount {
      guard let kind = reader.byte(), let subject = reader.text(), let detail = reader.text() else {
        return nil
      }
      effects.append(Effect(kind: kind, subject, detail))
    }
    return reader.isAtEnd ? (reads, queries, effects) : nil
  }
}
