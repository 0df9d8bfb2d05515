import Synchronization
import Threads
import Tracing

// What is known of a site's products, as the bytes of a cache.

extension SiteTraces {
  /// What was written for all products of a site, and what was added since; `nil` for bytes that were
  /// not written whole by this version. Additions to other bytes are none.
  package convenience init?(parsing bytes: [UInt8], changes: [UInt8]? = nil) {
    guard let archives = Self.archives(bytes, changes) else { return nil }
    self.init(BackgroundValue { archives })
  }

  /// The same of bytes that are read when somebody asks, or by `beginReading`; nothing where there are
  /// none to be trusted.
  package convenience init(
    reading read: @escaping @Sendable () -> (bytes: [UInt8], changes: [UInt8]?)?
  ) {
    self.init(BackgroundValue { read().flatMap { Self.archives($0, $1) } ?? [] })
  }

  /// Has another thread read them if there is more than one job.
  package func beginReading(jobs: Int) { known.begin(jobs: jobs) }

  private static func archives(_ bytes: [UInt8], _ changes: [UInt8]?) -> [TraceArchive]? {
    guard let archive = TraceArchive(bytes) else { return nil }
    let added = changes.flatMap { TraceArchive($0) }.flatMap { $0.base == archive.seal ? $0 : nil }
    return (added.map { [$0] } ?? []) + [archive]
  }

  /// Whether little enough was noted that it is best kept beside what was there.
  package var changesAreFew: Bool {
    guard let all = archives.last else { return false }
    let added = archives.count > 1 ? archives[0].count : 0
    return (recordCount + added) * 8 <= all.count
  }

  private var recordCount: Int { parts.reduce(0) { $0 + $1.records.withLock(\.count) } }

  /// Gives what is known of these products piece by piece. Nothing else may be noted meanwhile.
  package func write<Failure: Error>(
    for products: [Product], to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = TraceArchiveWriter()
    try add(products, beside: archives[...], to: &writer, sink)
    try writer.finish(excerpts: keptExcerpts(beside: archives[...]).entries, base: 0, to: sink)
  }

  /// The same of what is to be kept beside what was written for all products.
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

  /// Those that somebody has asked for.
  private func keptExcerpts(beside archives: ArraySlice<TraceArchive>) -> NumberTable<UInt64> {
    var kept = excerpts.withLock(\.new)
    for archive in archives {
      for (text, excerpt) in archive.keptExcerpts where kept[text] == nil { kept[text] = excerpt }
    }
    return kept
  }

  /// The hashes of the paths of which something was noted, or archives know; `nil` where they are many.
  private func changed(beside archives: ArraySlice<TraceArchive>) -> Set<UInt64>? {
    guard recordCount + archives.reduce(0, { $0 + $1.count }) <= Self.few else { return nil }
    var hashes: Set<UInt64> = []
    for part in parts { part.records.withLock { hashes.formUnion($0.entries.lazy.map(\.number)) } }
    for archive in archives {
      hashes.formUnion((0..<archive.count).map(archive.pathHash(ofRecord:)))
    }
    return hashes
  }

  /// A set of so many is sooner made than all products of a large site are asked for.
  private static let few = 4096

  /// Adds what was noted of products, and what archives know of the others.
  private func add<Failure: Error>(
    _ products: [Product], beside archives: ArraySlice<TraceArchive>,
    to writer: inout TraceArchiveWriter, _ sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    for part in parts { try writer.add(part.questions.withLock { $0 }, to: sink) }
    // Products of which nothing was noted, and which the changes do not have, are passed over.
    let few = changed(beside: archives)
    // Asked for once more, and not kept: all records in a row are as large as much of the site.
    for product in products {
      let hash = product.pathHash
      if let few, !few.contains(hash) { continue }
      let known = self[hash] ?? archives.lazy.compactMap { $0.record(ofPath: hash) }.first
      guard let known else { continue }
      // One that was noted here may have asked them in another process, and still hold.
      if !self.archives.isEmpty {
        writer.addQuestions(of: known.notes) { isNoted($0) ? nil : archivedQuestion($0) }
      }
      try writer.add(known, ofPath: hash, to: sink)
    }
  }
}
