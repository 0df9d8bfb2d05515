import Tracing

/// Reads of products, as the bytes of a cache.
///
/// Parts are parsed only on use, so that a build that makes one page again looks at little more
/// than its record.
///
///     title
///     texts      parts of variable size: queries, and the notes of records
///     tables     rows of words: excerpts, queries, reads, states, records, ids, slots
///     footer     the seal of the archive that this one adds to, the number of rows of each table,
///                and a hash of everything before it
///
/// All numbers are little-endian. Bytes with a valid seal that `TraceArchiveWriter` did not write
/// give nothing, or records that never hold.
///
/// A class, since all states of a site share it.
final class TraceArchive: Sendable {
  /// Title of the format; bytes of other versions are ignored.
  static let title: [UInt8] = Array("zoetrope-cache 5\n".utf8)
  /// Number of words in a row of each table, in the order of the tables.
  static let widths = [2, 2, 2, 2, 6, 2, 1]

  /// Consecutive rows of words.
  struct Table: Sendable {
    let start: Int
    let count: Int
    let width: Int
  }

  /// The hash at the end, by which another archive names this one as its base.
  let seal: UInt64
  /// Seal of the archive that this one adds to; 0 for none.
  let base: UInt64

  private let bytes: [UInt8]
  /// The hash of a text and of its rendering options, and the hash of its excerpt; sorted.
  private let excerpts: Table
  /// Rows of excerpts that were used in this process.
  private let askedExcerpts: Flags
  /// The bits of a query's key, and the query's offset; sorted.
  private let questions: Table
  /// The bits of a read's key, and the hash of its result: reads that may change while the
  /// structure stays.
  private let reads: Table
  /// The hash of everything that all products depend on, and that of the structure.
  private let states: Table
  /// One product per row: the hash of its path, and of its arguments; its digest in two words, and
  /// its size, or all ones; its state in the upper 32 bits, and the offset of its notes in the
  /// lower 32.
  private let records: Table
  /// The hash of a page's address; a record in the upper 32 bits, and the offset of the page's ids
  /// in the lower 32; sorted.
  let ids: Table
  /// Index of each record plus 1, or 0 for a free slot; open-addressed by the hash of the path.
  private let slots: Table

  /// `nil` for bytes that this version did not write, or not completely.
  init?(_ bytes: [UInt8]) {
    let footer = bytes.count - 8 * (Self.widths.count + 2)
    guard bytes.starts(with: Self.title), footer >= Self.title.count else { return nil }
    var reader = ByteReader(bytes[footer...])
    guard let words = reader.words(Self.widths.count + 2) else { return nil }
    seal = words[words.count - 1]
    guard seal == CacheWriter.seal(of: bytes.dropLast(8)) else { return nil }
    base = words[0]
    var end = footer
    var tables: [Table] = []
    for (count, width) in zip(words[1...], Self.widths).reversed() {
      guard count <= end / (8 * width) else { return nil }
      end -= Int(count) * width * 8
      tables.append(Table(start: end, count: Int(count), width: width))
    }
    tables.reverse()
    guard end >= Self.title.count, tables[6].count & (tables[6].count - 1) == 0 else { return nil }
    (excerpts, questions, reads, states) = (tables[0], tables[1], tables[2], tables[3])
    (records, ids, slots) = (tables[4], tables[5], tables[6])
    self.bytes = bytes
    askedExcerpts = Flags(count: excerpts.count)
  }

  /// Number of records.
  var count: Int { records.count }

  var readCount: Int { reads.count }

  var stateCount: Int { states.count }

  // MARK: - Tables

