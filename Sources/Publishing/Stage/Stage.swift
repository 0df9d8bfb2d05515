import Application
import Basics
import Files
import Synchronization

/// The next tree while it is being made, beside the published one. Nothing is written until the
/// first file differs, so a build that changes nothing leaves no trace.
///
/// Between builds the stage mirrors the published tree: it has the same files under second names. A
/// build gives a changed file a new inode here, so the published file is never touched.
///
/// A class, because all threads write into the same stage, and the first of them opens it.
final class Stage: Sendable {
  let workspace: Workspace
  let published: PublishedTree
  private let plan: PublishingPlan
  private let difference: Difference
  /// Entries of published files that are in the plan, but that no page needs any more.
  private let withdrawn = Mutex<[Int]>([])
  private let state = Mutex<Opening>(.closed)
  private let hasCopies = Atomic(false)

  private let foldersAsLeft: BackgroundValue<[Bool]?>

  private enum Opening {
    case closed
    case open(Tree)
    case failed(SystemError)
  }

  struct Tree: Sendable {
    let folder: OpenFolder
    /// Whether this build created it, so that no other file can be in the way.
    let isNew: Bool
    /// When it was opened, by the clock of the file system.
    let opened: Int
  }

  init(
    in workspace: Workspace, beside published: PublishedTree, for plan: PublishingPlan,
    _ difference: Difference, jobs: Int
  ) {
    let marks = published.times?.folders.stage ?? []
    // While the products to make are being determined, one thread has time for this.
    foldersAsLeft = .begin(jobs: marks.isEmpty ? 1 : jobs) {
      // If this fails, all folders of the stage are cleared.
      let stage = try? workspace.folder.folder(Workspace.stage)
      // If this fails, all folders of the stage are cleared.
      return stage.flatMap { try? FolderMarks.areKept(marks, in: $0, published.known, jobs: 1) }
    }
    self.workspace = workspace
    self.published = published
    self.plan = plan
    self.difference = difference
  }

  var fileSystem: any FileSystem { workspace.fileSystem }

  var isOpen: Bool { state.withLock { if case .closed = $0 { false } else { true } } }

  /// Whether a file could only be copied, not linked. A mirror is then not worth its space.
  var containsCopies: Bool { hasCopies.load(ordering: .relaxed) }

  func noteCopy() { hasCopies.store(true, ordering: .relaxed) }

  /// Opens the stage; the first call prepares it.
  func tree() throws(SystemError) -> Tree {
    try state.withLock { state in
      Result { () throws(SystemError) in
        switch state {
        case .open(let tree): return tree
        case .failed(let error): throw error
        case .closed: break
        }
        do throws(SystemError) {
          let tree = try prepare()
          state = .open(tree)
          return tree
        } catch {
          state = .failed(error)
          throw error
        }
      }
    }.get()
  }

  /// Returns for each published folder whether the stage contains it unchanged, with a second name
  /// for each of its files.
  func wholeFolders() throws(SystemError) -> [Bool] {
    let areWhole = try tree().isNew ? nil : foldersAsLeft.value
    return areWhole ?? Array(repeating: false, count: published.known.folders.count)
  }

  /// Removes published files that no page needs any more from the next tree, by their entries. Call
  /// it after all products are made.
  func withdraw(_ entries: [Int]) throws(SystemError) {
    let tree = state.withLock { state -> Tree? in
      guard case .open(let tree) = state else {
        withdrawn.withLock { $0 += entries }
        return nil
      }
      return tree
    }
    if let tree, !tree.isNew { try remove(entries, from: tree) }
  }

  /// Writes the journal; from then on, the stage counts as half-made. Then removes everything that
  /// the next site doesn't have, so that no old file is in the way of a new folder.
  private func prepare() throws(SystemError) -> Tree {
    let new = difference.earlier.indices.filter { difference.earlier[$0] == nil }.map {
      plan[$0].path
    }
    try workspace.write(Journal(paths: new).bytes, to: Workspace.journal)
    let isNew = try workspace.folder.makeFolderIfMissing(Workspace.stage)
    let opened = try workspace.folder.status(of: Workspace.journal).modified
    let tree = Tree(
      folder: try workspace.folder.folder(Workspace.stage), isNew: isNew, opened: opened)
    guard !isNew else { return tree }
    try tree.folder.removeIfPresent(published.manifest.fileName)
    try remove(difference.removed + withdrawn.withLock { $0 }, from: tree)
    return tree
  }

  /// Removes published files that the next site doesn't have, by their entries.
  private func remove(_ entries: [Int], from tree: Tree) throws(SystemError) {
    var cursor = FolderCursor(tree.folder, isNewTree: false)
    for index in entries {
      let path = published.manifest.path(of: index)
      guard let folder = try cursor.openFolder(of: path) else { continue }
      try clearWay(to: path, entry: index, in: folder)
      try cursor.removeEmptyFolders(above: path)
    }
  }

  /// Makes room for a file in its folder in the stage. A second name of the published file is
  /// removed, and so is a file with the bytes that we wrote. Any other file is foreign, and stays.
  ///
  /// `entry` is the index of the file in the published manifest.
  func clearWay(to path: String, entry: Int?, in folder: Int32) throws(SystemError) {
    let name = String(path.fileName)
    let status: FileStatus
    do {
      status = try fileSystem.status(of: name, in: folder)
    } catch {
      guard error.isMissing else { throw error }
      return
    }
    if let entry, status.kind == .file {
      if try published.status(of: path)?.isSameFile(as: status) == true {
        return try fileSystem.remove(name, in: folder)
      }
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      let digest = try fileSystem.digest(of: name, in: folder, using: &buffer)
      if digest == published.manifest.digest(of: entry) {
        return try fileSystem.remove(name, in: folder)
      }
    }
    try workspace.keepAside(RawPath(name), in: folder)
  }
}
