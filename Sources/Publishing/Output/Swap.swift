import Files

/// The exchange of the stage and the published folder.
enum Swap: Sendable, Hashable {
  /// The stage was moved into place, since no folder was published before.
  case moved
  /// The folders were exchanged atomically. The old tree is now the stage.
  case exchanged
  /// The folders were exchanged in two steps, and for a moment no folder was published. The old
  /// tree is now the stage.
  case replaced

  /// Performs the swap. Afterwards, a power cut can't bring the old tree back. A power cut during
  /// the swap leaves the old or the new tree: the new one is already complete on disk, and the old
  /// one is untouched.
  static func perform(in workspace: Workspace, replacing: Bool) throws(SystemError) -> Swap {
    let swap = try begin(in: workspace, replacing: replacing)
    do throws(SystemError) {
      for folder in [workspace.parent, workspace.folder] {
        try workspace.fileSystem.synchronizeNames(in: folder.descriptor)
      }
      return swap
    } catch {
      swap.takeBack(in: workspace)
      throw error
    }
  }

  /// Undoes the swap as far as the system allows, at the end of a build that failed.
  private func takeBack(in workspace: Workspace) {
    let output = workspace.location.name
    let (parent, folder) = (workspace.parent.descriptor, workspace.folder.descriptor)
    let fileSystem = workspace.fileSystem
    switch self {
    case .moved:
      try? fileSystem.rename(output, in: parent, to: Workspace.stage, in: folder)
    case .exchanged:
      try? fileSystem.exchange(Workspace.stage, in: folder, with: output, in: parent)
    case .replaced:
      // The old tree may still be in its temporary place.
      try? fileSystem.rename(Workspace.stage, in: folder, to: Workspace.old, in: folder)
      try? fileSystem.rename(output, in: parent, to: Workspace.stage, in: folder)
      try? fileSystem.rename(Workspace.old, in: folder, to: output, in: parent)
    }
  }

  private static func begin(
    in workspace: Workspace, replacing: Bool
  ) throws(SystemError) -> Swap {
    let output = workspace.location.name
    let (parent, folder) = (workspace.parent.descriptor, workspace.folder.descriptor)
    let fileSystem = workspace.fileSystem
    guard replacing else {
      try fileSystem.rename(Workspace.stage, in: folder, to: output, in: parent)
      return .moved
    }
    do throws(SystemError) {
      try fileSystem.exchange(Workspace.stage, in: folder, with: output, in: parent)
      return .exchanged
    } catch {
      guard error.meansNoExchange else { throw error }
    }
    try fileSystem.rename(output, in: parent, to: Workspace.old, in: folder)
    do throws(SystemError) {
      try fileSystem.rename(Workspace.stage, in: folder, to: output, in: parent)
    } catch {
      try? fileSystem.rename(Workspace.old, in: folder, to: output, in: parent)
      throw error
    }
    // The new tree is published, whatever happens to the old one. If this fails, the next build
    // finds it.
    try? fileSystem.rename(Workspace.old, in: folder, to: Workspace.stage, in: folder)
    return .replaced
  }
}
