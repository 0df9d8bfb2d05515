import Tracing

/// Writes the records of products as a `TraceArchive`.
///
/// It writes piece by piece: the whole archive would be among the largest objects of a build.
struct TraceArchiveWriter {
  private var cache = CacheWriter()
  private var asked = KeySet()
  private var questions: [(bits: UInt64, offset: UInt64)] = []
  private var reads = ReadTable()
  private var states: [(global: UInt64, structure: UInt64)] = []
  private var records: [UInt64] = []
  private var ids: [(address: UInt64, place: UInt64)] = []

  init() { cache.writer.append(TraceArchive.title) }

  private static let recordWidth = TraceArchive.widths[4]

  /// Number of records added.
  var count: Int { records.count / Self.recordWidth }

  /// Adds all queries of a log.
  mutating func add<Failure: Error>(
    _ log: QuestionLog, to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let start = cache.offset
    for (bits, offset) in log.questions { questions.append((bits, UInt64(start + offset))) }
    cache.writer.append(log.bytes)
    try cache.writeFullPieces(to: sink)
  }

  /// Adds the queries of a record; `archived` returns the bytes of those that are in no log, but in
  /// an archive.
  mutating func addQuestions(of notes: TraceNotes, archived: (ReadKey) -> ArraySlice<UInt8>?) {
    notes.forEachQuestion { key in
      guard asked.insert(key), let question = archived(key) else { return }
      questions.append((key.bits, UInt64(cache.offset)))
      cache.writer.append(question)
    }
  }

  /// Adds the record of a product by the hash of its path; each product has one record.
  mutating func add<Failure: Error>(
    _ record: TraceRecord, ofPath hash: UInt64,
    to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let offset = cache.offset
    // Offsets have 32 bits: products with notes beyond four gigabytes are made again.
    guard offset <= UInt32.max else { return }
    add(record.notes, of: UInt64(count) << 32)
    records += [
      hash, record.given, record.output?.high ?? 0, record.output?.low ?? 0,
      record.output.map { UInt64($0.size) } ?? .max,
      UInt64(state(record)) << 32 | UInt64(offset),
    ]
    try cache.writeFullPieces(to: sink)
  }

  /// `place` has the record's index in the upper 32 bits.
  private mutating func add(_ notes: TraceNotes, of place: UInt64) {
    cache.writer.write(notes.readCount)
    _ = notes.allReads { read in
      cache.writer.write(reads.row(of: read))
      return true
    }
    let (bytes, told) = notes.behind
    for (address, offset) in told where cache.offset + offset <= UInt32.max {
      ids.append((address, place | UInt64(cache.offset + offset)))
    }
    cache.writer.append(bytes)
  }

  private mutating func state(_ record: TraceRecord) -> Int {
    let state = (record.global, record.structure)
    if let row = states.firstIndex(where: { $0 == state }) { return row }
    states.append((record.global, record.structure))
    return states.count - 1
  }

  /// Adds the tables; `base` is the seal of the archive that this one adds to.
  mutating func finish<Failure: Error>(
    excerpts: [(number: UInt64, value: UInt64)], base: UInt64,
    to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let slots = slots
    var counts = [base]
    func rows(_ table: some Collection<(UInt64, UInt64)>) throws(Failure) {
      var flat: [UInt64] = []
      flat.reserveCapacity(table.count * 2)
      for (first, second) in table {
        flat.append(first)
        flat.append(second)
      }
      try words(flat, ofWidth: 2)
    }
    func words(_ table: [UInt64], ofWidth width: Int) throws(Failure) {
      counts.append(UInt64(table.count / width))
      for start in stride(from: 0, to: table.count, by: 8192) {
        cache.writer.write(words: Array(table[start..<min(start + 8192, table.count)]))
        try cache.writeFullPieces(to: sink)
      }
    }
    try rows(excerpts.map { ($0.number, $0.value) }.sorted { $0.0 < $1.0 })
    try rows(questions.map { ($0.bits, $0.offset) }.sorted { $0.0 < $1.0 })
    try rows(reads.rows.map { ($0.key.bits, $0.value) })
    try rows(states.map { ($0.global, $0.structure) })
    try words(records, ofWidth: Self.recordWidth)
    try rows(ids.map { ($0.address, $0.place) }.sorted { $0 < $1 })
    try words(slots, ofWidth: 1)
    cache.writer.write(words: counts)
    try cache.writeFullPieces(to: sink)
    try cache.finish(to: sink)
  }

  /// Slots of the records: at least twice as many as records, and a power of two.
  private var slots: [UInt64] {
    guard count > 0 else { return [] }
    var size = 2
    while size < count * 2 { size *= 2 }
    var slots = [UInt64](repeating: 0, count: size)
    for place in 0..<count {
      var slot = Int(truncatingIfNeeded: records[place * Self.recordWidth]) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt64(place) + 1
    }
    return slots
  }
}
