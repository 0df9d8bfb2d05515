import Synchronization
import Threads
import Tracing

/// Reads of a site's products, kept from one state of the site to the next.
///
/// A class, since all threads that make products add to it. Each record names its state of the
/// site, so that one of an old state or an abandoned build is at worst useless.
package final class SiteTraces: Sendable {
  /// A class, since a lock can't be copied into an array.
  final class Part: Sendable {
    /// Records by the hash of their product's path.
    let records = Mutex(NumberTable<TraceRecord>())
    let questions = Mutex(QuestionLog())
  }

  /// A class, since an array can't be stored atomically.
  private final class Archives: Sendable {
    let all: [TraceArchive]

    init(_ all: [TraceArchive]) { self.all = all }
  }

  let parts = (0..<32).map { _ in Part() }
  /// Keys of recorded queries and excerpts. They are separate since there are fewer excerpts, and
  /// many products read each.
  private let recentQuestions = RecentKeys()
  private let recentExcerpts = RecentKeys()
  /// Archives from before this process, perhaps still being read.
  let known: BackgroundValue<[TraceArchive]>
  /// The same archives once they are read: thousands of queries are looked up in them, and each
  /// access to `known` takes a lock and generic code.
  private let archived = AtomicLazyReference<Archives>()
  /// Whether records hash their own output, because no publisher records its digest.
  let hashesOutput: Bool
  /// Whether there are records besides those read from a file.
  private let hasChanged = Atomic(false)
  /// Hashes of excerpts, by the hash of their text and of the rendering options.
  ///
  /// `new` are those used since the current state of the site began, `old` those before; neither
  /// has the archived ones.
  let excerpts = Mutex<(new: NumberTable<UInt64>, old: NumberTable<UInt64>)>(
    (NumberTable(), NumberTable()))
  /// Number of records and queries after some were last forgotten.
  private let remembered = Atomic(0)

  /// `hashingOutput` is for callers that make two states of a site at the same time: a digest
  /// recorded afterwards might be that of the other state's bytes.
  package convenience init(hashingOutput: Bool = false) {
    self.init(BackgroundValue { [] }, hashingOutput: hashingOutput)
  }

  init(_ known: BackgroundValue<[TraceArchive]>, hashingOutput: Bool = false) {
    self.known = known
    hashesOutput = hashingOutput
  }

  /// Archives from before this process, the latest first.
  var archives: [TraceArchive] {
    (archived.load() ?? archived.storeIfNil(Archives(known.value))).all
  }

  /// Whether there is something to write.
  package var isChanged: Bool { hasChanged.load(ordering: .relaxed) }

  /// The record of a product made in this process, by the hash of its path.
  subscript(hash: UInt64) -> TraceRecord? {
    get { part(of: hash).records.withLock { $0[hash] } }
    set {
      hasChanged.store(true, ordering: .relaxed)
      part(of: hash).records.withLock { $0[hash] = newValue }
    }
  }

  func note(_ output: OutputDigest, of hash: UInt64) {
    part(of: hash).records.withLock {
      if let place = $0.place(of: hash) { $0[place: place].output = output }
    }
  }

  func remove(_ hash: UInt64) {
    let old = part(of: hash).records.withLock { $0.removeValue(of: hash) }
    if old != nil { hasChanged.store(true, ordering: .relaxed) }
  }

  func query(_ key: ReadKey) -> Query? {
    part(of: key.bits).questions.withLock { $0.query(key) } ?? archivedQuery(key)
  }

  func isNoted(_ question: ReadKey) -> Bool {
    part(of: question.bits).questions.withLock { $0.contains(question) }
  }

  private func archivedQuery(_ key: ReadKey) -> Query? {
    for archive in archives {
      if let query = archive.query(key) { return query }
    }
    return nil
  }

  /// Returns the bytes of an archived query.
  func archivedQuestion(_ key: ReadKey) -> ArraySlice<UInt8>? {
    for archive in archives {
      if let question = archive.question(key) { return question }
    }
    return nil
  }

  /// Records the queries of a product just made.
  func note(_ notes: ReadNotes) {
    for (place, query) in notes.queries {
      let key = notes.reads[place].key
      guard !recentQuestions.contains(key) else { continue }
      part(of: key.bits).questions.withLock { $0.note(query, key) }
      recentQuestions.insert(key)
    }
  }

  private func part(of hash: UInt64) -> Part { parts[Int(hash >> 3) & (parts.count - 1)] }

  /// Begins a new state of the site; excerpts that the last one did not use are forgotten.
  func begin() {
    excerpts.withLock { $0 = (new: NumberTable(), old: $0.new.isEmpty ? $0.old : $0.new) }
    recentQuestions.removeAll()
    recentExcerpts.removeAll()
  }

  func excerpt(ofText text: UInt64) -> UInt64? {
    excerpts.withLock { excerpts in
      if let known = excerpts.new[text] { return known }
      guard let known = excerpts.old[text] else { return nil }
      excerpts.new[text] = known
      return known
    } ?? archivedExcerpt(ofText: text)
  }

  private func archivedExcerpt(ofText text: UInt64) -> UInt64? {
    for archive in archives {
      if let known = archive.excerpt(ofText: text) { return known }
    }
    return nil
  }

  func note(excerpt: UInt64, ofText text: UInt64) {
    excerpts.withLock { $0.new[text] = excerpt }
  }

  /// Records the excerpts that a product has just shown; `text` returns the hash of a model's text.
  func note(excerptsIn notes: ReadNotes, ofText text: (ReadKey) -> UInt64?) {
    for read in notes.reads where read.key.aspect == .excerpt && !recentExcerpts.contains(read.key)
    {
      guard let text = text(read.key) else { continue }
      note(excerpt: read.value, ofText: text)
      recentExcerpts.insert(read.key)
    }
  }
}

// MARK: - Forgetting

extension SiteTraces {
  /// Number of records and queries.
  package var count: Int {
    parts.reduce(0) { $0 + $1.records.withLock(\.count) + $1.questions.withLock(\.count) }
  }

  /// Forgets the records of all products except these, and the queries that no remaining record
  /// has.
  ///
  /// It inspects all of them, so it does nothing until their number has grown by an eighth. A
  /// product made meanwhile may lose a query, and is then made once more.
  func forget(allBut products: [Product]) {
    let most = remembered.load(ordering: .relaxed) * 9 / 8 + Self.slack
    guard count > most else { return }
    let paths = Set(products.lazy.map { StableHasher.hash($0.path) })
    var asked: Set<UInt64> = []
    for part in parts {
      part.records.withLock { records in
        records = records.filter { number, _ in paths.contains(number) }
        for record in records.values { record.notes.forEachQuestion { asked.insert($0.bits) } }
      }
    }
    for part in parts {
      part.questions.withLock { $0.forget(allBut: asked) }
    }
    recentQuestions.removeAll()
    recentExcerpts.removeAll()
    remembered.store(count, ordering: .relaxed)
  }

  /// Number of records and queries not worth an inspection.
  private static let slack = 64
}
