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
    for part in parts {
      let part = try part.get()
      foreign += part.foreign
      mounts += part.mounts
    }
  }

  private struct Nothing {}

  fileprivate init() {}
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
    guard status.kind == .folder else { return }
    for entry in try tree.fileSystem.list(path.bytes, in: tree.descriptor).entries {
      try visit(entry, in: path)
    }
  }

  private func kind(of entry: FolderEntry, at path: RawPath) throws(SystemError) -> FileKind? {
    if let kind = entry.kind { return kind }
    return try tree.statusIfPresent(of: path.bytes)?.kind
  }
}
