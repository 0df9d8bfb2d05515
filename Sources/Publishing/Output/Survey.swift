/// What is in a tree and not ours; it stays, whatever we do.
struct Survey: Sendable {
  struct Foreign: Sendable, Hashable {
    let path: RawPath
    let status: FileStatus

    var isFolder: Bool { status.kind == .folder }
  }

  /// A folder before what is in it, otherwise in no order.
  var foreign: [Foreign] = []
  /// Folders on another file system, where no file can be shared or moved to.
  var mounts: [RawPath] = []

  /// When each of our own folders last got or lost a name; nanoseconds since 1970.
  private var modified: [Int] = []

  /// Looks into our own folders, which stand in the manifest, and into all that others made.
  init(
    of tree: OpenFolder, knowing known: KnownPaths, jobs: Int
  ) throws(SystemError) {
    let device = try tree.status(of: ".").device
    let parts = concurrentMap(known.folders.count, jobs: jobs, worker: { Nothing() }) { _, index in
      Result { () throws(SystemError) in
        var surveyor = Surveyor(tree: tree, known: known, device: device)
        try surveyor.visit(known.folders[index])
        return surveyor.found
      }
    }
    try gather(parts)
  }

  /// Looks again for what came since `earlier`, and only into those of our folders that have
  /// changed, or had changed shortly before `start`, when no survey had begun yet.
  init(
    of tree: OpenFolder, knowing known: KnownPaths, after earlier: Survey, begunAt start: Int,
    jobs: Int
  ) throws(SystemError) {
    let device = try tree.status(of: ".").device
    let parts = concurrentMap(known.folders.count, jobs: jobs, worker: { Nothing() }) { _, index in
      Result { () throws(SystemError) in
        var surveyor = Surveyor(tree: tree, known: known, device: device)
        let folder = known.folders[index]
        let before = earlier.modified[index]
        let now = try tree.statusIfPresent(of: folder.isEmpty ? "." : folder)?.modified
        if now != before || before > start - FileTimes.doubt { try surveyor.visit(folder) }
        return surveyor.found
      }
    }
    try gather(parts)
    var surveyor = Surveyor(tree: tree, known: known, device: device)
    for item in earlier.foreign {
      surveyor.found.foreign.append(item)
      if item.isFolder { try surveyor.visitForeign(item.path) }
    }
    foreign += surveyor.found.foreign
  }

  private mutating func gather(_ parts: [Result<Survey, SystemError>]) throws(SystemError) {
    for part in parts {
      let part = try part.get()
      foreign += part.foreign
      mounts += part.mounts
      modified += part.modified
    }
  }

  private struct Nothing {}

  fileprivate init(modified: Int = .max) { self.modified = [modified] }
}

/// The paths in a manifest, and the folders above them.
struct KnownPaths: Sendable {
  private let isFolder: [ExactPath: Bool]
  /// The uppermost one is empty.
  let folders: [String]

  init(_ manifest: Manifest) {
    var isFolder: [ExactPath: Bool] = [ExactPath(Manifest.fileName): false]
    isFolder.reserveCapacity(manifest.entries.count * 2 + 1)
    var folders = [""]
    var last: Substring = ""
    for entry in manifest.entries {
      isFolder[ExactPath(entry.path)] = false
      let folder = entry.path.folder
      guard folder != last else { continue }
      for ancestor in entry.path.folders where !last.isWithin(ancestor) {
        let path = String(ancestor)
        guard isFolder.updateValue(true, forKey: ExactPath(path)) == nil else { continue }
        folders.append(path)
      }
      last = folder
    }
    self.isFolder = isFolder
    self.folders = folders
  }

  func hasFile(_ path: String) -> Bool { isFolder[ExactPath(path)] == false }
  func hasFolder(_ path: String) -> Bool { isFolder[ExactPath(path)] == true }
}

private struct Surveyor {
  let tree: OpenFolder
  let known: KnownPaths
  let device: UInt64
  var found = Survey()

  init(tree: OpenFolder, known: KnownPaths, device: UInt64) {
    self.tree = tree
    self.known = known
    self.device = device
  }

  /// One of our own folders; those in it that are ours, too, have their own turn.
  mutating func visit(_ folder: String) throws(SystemError) {
    let path = folder.isEmpty ? nil : RawPath(folder)
    let listing: FolderListing
    do {
      listing = try tree.fileSystem.list(folder.isEmpty ? "." : folder, in: tree.descriptor)
    } catch {
      // Deleted, or replaced by something that is seen in the folder above.
      guard error.isMissing || error.isSymbolicLink else { throw error }
      return
    }
    found = Survey(modified: listing.status.modified)
    guard listing.status.device == device else {
      found.mounts += path.map { [$0] } ?? []
      return
    }
    for entry in listing.entries { try visit(entry, in: path) }
  }

  private mutating func visit(_ entry: FolderEntry, in folder: RawPath?) throws(SystemError) {
    let path = RawPath(entry.name, in: folder)
    if let text = path.text {
      if known.hasFile(text) { return }
      if known.hasFolder(text), try kind(of: entry, at: path) == .folder { return }
    }
    guard let status = try tree.statusIfPresent(of: path.bytes) else { return }
    guard status.device == device else { return found.mounts.append(path) }
    found.foreign.append(Survey.Foreign(path: path, status: status))
    if status.kind == .folder { try visitForeign(path) }
  }

  mutating func visitForeign(_ path: RawPath) throws(SystemError) {
    for entry in try tree.fileSystem.list(path.bytes, in: tree.descriptor).entries {
      try visit(entry, in: path)
    }
  }

  private func kind(of entry: FolderEntry, at path: RawPath) throws(SystemError) -> FileKind? {
    if let kind = entry.kind { return kind }
    return try tree.statusIfPresent(of: path.bytes)?.kind
  }
}
