import Files

/// Makes the old tree a mirror of the published one after a swap. So the next build begins with a
/// complete stage, and no removed page stays on the disk.
struct Mirroring {
  let workspace: Workspace
  /// The tree that was published before, and is the stage now.
  let old: PublishedTree
  /// Statuses of the files in the old manifest; `nil` if the build didn't see the file.
  let statuses: [FileStatus?]
  let new: OpenFolder
  /// Name of the new tree's manifest.
  let manifestName: String
  /// Foreign files in the old tree before the swap, and when the survey began.
  let survey: Survey
  let start: Int
  let jobs: Int

  /// `written` are the paths whose files are new in the published tree. `removed` are the indices,
  /// in the old manifest, of paths that aren't published any more. Returns the states of the old
  /// tree's folders.
  func run(written: [String], removed: [Int]) throws(SystemError) -> [Survey.Sight?] {
    guard let tree = old.folder else { return [] }
    let clearing = StageClearing(
      tree, beside: new, in: workspace, .proved(by: old.manifest, statuses))
    let found = try Survey(
      of: tree, knowing: old.known, statuses, after: survey, begunAt: start, jobs: jobs)
    for item in found.foreign where !item.isFolder { try clearing.release(item.path) }
    for item in found.foreign.reversed() where item.isFolder {
      try tree.removeFolderIfEmpty(item.path.bytes)
    }
    var cursor = FolderCursor(tree, isNewTree: false)
    for index in removed {
      let path = old.manifest.path(of: index)
      guard try cursor.openFolder(of: path) != nil else { continue }
      try clearing.release(RawPath(path))
      try cursor.removeEmptyFolders(above: path)
    }
    for path in written {
      try clearing.release(RawPath(path))
      let folder = try cursor.makeFolder(of: path)
      try tree.fileSystem.link(
        path, in: new.descriptor, as: String(path.fileName), in: folder)
    }
    try tree.removeIfPresent(old.manifest.fileName)
    try tree.fileSystem.link(
      manifestName, in: new.descriptor, as: manifestName, in: tree.descriptor)
    return found.sights
  }
}
