package import Application
package import Content
import Threads

/// Results of one build for the next, in the site's folder; safe to delete at any time.
///
///     .zoetrope/cache        what each product read when it was made, and the digest of its bytes
///               changes      the same of the few products that were made again since
///               plan         the site's pages and their addresses
///               models       the models of the files of content
///               model-changes   the same of the few files that were read again since
///               last         state by which the next build sees that there is nothing to do, and
///                            its messages for that case
///               new, new-models   files that are being written
///               .gitignore   keeps all of it out of Git
///
/// With a cache that is missing, damaged or of another version, a build makes everything. If it
/// can't be written, the build goes on.
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

  /// Takes the site's folder.
  package init(site: String, fileSystem: any FileSystem = POSIXFileSystem()) {
    self.site = site
    self.fileSystem = fileSystem
  }

  /// Traces of the last build, read when first needed; empty if there are none that can be trusted.
  package func traces() -> SiteTraces {
    SiteTraces {
      readBytes(of: Self.file).map { ($0, readBytes(of: Self.changes)) }
    }
  }

  /// Plan of a site with these kinds; `nil` if there is none that can be trusted.
  package func readPlan(_ kinds: SiteKinds) -> KeptPlan? {
    readBytes(of: Self.plan).flatMap { KeptPlan(parsing: $0, kinds) }
  }

  /// Store of the files' models, for loading the site's content. It is written beside the previous
  /// one, which a failed build must not change, until `writing` or `withdraw` is called.
  package func models(jobs: Int) -> ModelStore {
    let bytes = BackgroundValue<(bytes: [UInt8], changes: [UInt8]?)?>.begin(jobs: jobs) {
      readBytes(of: Self.models).map { ($0, readBytes(of: Self.modelChanges)) }
    }
    return ModelStore(
      key: ProgramIdentity.hash, read: { bytes.value }, write: writeNewModels)
  }

  /// Writes the new models; the modification time of the folder from before is noted for
  /// `withdraw`.
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

  /// Removes new models of a failed build, and the folder if it was made for them.
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

  /// The writing of a site's traces, which may run beside other work.
  package struct Writing: Sendable {
    fileprivate let writing: BackgroundValue<Void>

    /// Begins to write, on another thread if there is more than one job.
    package func begin(jobs: Int) { writing.begin(jobs: jobs) }

    /// Waits until all is written.
    package func finish() { writing.value }
  }

  /// The writing of the traces of a site's present products; nothing is written until it is begun
  /// or finished.
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
        // Changes that belong to another cache are ignored, so the old file may stay for a moment.
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

  /// Writes the state for the next build, after everything else.
  package func writeLast(_ last: LastBuild?) {
    let bytes = last?.bytes ?? []
    guard bytes != readBytes(of: Self.last) ?? [] else { return }
    write(to: Self.last) { (sink) throws(SystemError) in try sink(bytes[...]) }
  }

  /// State of the last build; `nil` if it can't be relied on.
  package func readLast() -> LastBuild? { readBytes(of: Self.last).flatMap(LastBuild.init) }

  private func readBytes(of name: String) -> [UInt8]? {
    guard let folder = try? open() else { return nil }
    return try? folder.bytes(of: name)
  }

  /// Consumer of a file's bytes, piece by piece.
  private typealias Sink = (ArraySlice<UInt8>) throws(SystemError) -> Void

  /// Writes a file, unless another build has the turn; returns whether it is written.
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
      // Removed first whatever it is: opening a pipe would wait for a reader.
      try folder.removeIfPresent(Self.half)
      try folder.write(to: Self.half, fill)
      try folder.replace(name, by: Self.half)
      return true
    } catch {
      // The next build makes everything again. The disk may be full, and this build may need the
      // room.
      if turn.isOurs { remove(Self.half) }
      return false
    }
  }

  /// Keeps the new models; those of a killed build, which are not this build's, are removed.
  private func keepModels() {
    guard let folder = try? open(), turn.take(in: folder) else { return }
    if turn.hasNewModels {
      try? folder.replace(Self.models, by: Self.newModels)
      // The old changes belong to the replaced models.
      remove(Self.modelChanges)
    } else {
      remove(Self.newModels)
    }
  }

  private func remove(_ name: String) {
    _ = try? open().removeIfPresent(name)
  }

  /// Opens the site's folder.
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
  /// Renames a file, replacing another one of the new name if that can be removed.
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
