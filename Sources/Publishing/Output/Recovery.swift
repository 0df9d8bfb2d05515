import Files

/// Cleans up after a build that was killed at any moment.
struct Recovery {
  let workspace: Workspace

  /// Restores the published folder, if there ever was one. Afterwards the stage is a mirror of it,
  /// or missing.
  func run() throws(SystemError) {
    try bringBackOldTree()
    let hasJournal = try workspace.folder.statusIfPresent(of: Workspace.journal) != nil
    if try workspace.folder.statusIfPresent(of: Workspace.stage) != nil {
      let isWhole = hasJournal ? false : try stageIsMirror()
      if !isWhole { try clearStage() }
    }
    if hasJournal { try removeJournal() }
  }

  /// Removes the journal, as the last step of a build.
  func removeJournal() throws(SystemError) {
    try workspace.removeHalfCopies()
    try workspace.folder.removeIfPresent(Workspace.journal)
  }

  /// Restores the old tree. If folders can't be exchanged, a build may die after moving it away.
  private func bringBackOldTree() throws(SystemError) {
    let (parent, folder) = (workspace.parent, workspace.folder)
    guard try folder.statusIfPresent(of: Workspace.old) != nil else { return }
    let output = workspace.location.name
    let (target, place) =
      if try parent.statusIfPresent(of: output) == nil {
        (parent, output)
      } else {
        (folder, Workspace.stage)
      }
    if try target.statusIfPresent(of: place) == nil {
      try workspace.fileSystem.rename(
        Workspace.old, in: folder.descriptor, to: place, in: target.descriptor)
    } else {
      try workspace.keepAside(RawPath(Workspace.old), in: folder.descriptor)
    }
  }

  /// Whether the stage is a mirror. If so, its manifest is a second name of the published one,
  /// which a build adds as the last step.
  private func stageIsMirror() throws(SystemError) -> Bool {
    guard let published = try published(), let name = try published.manifestNames().first,
      let staged = try workspace.folder.statusIfPresent(of: "\(Workspace.stage)/\(name)")
    else { return false }
    return try published.status(of: name).isSameFile(as: staged)
  }

  /// Removes the stage. `statuses` are those of the files in the stage's manifest.
  func clearStage(_ statuses: [FileStatus?] = []) throws(SystemError) {
    let stage: OpenFolder
    do throws(SystemError) {
      stage = try workspace.folder.folder(Workspace.stage)
    } catch {
      guard error.isMissing || error.isSymbolicLink else { throw error }
      // The stage is missing, or Zoetrope didn't make it.
      guard try workspace.folder.statusIfPresent(of: Workspace.stage) != nil else { return }
      return try workspace.keepAside(RawPath(Workspace.stage), in: workspace.folder.descriptor)
    }
    guard let ownership = try ownership(of: stage, statuses) else {
      // Only a power cut loses the journal of a build that had begun.
      return try workspace.keepAside(RawPath(Workspace.stage), in: workspace.folder.descriptor)
    }
    let clearing = StageClearing(stage, beside: try published(), in: workspace, ownership)
    try clearing.clear()
    try workspace.folder.removeFolderIfEmpty(Workspace.stage)
  }

  private func ownership(
    of stage: OpenFolder, _ statuses: [FileStatus?]
  ) throws(SystemError) -> StageClearing.Ownership? {
    if let manifest = try stage.manifest() { return .proved(by: manifest, statuses) }
    guard
      let bytes = try workspace.fileSystem.bytesIfPresent(
        of: Workspace.journal, in: workspace.folder.descriptor),
      let journal = try? Journal(parsing: bytes)
    else { return nil }
    var paths = Set(journal.paths.map { ExactPath($0) })
    if let manifest = try published()?.manifest() {
      for index in 0..<manifest.count { paths.insert(ExactPath(manifest.path(of: index))) }
    }
    return .written(to: paths)
  }

  private func published() throws(SystemError) -> OpenFolder? {
    let output = workspace.location.name
    guard try workspace.parent.statusIfPresent(of: output) != nil else { return nil }
    return try workspace.parent.folder(output)
  }
}