  @inline(__always)
  private func integer<Number: FixedWidthInteger>(_: Number.Type, at offset: Int) -> Number? {
    guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else { return nil }
    let number = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: offset, as: Number.self)
    }
    return Number(littleEndian: number)
  }

  /// Returns a word of a row; 0 if there is no such row.
  @inline(__always)
  func word(_ table: Table, _ row: Int, _ column: Int = 0) -> UInt64 {
    guard row >= 0, row < table.count else { return 0 }
    return integer(UInt64.self, at: table.start + (row * table.width + column) * 8) ?? 0
  }

  /// Returns the first row of a sorted table whose first word is at least this.
  func firstRow(_ table: Table, from first: UInt64) -> Int {
    // First words are hashes, spread about evenly: two comparisons mostly find the 128 rows around
    // the right one, and searching neighbouring rows is faster than searching the whole table.
    let likely = Int(first.multipliedFullWidth(by: UInt64(table.count)).high)
    var (low, high) = (0, table.count)
    var reach = 64
    while low < high, reach < table.count {
      let (before, behind) = (max(low, likely - reach), min(high, likely + reach))
      if before > low, word(table, before - 1) >= first {
        high = before - 1
      } else if behind < high, word(table, behind) < first {
        low = behind + 1
      } else {
        (low, high) = (before, behind)
        break
      }
      reach *= 4
    }
    while low < high {
      let middle = (low + high) / 2
      if word(table, middle) < first { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func reader(at offset: UInt64) -> ByteReader? {
    guard offset <= bytes.count else { return nil }
    return ByteReader(bytes[Int(offset)...])
  }

  func hasExcerpt(ofText text: UInt64) -> Bool {
    let row = firstRow(excerpts, from: text)
    return row < excerpts.count && word(excerpts, row) == text
  }

  /// Returns an excerpt, and marks it as used, so that it is kept.
  func excerpt(ofText text: UInt64) -> UInt64? {
    let row = firstRow(excerpts, from: text)
    guard row < excerpts.count, word(excerpts, row) == text else { return nil }
    askedExcerpts.set(row)
    return word(excerpts, row, 1)
  }

  /// Excerpts used in this process, by their texts.
  var keptExcerpts: [(text: UInt64, excerpt: UInt64)] {
    (0..<excerpts.count).lazy.filter { self.askedExcerpts[$0] }
      .map { (self.word(self.excerpts, $0), self.word(self.excerpts, $0, 1)) }
  }

  func query(_ key: ReadKey) -> Query? {
    guard let bytes = question(key) else { return nil }
    var reader = ByteReader(bytes)
    return Query(&reader)
  }

  /// Returns the bytes of a query.
  func question(_ key: ReadKey) -> ArraySlice<UInt8>? {
    let row = firstRow(questions, from: key.bits)
    guard row < questions.count, word(questions, row) == key.bits,
      let start = reader(at: word(questions, row, 1))
    else { return nil }
    var end = start
    guard Query.skip(&end) else { return nil }
    return start.rest.prefix(upTo: end.offset)
  }

  /// Returns a read and the hash of its result.
  func read(_ row: Int) -> ReadNotes.Read {
    ReadNotes.Read(ReadKey(bits: word(reads, row)), word(reads, row, 1))
  }

  func state(_ row: Int) -> (global: UInt64, structure: UInt64) {
    (word(states, row), word(states, row, 1))
  }

  // MARK: - Records

  /// Returns the record of a product by the hash of its path.
  func record(ofPath hash: UInt64) -> TraceRecord? { place(ofPath: hash).flatMap(record) }

  /// Returns the index of a product's record by the hash of its path.
  func place(ofPath hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash)
    for _ in 0..<slots.count {
      slot &= slots.count - 1
      let entry = word(slots, slot)
      guard entry != 0, entry <= records.count else { return nil }
      let place = Int(entry) - 1
      if word(records, place) == hash { return place }
      slot += 1
    }
    return nil
  }

  /// Returns the index of a product's record, which is likely at `place`.
  func place(ofPath hash: UInt64, expectedAt place: Int) -> Int? {
    place < records.count && word(records, place) == hash ? place : self.place(ofPath: hash)
  }

  func pathHash(ofRecord place: Int) -> UInt64 { word(records, place) }
  func state(ofRecord place: Int) -> Int { Int(word(records, place, 5) >> 32) }

  func output(ofRecord place: Int) -> OutputDigest? {
    let size = word(records, place, 4)
    guard size != .max else { return nil }
    return OutputDigest(
      high: word(records, place, 2), low: word(records, place, 3), size: Int(clamping: size))
  }

  private func notes(ofRecord place: Int) -> UInt64 { word(records, place, 5) & 0xFFFF_FFFF }

  /// Whether the test holds for all reads of a product that may change while the structure stays.
  ///
  /// The test receives rows of `reads`.
  func allReads(ofRecord place: Int, _ test: (Int) -> Bool) -> Bool {
    var offset = Int(notes(ofRecord: place))
    guard let count = integer(UInt32.self, at: offset) else { return false }
    for _ in 0..<count {
      offset += 4
      guard let row = integer(UInt32.self, at: offset), row < reads.count, test(Int(row)) else {
        return false
      }
    }
    return true
  }

  /// Returns the effects of a product except the ids of pages; `nil` if the bytes are invalid.
  func effects(ofRecord place: Int) -> [Effect]? {
    // Most products have no effects.
    let offset = Int(notes(ofRecord: place))
    if let reads = integer(UInt32.self, at: offset),
      integer(UInt32.self, at: offset + 4 * (Int(reads) + 1)) == 0
    {
      return []
    }
    guard var reader = reader(at: notes(ofRecord: place)), skipReads(&reader) else { return nil }
    return TraceNotes.effects(&reader)
  }

  /// Returns a whole record; `nil` if the bytes are invalid.
  func record(at place: Int) -> TraceRecord? {
    guard var reader = reader(at: notes(ofRecord: place)), let count = reader.count(ofSize: 4)
    else {
      return nil
    }
    var reads: [ReadNotes.Read] = []
    reads.reserveCapacity(count)
    for _ in 0..<count {
      guard let row = reader.number(), row < self.reads.count else { return nil }
      reads.append(read(row))
    }
    guard let notes = TraceNotes(reads, behindReads: reader) else { return nil }
    let (global, structure) = state(state(ofRecord: place))
    return TraceRecord(
      global: global, structure: structure, given: word(records, place, 1),
      output: output(ofRecord: place), notes: notes)
  }

  private func skipReads(_ reader: inout ByteReader) -> Bool {
    guard let count = reader.count(ofSize: 4) else { return false }
    return reader.skip(4 * count)
  }
}
