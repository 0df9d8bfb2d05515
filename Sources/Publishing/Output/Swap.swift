/// Makes the stage the published folder.
enum Swap: Sendable, Hashable {
  /// Nothing was published before; the stage has moved.
  case moved
  /// At once; the old tree is the stage now.
  case exchanged
  /// In two steps, between which there was no published folder; the old tree is the stage now.
  case replaced

  /// When it returns, a power cut can't bring the old tree back. Before, one shows the old or the new tree:
  /// all of the new one is on the disk by then, and the old one is not touched yet.
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

  /// As far as the system lets it: what follows is the end of a build that failed.
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
      // The old tree may still be where it was put for a moment.
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
    // The new tree is published whatever becomes of the old one; the next build would find it.
    try? fileSystem.rename(Workspace.old, in: folder, to: Workspace.stage, in: folder)
    return .replaced
  }
}
