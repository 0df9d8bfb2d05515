import Synchronization
import Threads
import Tracing

// The traces of a site as the bytes of a cache.

extension SiteTraces {
  /// Parses the archive of all products, and later changes to it.
  ///
  /// `nil` for bytes that this version did not write, or not completely. Changes to another archive
  /// are ignored.
  package convenience init?(parsing bytes: [UInt8], changes: [UInt8]? = nil) {
    guard let archives = Self.archives(bytes, changes) else { return nil }
    self.init(BackgroundValue { archives })
  }

  /// Reads the archive and its changes on first use, or at `beginReading`; invalid bytes count as
  /// none.
  package convenience init(
    reading read: @escaping @Sendable () -> (bytes: [UInt8], changes: [UInt8]?)?
  ) {
    self.init(BackgroundValue { read().flatMap { Self.archives($0, $1) } ?? [] })
  }

  /// Starts to read the archives on another thread if there is more than one job.
  package func beginReading(jobs: Int) { known.begin(jobs: jobs) }

  private static func archives(_ bytes: [UInt8], _ changes: [UInt8]?) -> [TraceArchive]? {
    guard let archive = TraceArchive(bytes) else { return nil }
    let added = changes.flatMap { TraceArchive($0) }.flatMap { $0.base == archive.seal ? $0 : nil }
    return (added.map { [$0] } ?? []) + [archive]
  }

  /// Whether the records are few enough to be written as changes beside the archive.
  package var changesAreFew: Bool {
    guard let all = archives.last else { return false }
    let added = archives.count > 1 ? archives[0].count : 0
    return (recordCount + added) * 8 <= all.count
  }

  private var recordCount: Int { parts.reduce(0) { $0 + $1.records.withLock(\.count) } }

  /// Writes the records of these products piece by piece. Nothing else may be recorded meanwhile.
  package func write<Failure: Error>(
    for products: [Product], to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = TraceArchiveWriter()
    try add(products, beside: archives[...], to: &writer, sink)
    try writer.finish(excerpts: keptExcerpts(beside: archives[...]).entries, base: 0, to: sink)
  }

  /// Writes the records of these products that belong beside the archive of all products.
  package func writeChanges<Failure: Error>(
    for products: [Product], to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = TraceArchiveWriter()
    try add(products, beside: archives.dropLast(), to: &writer, sink)
    let all = archives.last
    let excerpts = keptExcerpts(beside: archives.dropLast()).entries.filter {
      all?.hasExcerpt(ofText: $0.number) != true
    }
    try writer.finish(excerpts: excerpts, base: all?.seal ?? 0, to: sink)
  }

  /// Returns the excerpts that were used in this process.
  private func keptExcerpts(beside archives: ArraySlice<TraceArchive>) -> NumberTable<UInt64> {
    var kept = excerpts.withLock(\.new)
    for archive in archives {
      for (text, excerpt) in archive.keptExcerpts where kept[text] == nil { kept[text] = excerpt }
    }
    return kept
  }

  /// Returns the path hashes of all recorded or archived products; `nil` if there are many.
  private func changed(beside archives: ArraySlice<TraceArchive>) -> Set<UInt64>? {
    guard recordCount + archives.reduce(0, { $0 + $1.count }) <= Self.few else { return nil }
    var hashes: Set<UInt64> = []
    for part in parts { part.records.withLock { hashes.formUnion($0.entries.lazy.map(\.number)) } }
    for archive in archives {
      hashes.formUnion((0..<archive.count).map(archive.pathHash(ofRecord:)))
    }
    return hashes
  }

  /// Largest number of path hashes to collect; with more, looking up every product is faster.
  private static let few = 4096

  /// Adds the recorded products, and the archived records of the others.
  private func add<Failure: Error>(
    _ products: [Product], beside archives: ArraySlice<TraceArchive>,
    to writer: inout TraceArchiveWriter, _ sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    for part in parts { try writer.add(part.questions.withLock { $0 }, to: sink) }
    // Skips products that are neither recorded nor in the changes.
    let few = changed(beside: archives)
    // Looked up again instead of stored: all records together are as large as much of the site.
    for product in products {
      let hash = product.pathHash
      if let few, !few.contains(hash) { continue }
      let known = self[hash] ?? archives.lazy.compactMap { $0.record(ofPath: hash) }.first
      guard let known else { continue }
      // A record of this process may still hold queries that another process asked.
      if !self.archives.isEmpty {
        writer.addQuestions(of: known.notes) { isNoted($0) ? nil : archivedQuestion($0) }
      }
      try writer.add(known, ofPath: hash, to: sink)
    }
  }
}
