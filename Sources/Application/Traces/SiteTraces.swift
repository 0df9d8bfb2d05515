import Synchronization
import Threads
import Tracing

/// What the products of a site read when they were made, kept from one state of the site to the next.
///
/// A class, since every thread that makes products adds to it. Each record says by itself of which
/// state it is, so that an old one, or one of a build that was given up, is at worst of no use.
package final class SiteTraces: Sendable {
  /// A class, for a lock can't be copied into an array.
  final class Part: Sendable {
    /// By the hash of a product's path.
    let records = Mutex(NumberTable<TraceRecord>())
    let questions = Mutex(QuestionLog())
  }

  /// A class, for an array can't be stored atomically.
  private final class Archives: Sendable {
    let all: [TraceArchive]

    init(_ all: [TraceArchive]) { self.all = all }
  }

  let parts = (0..<32).map { _ in Part() }
  /// The keys of questions and of excerpts that are noted already: of excerpts there are fewer, and each is
  /// read by many.
  private let recentQuestions = RecentKeys()
  private let recentExcerpts = RecentKeys()
  /// What was known when the process began.
  let known: BackgroundValue<[TraceArchive]>
  /// The same once somebody has waited for it: thousands of questions are looked for in it, and to ask
  /// `known` takes a lock and generic code.
  private let archived = AtomicLazyReference<Archives>()
  /// Whether records know what was made by a hash of it, as nobody notes its digest.
  let hashesOutput: Bool
  /// Whether it holds other things than what was read from a file.
  private let hasChanged = Atomic(false)
  /// The hashes of excerpts, by those of their texts and of how they are read: those that somebody
  /// has asked for since the last state of the site began, and those before; without those that an
  /// archive has.
  let excerpts = Mutex<(new: NumberTable<UInt64>, old: NumberTable<UInt64>)>(
    (NumberTable(), NumberTable()))
  /// How many records and questions there were when some were last forgotten.
  private let remembered = Atomic(0)

  /// `hashingOutput` is for whoever makes two states of a site at the same time: a digest that is noted
  /// afterwards might be noted of the other's bytes.
  package convenience init(hashingOutput: Bool = false) {
    self.init(BackgroundValue { [] }, hashingOutput: hashingOutput)
  }

  init(_ known: BackgroundValue<[TraceArchive]>, hashingOutput: Bool = false) {
    self.known = known
    hashesOutput = hashingOutput
  }

  /// What was known when the process began: first what was added last.
  var archives: [TraceArchive] {
    (archived.load() ?? archived.storeIfNil(Archives(known.value))).all
  }

  /// Whether there is something to be written.
  package var isChanged: Bool { hasChanged.load(ordering: .relaxed) }

  /// What was noted in this process, by the hash of a product's path.
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

  /// A question as archives have it.
  func archivedQuestion(_ key: ReadKey) -> ArraySlice<UInt8>? {
    for archive in archives {
      if let question = archive.question(key) { return question }
    }
    return nil
  }

  /// Takes note of the questions that a product has just asked.
  func note(_ notes: ReadNotes) {
    for (place, query) in notes.queries {
      let key = notes.reads[place].key
      guard !recentQuestions.contains(key) else { continue }
      part(of: key.bits).questions.withLock { $0.note(query, key) }
      recentQuestions.insert(key)
    }
  }

  private func part(of hash: UInt64) -> Part { parts[Int(hash >> 3) & (parts.count - 1)] }

  /// A new state of the site: what nobody asked for in the last is forgotten.
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

  /// Takes note of the excerpts that a product has just shown; `text` finds the hash of a model's text.
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
  /// How many records and questions are held.
  package var count: Int {
    parts.reduce(0) { $0 + $1.records.withLock(\.count) + $1.questions.withLock(\.count) }
  }

  /// Forgets the records of all but these products, and the questions that none of theirs asks.
  ///
  /// That takes a look at each, so it is done only when there are an eighth more than were left the
  /// last time. What is made meanwhile may lose a question, and is then made once more.
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

  /// So few are not worth a look.
  private static let slack = 64
}
