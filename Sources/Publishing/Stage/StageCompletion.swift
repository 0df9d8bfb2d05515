import Basics
import Files

/// Completes a half-made stage as the next tree. Adds our unchanged files, then foreign files, and
/// finally the manifest.
struct StageCompletion: Sendable {
  let stage: Stage
  let jobs: Int

  /// Adds a second name in the stage to each file that has none yet. A file that can't be linked is
  /// copied; the result is then the status of the copy.
  func share(_ files: [ProductOutcomes.Unchanged]) throws(SystemError) -> [FileStatus?] {
    let tree = try stage.tree()
    let stage = stage
    let results = concurrentMap(
      files.count, jobs: jobs, worker: { FolderCursor(tree.folder, isNewTree: tree.isNew) }
    ) { cursor, index in
      let file = files[index]
      let path = stage.published.manifest.path(of: file.entry)
      return Result { () throws(SystemError) in
        if !tree.isNew,
          try tree.folder.statusIfPresent(of: path)?.isSameFile(as: file.status) == true
        {
          return nil as FileStatus?
        }
        let folder = try cursor.makeFolder(of: path)
        let name = String(path.fileName)
        if !tree.isNew { try stage.clearWay(to: path, entry: file.entry, in: folder) }
        return try stage.share(RawPath(path), as: name, in: folder)
      }
    }
    var statuses: [FileStatus?] = []
    statuses.reserveCapacity(files.count)
    for result in results { statuses.append(try result.get()) }
    return statuses
  }

  /// Adds a second name in the stage to each foreign file, even pipes, sockets and symbolic links,
  /// which are never opened or followed.
  func adopt(_ foreign: [Survey.Foreign]) throws(SystemError) {
    let tree = try stage.tree().folder
    var modes: [(path: RawPath, mode: UInt32)] = []
    for item in foreign {
      let folder = try tree.makeFolder(of: item.path)
      let name = item.path.name
      if item.isFolder {
        try folder.makeFolderIfMissing(name)
        modes.append((item.path, item.status.mode))
        continue
      }
      if let present = try folder.statusIfPresent(of: name) {
        if present.isSameFile(as: item.status) { continue }
        try stage.workspace.keepAside(RawPath(name: name), in: folder.descriptor)
      }
      _ = try stage.share(item.path, as: name, in: folder.descriptor)
    }
    // Modes are set last, because a folder may be write-protected, and in inner folders first.
    for (path, mode) in modes.reversed() {
      let file = try stage.fileSystem.open(path.bytes, in: tree.descriptor, for: .readingFolder)
      defer { try? stage.fileSystem.close(file) }
      try stage.fileSystem.setMode(mode, of: file)
    }
  }

  func write(_ manifest: [UInt8]) throws(SystemError) {
    let tree = try stage.tree().folder
    let fileSystem = stage.fileSystem
    let name = Manifest.fileName(of: manifest)
    try tree.removeIfPresent(name)
    try fileSystem.withFile(name, in: tree.descriptor, for: .creating) {
      (file) throws(SystemError) in
      try fileSystem.writeAll(manifest, to: file)
    }
    // One sync for the whole tree: a sync for each of 11,000 files would take minutes.
    try fileSystem.synchronize(tree.descriptor)
  }
}

extension Stage {
  /// Adds a second name to a published file. If the file system has no hard links, or forbids one
  /// to another user's file, copies a regular file with its time and mode, and returns the copy's
  /// status.
  func share(
    _ path: RawPath, as name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) -> FileStatus? {
    guard let source = published.folder?.descriptor else { return nil }
    do throws(SystemError) {
      try fileSystem.link(path.bytes, in: source, as: name, in: folder)
      return nil
    } catch {
      guard error.meansNoLink else { throw error }
      let status = try fileSystem.status(of: path.bytes, in: source)
      guard status.kind == .file else { throw error }
      noteCopy()
      return try copy(path, status, as: name, in: folder)
    }
  }

  private func copy(
    _ path: RawPath, _ status: FileStatus, as name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) -> FileStatus? {
    guard let source = published.folder?.descriptor else { return nil }
    // The copy has a name of ours until it is complete, because half a copy would look like a
    // foreign file.
    let (half, place) = (workspace.nameForCopy(), workspace.folder.descriptor)
    let copied = try fileSystem.withFile(path.bytes, in: source, for: .reading) {
      (original) throws(SystemError) in
      try fileSystem.withFile(half, in: place, for: .replacing) { (copy) throws(SystemError) in
        var buffer = [UInt8](repeating: 0, count: 128 * 1024)
        try fileSystem.readPieces(of: original, using: &buffer) { (piece) throws(SystemError) in
          try fileSystem.writeAll(piece, to: copy)
        }
        try fileSystem.setMode(status.mode, of: copy)
        try fileSystem.setModificationTime(status.modified, of: copy)
        return try fileSystem.status(of: copy)
      }
    }
    try fileSystem.rename(half, in: place, to: name, in: folder)
    return copied
  }
}
