/// Makes the stage the published folder.
enum Swap: Sendable, Hashable {
  /// Nothing was published before; the stage has moved.
  case moved
  /// At once; the old tree is the stage now.
  case exchanged
  /// In two steps, between which there was no published folder; the old tree is the stage now.
  case replaced

  static func perform(in workspace: Workspace, replacing: Bool) throws(SystemError) -> Swap {
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
