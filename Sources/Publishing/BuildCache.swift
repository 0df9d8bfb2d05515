package import Application
import Threads

/// Results of one build for the next, in the site's folder; safe to delete at any time.
///
///     .zoetrope/cache        what each product read when it was made, and the digest of its bytes
///               changes      the same of the few products that were made again since
///               last         state by which the next build sees that there is nothing to do, and
///                            its messages for that case
///               new          a file that is being written
///               .gitignore   keeps all of it out of Git
///
/// With a cache that is missing, damaged or of another version, a build makes everything. If it
/// can't be written, the build goes on.
package struct BuildCache: Sendable {
  private static let folder = ".zoetrope"
  private static let file = "cache"
  private static let changes = "changes"
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
  package func writing(_ traces: SiteTraces, of site: Site) -> Writing {
    Writing(writing: BackgroundValue { write(traces, of: site) })
  }

  private func write(_ traces: SiteTraces, of site: Site) {
    guard traces.isChanged else { return }
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
