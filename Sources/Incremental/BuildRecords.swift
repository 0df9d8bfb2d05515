package import Application
import Basics
import Content
package import Diagnostics
import Files
package import Publishing
import Synchronization

/// The memory of builds: records of products and the state of the last build, in the site's folder.
///
/// A preview uses it within one process, and reads and writes no file.
///
/// A class, because a build adds to it from its beginning to its end.
package final class BuildRecords: BuildMemory {
  static let title: [UInt8] = Array("zoetrope-cache 10\n".utf8)

  private let folder: CacheFolder
  private let jobs: Int
  private let records = ProductRecords()
  /// Task that reads the saved records. It is done when the first product is looked up.
  private let reading: BackgroundValue<Void>
  private let states = Mutex<(sources: SourceState?, writing: BackgroundValue<Void>?)>((nil, nil))
  /// Number of records after the last call of `forget` that removed some.
  private let remembered = Atomic(0)

  /// Number of products that have a record.
  package var count: Int { records.count }

  /// Takes the site's folder and the number of threads.
  package convenience init(site: String, jobs: Int) {
    self.init(CacheFolder(site: site), jobs: jobs)
  }

  init(_ folder: CacheFolder, jobs: Int) {
    self.folder = folder
    self.jobs = jobs
    reading = BackgroundValue { [records] in
      if let bytes = folder.read(.cache) { records.read(bytes) }
    }
  }

  package func look(_ publisher: Publisher, _ options: Site.Options) -> BuildLook {
    var look = BuildLook()
    let last = folder.read(.last).flatMap(LastBuild.init)
    let asked = Self.asked(options, publisher)
    let known = last.flatMap { $0.asked == asked ? $0.published : nil }
    look.published = known.map { publisher.look(since: $0) }
    look.sources = SourceState(
      of: options.folder, at: FileIdentity.now, keepsPaths: last != nil, jobs: jobs)
    states.withLock { $0.sources = look.sources }
    if let last, let sources = look.sources, sources.hash == last.sources,
      last.outside?.isUnchanged(in: options.folder) ?? true,
      last.validity.holds(at: options.audience.now), let count = look.published?.untouchedFiles
    {
      var report = PublishingReport()
      (report.pages, report.images) = (last.pages, last.images)
      (report.assets, report.sealed) = (last.assets, last.sealed)
      report.unchanged = count
      report.notes = last.notes
      look.unchanged = (report, last.diagnostics)
    } else {
      reading.begin(jobs: jobs)
    }
    return look
  }

  package func products(of site: Site) -> any KnownProducts {
    reading.value
    return SiteRecords(records, of: site)
  }

  /// Looks at all records, so it does nothing until their number has grown by an eighth.
  package func forget(allBut site: Site) {
    let most = remembered.load(ordering: .relaxed) * 9 / 8 + 64
    guard records.count > most else { return }
    SiteRecords(records, of: site).forget()
    remembered.store(records.count, ordering: .relaxed)
  }

  package func beginKeeping(_ site: Site) {
    states.withLock { states in
      guard states.writing == nil else { return }
      states.writing = BackgroundValue.begin(jobs: jobs) { [self] in write(site) }
    }
  }

  package func keep(
    _ report: PublishingReport, of site: Site, _ publisher: Publisher, _ options: Site.Options,
    diagnostics: [Diagnostic]
  ) {
    beginKeeping(site)
    let (sources, writing) = states.withLock { $0 }
    writing?.value
    // Otherwise a later change might go unnoticed, or notes about the published folder be repeated.
    let outside = site.hiddenFile
    let isCertain =
      sources?.isSettled == true && report.notes.isEmpty
      && (outside == nil || outside?.identity != nil)
    let last = LastBuild(
      asked: Self.asked(options, publisher), sources: isCertain ? sources?.hash : nil,
      published: report.published, validity: site.validity, pages: report.pages,
      images: report.images, assets: report.assets, sealed: report.sealed,
      diagnostics: diagnostics.filter(Site.saysAgain),
      notes: site.notes,
      outside: outside.flatMap { file in
        file.identity.map { LastBuild.Outside(path: file.path, identity: $0.hash) }
      })
    let bytes = last.bytes ?? []
    guard bytes != folder.read(.last) ?? [] else { return }
    folder.write(.last) { (sink) throws(SystemError) in try sink(bytes[...]) }
  }

  /// Hash of the program, its options and the output folder.
  private static func asked(_ options: Site.Options, _ publisher: Publisher) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(options.hashWithGuests)
    hasher.combine(publisher.place ?? "")
    return hasher.finish()
  }
}

// MARK: - The file of records

extension BuildRecords {
  private func write(_ site: Site) {
    guard records.isChanged else { return }
    let known = SiteRecords(records, of: site)
    folder.write(.cache) { (sink) throws(SystemError) in
      var writer = CacheWriter(Self.title)
      try known.write(to: &writer) { (writer) throws(SystemError) in
        try writer.writeFullPieces(to: sink)
      }
      try writer.finish(to: sink)
    }
  }
}
