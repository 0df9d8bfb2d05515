import Files

/// Takes apart a tree in the workspace, file by file. Removes only files that are provably ours, or
/// that have another name in the published folder.
struct StageClearing {
  /// Proof that a path is ours.
  enum Ownership {
    /// A complete tree: the path is in its manifest, and the file has the bytes listed there.
    /// Known statuses save reading the file.
    case proved(by: Manifest, [FileStatus?])
    /// A half-made tree: the build would write to the path.
    case written(to: Set<ExactPath>)
  }

  let tree: OpenFolder
  let published: OpenFolder?
  let workspace: Workspace
  let ownership: Ownership

  private var fileSystem: any FileSystem { tree.fileSystem }

  init(
    _ tree: OpenFolder, beside published: OpenFolder?, in workspace: Workspace,
    _ ownership: Ownership
  ) {
    self.tree = tree
    self.published = published
    self.workspace = workspace
    self.ownership = ownership
  }

  /// Empties the tree. Its manifest is removed last, so that another build can continue from here.
  func clear() throws(SystemError) {
    try clear(nil)
    try tree.removeManifests()
  }

  private func clear(_ folder: RawPath?) throws(SystemError) {
    let entries = try fileSystem.list(folder?.bytes ?? RawPath(".").bytes, in: tree.descriptor)
      .entries
    for entry in entries {
      let path = RawPath(entry.name, in: folder)
      let kind =
        if let kind = entry.kind { kind } else { try tree.status(of: path.bytes).kind }
      if folder == nil, kind == .file, let name = path.text, Manifest.isFileName(name),
        try tree.isOfBuild(name)
      {
        continue
      }
      if kind == .folder {
        try clear(path)
        try tree.removeFolderIfEmpty(path.bytes)
      } else {
        try release(path)
      }
    }
  }

  /// Removes one file from the tree. If it is the last name of a foreign file, moves it back to
  /// where it was published, or aside.
  func release(_ path: RawPath) throws(SystemError) {
    guard let status = try tree.statusIfPresent(of: path.bytes) else { return }
    let counterpart = try published.flatMap { (published) throws(SystemError) in
      try published.statusIfPresent(of: path.bytes)
    }
    var mayGo = counterpart?.isSameFile(as: status) == true
    if !mayGo { mayGo = try isOurs(path, status) }
    if !mayGo {
      mayGo =
        if let counterpart { try isCopy(path, status, counterpart) } else { try carryBack(path) }
    }
    if mayGo {
      try tree.removeIfPresent(path.bytes)
    } else {
      try workspace.keepAside(path, in: tree.descriptor)
    }
  }

  /// Whether the published folder has a copy with the same bytes, as on file systems without hard
  /// links.
  private func isCopy(
    _ path: RawPath, _ status: FileStatus, _ counterpart: FileStatus
  ) throws(SystemError) -> Bool {
    guard let published, status.kind == .file, counterpart.kind == .file,
      status.size == counterpart.size
    else { return false }
    return try digest(of: path, in: tree) == digest(of: path, in: published)
  }

  private func digest(of path: RawPath, in tree: OpenFolder) throws(SystemError) -> Digest {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    return try fileSystem.digest(of: path.bytes, in: tree.descriptor, using: &buffer)
  }

  private func isOurs(_ path: RawPath, _ status: FileStatus) throws(SystemError) -> Bool {
    guard let text = path.text else { return false }
    switch ownership {
    case .written(let paths): return paths.contains(ExactPath(text))
    case .proved(let manifest, let statuses):
      guard status.kind == .file, let index = manifest.index(of: text) else { return false }
      if index < statuses.count, let known = statuses[index], known.isUntouched(status) {
        return true
      }
      return try digest(of: path, in: tree) == manifest.digest(of: index)
    }
  }

  /// Moves back a file that someone put into the published folder just before it became the stage.
  private func carryBack(_ path: RawPath) throws(SystemError) -> Bool {
    guard case .proved = ownership, let published else { return false }
    do throws(SystemError) {
      let folder = try published.makeFolder(of: path)
      try fileSystem.link(path.bytes, in: tree.descriptor, as: path.name, in: folder.descriptor)
      return true
    } catch {
      guard error.isTaken || error.isMissing || error.isSymbolicLink || error.meansNoLink else {
        throw error
      }
      return false
    }
  }
}

extension FileStatus {
  /// Whether nothing shows that the file has changed since.
  func isUntouched(_ now: FileStatus) -> Bool {
    isSameFile(as: now) && size == now.size && modified == now.modified
  }
}
