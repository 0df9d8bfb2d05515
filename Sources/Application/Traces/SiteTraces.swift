import Synchronization
import Tracing

/// What the products of a site read when they were made, kept from one state of the site to the next.
///
/// A class, since every thread that makes products adds to it. Each record says by itself of which
/// state it is, so that an old one, or one of a build that was given up, is at worst of no use.
package final class SiteTraces: Sendable {
  /// A class, for a lock can't be copied into an array.
  private final class Part: Sendable {
    let records = Mutex<[String: TraceRecord]>([:])
    /// The questions that products asked, by the bits of their keys.
    let queries = Mutex<[UInt64: Query]>([:])
  }

  private let parts = (0..<32).map { _ in Part() }
  /// Whether it holds other things than what was read from a file.
  private let hasChanged = Atomic(false)
  /// The hashes of excerpts, by those of their texts and of how they are read: those that somebody
  /// has asked for since the last state of the site began, and those before.
  private let excerpts = Mutex<(new: [UInt64: UInt64], old: [UInt64: UInt64])>(([:], [:]))
  /// How many records and questions there were when some were last forgotten.
  private let remembered = Atomic(0)

  package init() {}

  /// Whether there is something to be written.
  package var isChanged: Bool { hasChanged.load(ordering: .relaxed) }

  subscript(path: String) -> TraceRecord? {
    get { part(of: path).records.withLock { $0[path] } }
    set {
      hasChanged.store(true, ordering: .relaxed)
      part(of: path).records.withLock { $0[path] = newValue }
    }
  }

  func update(_ path: String, _ change: (inout TraceRecord) -> Void) {
    part(of: path).records.withLock { records in
      guard var record = records[path] else { return }
      change(&record)
      records[path] = record
      hasChanged.store(true, ordering: .relaxed)
    }
  }

  func remove(_ path: String) {
    let old = part(of: path).records.withLock { $0.removeValue(forKey: path) }
    if old != nil { hasChanged.store(true, ordering: .relaxed) }
  }

  func query(_ key: ReadKey) -> Query? {
    part(of: key).queries.withLock { $0[key.bits] }
  }

  /// Takes note of the questions that a product has just asked.
  func note(_ notes: ReadNotes) {
    for (place, query) in notes.queries { note(query, notes.reads[place].key) }
  }

  private func note(_ query: Query, _ key: ReadKey) {
    part(of: key).queries.withLock { known in
      if known[key.bits] == nil { known[key.bits] = query }
    }
  }

  private func part(of key: ReadKey) -> Part { parts[Int(key.bits >> 3) & (parts.count - 1)] }

  private func part(of path: String) -> Part {
    parts[Int(UInt(bitPattern: path.hashValue) % UInt(parts.count))]
  }

  /// A new state of the site: what nobody asked for in the last is forgotten.
  func begin() { excerpts.withLock { $0 = (new: [:], old: $0.new.isEmpty ? $0.old : $0.new) } }

  func excerpt(ofText text: UInt64) -> UInt64? {
    excerpts.withLock { excerpts in
      if let known = excerpts.new[text] { return known }
      guard let known = excerpts.old[text] else { return nil }
      excerpts.new[text] = known
      return known
    }
  }

  func note(excerpt: UInt64, ofText text: UInt64) {
    excerpts.withLock { $0.new[text] = excerpt }
  }
}

// MARK: - Forgetting

extension SiteTraces {
  /// How many records and questions are held.
  package var count: Int {
    parts.reduce(0) { $0 + $1.records.withLock(\.count) + $1.queries.withLock(\.count) }
  }

  /// Forgets the records of all but these products, and the questions that none of theirs asks.
  ///
  /// That takes a look at each, so it is done only when there are an eighth more than were left the
  /// last time. What is made meanwhile may lose a question, and is then made once more.
  func forget(allBut products: [Product]) {
    let most = remembered.load(ordering: .relaxed) * 9 / 8 + Self.slack
    guard count > most else { return }
    let paths = Set(products.lazy.map(\.path))
    var asked: Set<UInt64> = []
    for part in parts {
      part.records.withLock { records in
        records = records.filter { paths.contains($0.key) }
        for record in records.values { record.notes.forEachQuestion { asked.insert($0.bits) } }
      }
    }
    for part in parts {
      part.queries.withLock { queries in queries = queries.filter { asked.contains($0.key) } }
    }
    remembered.store(count, ordering: .relaxed)
  }

