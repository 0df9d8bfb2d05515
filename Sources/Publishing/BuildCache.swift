package import Application
package import Content
import Threads

/// What a build knows of the one before it, in the site's folder; safe to delete at any time.
///
///     .zoetrope/cache        what each product read when it was made, and the digest of its bytes
///               changes      the same of the few that were made again since
///               plan         what was decided about the site
///               models       what the files of content came to when they were read
///               model-changes   the same of the few that were read again since
///               last         by what the next build finds out that there is nothing to do, and what
///                            it then says
///               new, new-models   what is being written
///               .gitignore   so that none of it is committed
///
/// A cache that is missing, damaged or of another version is a build that makes everything. One that
/// can't be written is no reason for a build to fail.
package struct BuildCache: Sendable {
  private static let folder = ".zoetrope"
  private static let file = "cache"
  private static let changes = "changes"
  private static let models = "models"
  private static let modelChanges = "model-changes"
  private static let newModels = "new-models"
  private static let plan = "plan"
  private static let last = "last"
  private static let half = "new"
  private static let ignore = ".gitignore"

  private let site: String
  private let fileSystem: any FileSystem
  private let turn = CacheTurn()

  /// `site` is the site's folder.
  package init(site: String, fileSystem: any FileSystem = POSIXFileSystem()) {
    self.site = site
    self.fileSystem = fileSystem
  }

  /// What was written last, read when somebody asks; nothing where there is nothing that can be trusted.
  package func traces() -> SiteTraces {
    SiteTraces {
      readBytes(of: Self.file).map { ($0, readBytes(of: Self.changes)) }
    }
  }

  /// What was decided about a site of such kinds; `nil` where there is nothing that can be trusted.
  package func readPlan(_ kinds: SiteKinds) -> KeptPlan? {
    readBytes(of: Self.plan).flatMap { KeptPlan(parsing: $0, kinds) }
  }

  /// What files came to, for a loading of the site's content. It is written beside what was there, as
  /// nothing may change where a build fails: `writing` or `withdraw` ends that.
  package func models(jobs: Int) -> ModelStore {
    let bytes = BackgroundValue<(bytes: [UInt8], changes: [UInt8]?)?>.begin(jobs: jobs) {
      readBytes(of: Self.models).map { ($0, readBytes(of: Self.modelChanges)) }
    }
    return ModelStore(
      key: ProgramIdentity.hash, read: { bytes.value }, write: writeNewModels)
  }

  /// The file's time is the folder's from before, which `withdraw` gives back to it.
  private func writeNewModels(_ fill: @escaping (ModelStore.Sink) -> Void) {
    let before = try? open().status(of: ".").modified
    let isWritten = write(to: Self.newModels) { (sink) throws(SystemError) in
      var failure: SystemError?
      fill { piece in
        guard failure == nil else { return }
        do throws(SystemError) { try sink(piece) } catch { failure = error }
      }
      if let failure { throw failure }
    }
    guard isWritten else { return }
    turn.noteNewModels()
    guard let before, let folder = try? open() else { return }
    try? fileSystem.withFile(Self.newModels, in: folder.descriptor, for: .reading) {
      (file) throws(SystemError) in
      try fileSystem.setModificationTime(before, of: file)
    }
  }

  /// Takes back what was written for a build that failed, and the folder if it was made for that.
  package func withdraw(_ models: ModelStore) {
    models.finish()
    guard turn.hasNewModels, let folder = try? open(),
      let before = try? folder.statusIfPresent(of: Self.newModels)?.modified
    else { return }
    _ = try? folder.removeIfPresent(Self.newModels)
    let names = try? fileSystem.list(".", in: folder.descriptor).entries.map {
      RawPath(name: $0.name).shown
    }
    if names == [Self.ignore] {
      _ = try? folder.removeIfPresent(Self.ignore)
      try? parent().removeFolderIfEmpty(Self.folder)
    } else {
      try? fileSystem.setModificationTime(before, of: folder.descriptor)
    }
  }

  /// The writing of what is known of a site, which may go on beside other work.
  package struct Writing: Sendable {
    fileprivate let writing: BackgroundValue<Void>

    /// Begins it on another thread if there is more than one job.
    package func begin(jobs: Int) { writing.begin(jobs: jobs) }

    /// Returns when all is written.
    package func finish() { writing.value }
  }

  /// How to keep what is known of a site's products, and nothing of those that it no longer has: nothing
  /// is written until whoever has it begins or finishes that.
  package func writing(_ traces: SiteTraces, _ models: ModelStore, of site: Site) -> Writing {
    Writing(writing: BackgroundValue { write(traces, models, of: site) })
  }

  private func write(_ traces: SiteTraces, _ models: ModelStore, of site: Site) {
    models.finish()
    keepModels()
    if let changes = models.changes {
      write(to: Self.modelChanges) { (sink) throws(SystemError) in try sink(changes[...]) }
    }
    if traces.isChanged {
      if traces.changesAreFew {
        write(to: Self.changes) { (sink) throws(SystemError) in
          try traces.writeChanges(for: site.products, to: sink)
        }
      } else {
        // Changes of another cache are none, so they may stay for a moment.
        write(to: Self.file) { (sink) throws(SystemError) in
          try traces.write(for: site.products, to: sink)
        }
        remove(Self.changes)
      }
    }
    if let plan = site.plan {
      write(to: Self.plan) { (sink) throws(SystemError) in try sink(plan.bytes[...]) }
    }
  }

  /// The last thing that is written: all else is there by then.
  package func writeLast(_ last: LastBuild?) {
    let bytes = last?.bytes ?? []
    guard bytes != readBytes(of: Self.last) ?? [] else { return }
    write(to: Self.last) { (sink) throws(SystemError) in try sink(bytes[...]) }
  }

  /// What the last build left behind, if the next may go by it.
  package func readLast() -> LastBuild? { readBytes(of: Self.last).flatMap(LastBuild.init) }

  private func readBytes(of name: String) -> [UInt8]? {
    guard let folder = try? open() else { return nil }
    return try? folder.bytes(of: name)
  }

  /// Takes the bytes of a file piece by piece.
  private typealias Sink = (ArraySlice<UInt8>) throws(SystemError) -> Void

  /// Whether it is written: not where another build's turn it is.
  @discardableResult
  private func write(to name: String, _ fill: (Sink) throws(SystemError) -> Void) -> Bool {
    do throws(SystemError) {
      let parent = try parent()
      try parent.makeFolderIfMissing(Self.folder)
      let folder = try parent.folder(Self.folder)
      guard turn.take(in: folder) else { return false }
      if try folder.statusIfPresent(of: Self.ignore) == nil {
        let text = "# Zoetrope's: what the next build need not make again.\n*\n"
        try folder.write(to: Self.ignore) { (sink) throws(SystemError) in
          try sink(Array(text.utf8)[...])
        }
      }
      // Whatever it is that lies there: a pipe would wait for a reader.
      try folder.removeIfPresent(Self.half)
      try folder.write(to: Self.half, fill)
      try folder.replace(name, by: Self.half)
      return true
    } catch {
      // The next build makes what it would have known. The disk may be full: this one may need the room.
      if turn.isOurs { remove(Self.half) }
      return false
    }
  }

  /// Those of a build that was killed are nobody's.
  private func keepModels() {
    guard let folder = try? open(), turn.take(in: folder) else { return }
    if turn.hasNewModels {
      try? folder.replace(Self.models, by: Self.newModels)
      // They belong to the models that were replaced.
      remove(Self.modelChanges)
    } else {
      remove(Self.newModels)
    }
  }

  private func remove(_ name: String) {
    _ = try? open().removeIfPresent(name)
  }

  /// The site's folder.
  private func parent() throws(SystemError) -> OpenFolder {
    try OpenFolder(
      descriptor: fileSystem.open(fileSystem.resolve(site), in: workingFolder, for: .readingFolder),
      fileSystem: fileSystem)
  }

  private func open() throws(SystemError) -> OpenFolder {
    try OpenFolder(
      descriptor: fileSystem.open(
        "\(fileSystem.resolve(site))/\(Self.folder)", in: workingFolder, for: .readingFolder),
      fileSystem: fileSystem)
  }
}

extension OpenFolder {
  /// In the place of whatever has the name, if it can go.
  fileprivate func replace(_ name: String, by other: String) throws(SystemError) {
    try removeIfPresent(name)
    try fileSystem.rename(other, in: descriptor, to: name, in: descriptor)
  }

  fileprivate func bytes(of name: String) throws(SystemError) -> [UInt8]? {
    try fileSystem.bytesIfPresent(of: name, in: descriptor)
  }

  fileprivate func write(
    to name: String,
    _ fill: ((ArraySlice<UInt8>) throws(SystemError) -> Void) throws(SystemError) -> Void
  ) throws(SystemError) {
    try fileSystem.withFile(name, in: descriptor, for: .replacing) { (file) throws(SystemError) in
      try fill { (piece) throws(SystemError) in
        try fileSystem.writeAll(Array(piece), to: file)
      }
    }
  }
}
