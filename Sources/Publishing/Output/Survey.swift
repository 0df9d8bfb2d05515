import Basics
import Content
import Files

/// Files in a tree that aren't ours, and that we never remove.
struct Survey: Sendable {
  struct Foreign: Sendable, Hashable {
    let path: RawPath
    let status: FileStatus

    var isFolder: Bool { status.kind == .folder }
  }

  /// State of one of our folders.
  struct Sight: Sendable {
    let mark: FolderMark
    /// Whether it contained only files and folders that we put there.
    let isAsLeft: Bool
  }

  /// Foreign files. A folder comes before its content; otherwise the order is undefined.
  var foreign: [Foreign] = []
  /// Folders on another file system, to which no file can be linked or moved.
  var mounts: [RawPath] = []

  /// States of our folders; `nil` for a missing one.
  private(set) var sights: [Sight?] = []

  /// Looks into our folders, and into all foreign ones. A kept folder matches its mark, so its
  /// content is known.
  ///
  /// `files` are the statuses of our files. A status is `nil` if the file isn't the one that we
  /// wrote.
  init(
    of tree: OpenFolder, knowing known: KnownPaths, _ files: [FileStatus?],
    marked marks: [FolderMark?], _ areKept: [Bool], jobs: Int
  ) throws(SystemError) {
    let device = try tree.status(of: ".").device
    let others = areKept.indices.filter { !areKept[$0] }
    let parts = concurrentMap(others.count, jobs: jobs, worker: { Nothing() }) { _, index in
      Result { () throws(SystemError) in
        var surveyor = Surveyor(tree: tree, known: known, files: files, device: device)
        try surveyor.visit(folder: others[index])
        return surveyor.found
      }
    }
    sights = zip(areKept, marks + repeatElement(nil, count: areKept.count - marks.count))
      .map { isKept, mark in mark.flatMap { isKept ? Sight(mark: $0, isAsLeft: true) : nil } }
    for (folder, part) in zip(others, parts) {
      let part = try part.get()
      foreign += part.foreign
      mounts += part.mounts
      sights[folder] = part.sights.first ?? nil
    }
  }

  /// Looks for new files since `earlier`. It reads only those of our folders that have changed
  /// since, or that changed shortly before `start`, when the earlier survey had not begun yet.
  init(
    of tree: OpenFolder, knowing known: KnownPaths, _ files: [FileStatus?], after earlier: Survey,
    begunAt start: Int, jobs: Int
  ) throws(SystemError) {
    let device = try tree.status(of: ".").device
    let parts = concurrentMap(known.folders.count, jobs: jobs, worker: { StatusReader(tree) }) {
      reader, index in
      Result { () throws(SystemError) in
        let now = try known.withPath(of: index) { path in
          Result { () throws(SystemError) in try reader.statusIfPresent(of: path) }
        }.get()
        let before = earlier.sights[index]
        guard
          now.map(FolderMark.init) != before?.mark
            || (before.map { !FileClock.isPast($0.mark.changed, at: start) } ?? false)
        else { return nil as Survey? }
        var surveyor = Surveyor(tree: tree, known: known, files: files, device: device)
        try surveyor.visit(folder: index)
        return surveyor.found
      }
    }
    sights = earlier.sights
    for (index, part) in parts.enumerated() {
      guard let part = try part.get() else { continue }
      foreign += part.foreign
      mounts += part.mounts
      sights[index] = part.sights.first ?? nil
    }
    var surveyor = Surveyor(tree: tree, known: known, files: [], device: device)
    for item in earlier.foreign {
      surveyor.found.foreign.append(item)
      if item.isFolder { try surveyor.visitForeign(item.path) }
    }
    foreign += surveyor.found.foreign
  }

  private struct Nothing {}

  fileprivate init() {}

  fileprivate mutating func saw(_ sight: Sight) { sights = [sight] }
}

private struct Surveyor {
  let tree: OpenFolder
  let known: KnownPaths
  let files: [FileStatus?]
  let device: UInt64
  var found = Survey()

  init(tree: OpenFolder, known: KnownPaths, files: [FileStatus?], device: UInt64) {
    self.tree = tree
    self.known = known
    self.files = files
    self.device = device
  }

  /// Visits one of our folders. Our folders inside it are visited separately.
  mutating func visit(folder: Int) throws(SystemError) {
    let name = known.path(of: folder)
    let path = name.isEmpty ? nil : RawPath(name)
    let listing: FolderListing
    do {
      listing = try tree.fileSystem.list(name.orItself, in: tree.descriptor)
    } catch {
      // The folder was deleted, or replaced by something that its parent folder shows.
      guard error.isMissing || error.isSymbolicLink else { throw error }
      return
    }
    guard listing.status.device == device else {
      found.saw(Survey.Sight(mark: FolderMark(listing.status), isAsLeft: false))
      found.mounts += path.map { [$0] } ?? []
      return
    }
    var ours = 0
    for entry in listing.entries where try isOurs(entry, in: path) { ours += 1 }
    let isAsLeft =
      ours == known.folders[folder].names && listing.entries.count == ours
    found.saw(Survey.Sight(mark: FolderMark(listing.status), isAsLeft: isAsLeft))
  }

  /// Whether it is one of our folders, or exactly the file that we put there.
  private mutating func isOurs(
    _ entry: FolderEntry, in folder: RawPath?
  ) throws(SystemError) -> Bool {
    let path = RawPath(entry.name, in: folder)
    if let text = path.text {
      if let file = known.manifest.index(of: text) {
        return file < files.count && files[file]?.inode == entry.inode
      }
      if known.hasFile(text) { return true }
      if known.hasFolder(text), try kind(of: entry, at: path) == .folder { return true }
    }
    try note(path)
    return false
  }

  private mutating func note(_ path: RawPath) throws(SystemError) {
    guard let status = try tree.statusIfPresent(of: path.bytes) else { return }
    guard status.device == device else { return found.mounts.append(path) }
    found.foreign.append(Survey.Foreign(path: path, status: status))
    if status.kind == .folder { try visitForeign(path) }
  }

  mutating func visitForeign(_ path: RawPath) throws(SystemError) {
    for entry in try tree.fileSystem.list(path.bytes, in: tree.descriptor).entries {
      _ = try isOurs(entry, in: path)
    }
  }

  private func kind(of entry: FolderEntry, at path: RawPath) throws(SystemError) -> FileKind? {
    if let kind = entry.kind { return kind }
    return try tree.statusIfPresent(of: path.bytes)?.kind
  }
}