  /// So few are not worth a look.
  private static let slack = 64
}

// MARK: - Bytes

extension SiteTraces {
  /// Another version is no cache.
  private static let title: [UInt8] = Array("zoetrope-cache 2\n".utf8)

  /// `nil` for bytes that were not written whole by this version.
  ///
  /// The title; the excerpts of texts, two hashes each; the questions; the records; and a hash of all
  /// of it in 8 bytes.
  package convenience init?(parsing bytes: [UInt8]) {
    guard bytes.starts(with: Self.title), bytes.count >= Self.title.count + 8 else { return nil }
    let sealed = bytes.dropLast(8)
    var end = ByteReader(bytes.suffix(8))
    guard end.word() == CacheWriter.seal(of: sealed) else { return nil }
    var reader = ByteReader(sealed.dropFirst(Self.title.count))
    self.init()
    guard let excerptCount = reader.count(ofSize: 16) else { return nil }
    var excerpts: [UInt64: UInt64] = [:]
    excerpts.reserveCapacity(excerptCount)
    for _ in 0..<excerptCount {
      guard let text = reader.word(), let excerpt = reader.word() else { return nil }
      excerpts[text] = excerpt
    }
    self.excerpts.withLock { [excerpts] in $0 = (new: excerpts, old: [:]) }
    guard let queryCount = reader.count(ofSize: 5) else { return nil }
    for _ in 0..<queryCount {
      guard let kind = reader.byte(), let subject = reader.text() else { return nil }
      let query = Query(kind: kind, subject)
      note(query, query.key)
    }
    guard let count = reader.count(ofSize: 32) else { return nil }
    for _ in 0..<count {
      guard let path = reader.text(), let record = TraceRecord(&reader) else { return nil }
      part(of: path).records.withLock { $0[path] = record }
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Gives what is known of these products piece by piece: all of it at once would be among the largest
  /// things of a build. Nothing else may be noted meanwhile.
  package func write<Failure: Error>(
    for products: [Product], to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var cache = CacheWriter()
    cache.writer.bytes += Self.title
    let excerpts = excerpts.withLock(\.new)
    cache.writer.write(excerpts.count)
    for (text, excerpt) in excerpts {
      cache.writer.write(word: text)
      cache.writer.write(word: excerpt)
      try cache.writeFullPieces(to: sink)
    }
    let (count, queries) = queries(of: products)
    cache.writer.write(queries.count)
    for query in queries {
      cache.writer.write(byte: query.kind)
      cache.writer.write(query.subject)
      try cache.writeFullPieces(to: sink)
    }
    cache.writer.write(count)
    // Asked for once more, and not kept: all records in a row are as large as much of the site.
    for product in products {
      guard let record = self[product.path] else { continue }
      cache.writer.write(product.path)
      record.write(to: &cache.writer)
      try cache.writeFullPieces(to: sink)
    }
    try cache.finish(to: sink)
  }

  /// How many of them have a record, and the questions that these asked.
  private func queries(of products: [Product]) -> (records: Int, queries: [Query]) {
    var seen = KeySet()
    var (records, queries): (Int, [Query]) = (0, [])
    for product in products {
      guard let record = self[product.path] else { continue }
      records += 1
      record.notes.forEachQuestion { key in
        if seen.insert(key), let query = query(key) { queries.append(query) }
      }
    }
    return (records, queries)
  }
}

extension TraceRecord {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let global = reader.word(), let structure = reader.word(),
      let given = reader.word(), let bytesHash = reader.word(), let hasOutput = reader.byte()
    else { return nil }
    var output: OutputDigest?
    if hasOutput == 1 {
      var words = SIMD4<UInt64>()
      for index in words.indices {
        guard let word = reader.word() else { return nil }
        words[index] = word
      }
      guard let size = reader.word() else { return nil }
      output = OutputDigest(words: words, size: Int(clamping: size))
    }
    guard let notes = TraceNotes(&reader) else { return nil }
    self.init(
      global: global, structure: structure, given: given, bytesHash: bytesHash,
      output: output, notes: notes)
  }

  fileprivate func write(to writer: inout ByteWriter) {
    for word in [global, structure, given, bytesHash] { writer.write(word: word) }
    writer.write(byte: output == nil ? 0 : 1)
    if let output {
      for index in output.words.indices { writer.write(word: output.words[index]) }
      writer.write(word: UInt64(output.size))
    }
    notes.write(to: &writer)
  }
}
