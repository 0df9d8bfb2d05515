import Basics
import Files
import Synchronization

/// The hidden folder beside the output: the lock, the stage, and their records.
///
///     .Output.zoetrope/lock        locked by the only running build
///                      stage/      the next tree, or between builds a mirror of the published one
///                      journal     exists while the stage is neither
///                      times       marks of our files, by which untouched ones are recognised
///                      kept/       files from the stage that are not ours
///                      .gitignore  keeps all of it out of Git
///
/// A class, so that the lock ends with its last user at the latest.
final class Workspace: Sendable {
  static let stage = "stage"
  static let journal = "journal"
  static let times = "times"
  /// Temporary place of the published folder if the file system can't exchange two folders.
  static let old = "old"
  private static let lock = "lock"
  private static let copy = "copy-"
  private static let kept = "kept"
  private static let ignore = ".gitignore"

  let location: OutputLocation
  /// The folder that holds the output and this one.
  let parent: OpenFolder
  let folder: OpenFolder
  /// Whether this build created the folder, and so removes it if it publishes nothing.
  private let isNew: Bool
  private let lockFile: Int32
  private let keptPaths = Mutex<[String]>([])
  private let copies = Atomic(0)

  private init(
    location: OutputLocation, parent: OpenFolder, folder: OpenFolder, isNew: Bool, lockFile: Int32
  ) {
    self.location = location
    self.parent = parent
    self.folder = folder
    self.isNew = isNew
    self.lockFile = lockFile
  }

  /// Releases the lock, even if this workspace has other users.
  func unlock() { fileSystem.unlock(lockFile) }

  deinit {
    unlock()
    try? fileSystem.close(lockFile)
  }

  var fileSystem: any FileSystem { folder.fileSystem }

  /// Takes the lock without waiting.
  static func enter(
    _ location: OutputLocation, fileSystem: any FileSystem
  ) throws(PublishingFault) -> Workspace {
    do {
      let parent = try OpenFolder(absolutePath: location.parent, fileSystem: fileSystem)
      // A build that ends without a result removes the workspace that it created. If this happens
      // between opening and taking the lock, another lock is the valid one.
      for _ in 0..<100 {
        if let workspace = try attempt(location, in: parent) {
          do {
            try workspace.hideFromGit()
          } catch {
            workspace.leaveNoTrace()
            throw error
          }
          return workspace
        }
      }
    } catch let error as SystemError {
      throw .system(output: location.shown, error)
    } catch {
      throw .busy(output: location.shown)
    }
    throw .busy(output: location.shown)
  }

  private struct Busy: Error {}

  /// Tries to take the lock; `nil` if another build has removed or replaced it meanwhile.
  private static func attempt(
    _ location: OutputLocation, in parent: OpenFolder
  ) throws -> Workspace? {
    let fileSystem = parent.fileSystem
    let isNew = try parent.makeFolderIfMissing(location.workspaceName)
    do {
      let folder = try parent.folder(location.workspaceName)
      let lockFile = try open(lock, in: folder, of: location)
      // From here on `workspace` closes the lock's file.
      let workspace = Workspace(
        location: location, parent: parent, folder: folder, isNew: isNew, lockFile: lockFile)
      guard try fileSystem.lock(lockFile) else { throw Busy() }
      let named = try parent.statusIfPresent(of: "\(location.workspaceName)/\(lock)")
      let locked = try fileSystem.status(of: lockFile)
      return named?.isSameFile(as: locked) == true ? workspace : nil
    } catch let error as SystemError where error.isMissing && !isNew {
      return nil
    } catch {
      // An empty folder belongs to no build. A folder with a lock stays.
      if isNew { try? parent.removeFolderIfEmpty(location.workspaceName) }
      throw error
    }
  }

  private static func open(
    _ name: String, in folder: OpenFolder, of location: OutputLocation
  ) throws(SystemError) -> Int32 {
    do throws(SystemError) {
      return try folder.fileSystem.open(name, in: folder.descriptor, for: .locking)
    } catch {
      throw SystemError(error.operation, "\(location.workspaceName)/\(name)", code: error.code)
    }
  }

  private func hideFromGit() throws(SystemError) {
    guard try folder.statusIfPresent(of: Self.ignore) == nil else { return }
    let text =
      "# Zoetrope makes the next site here. You can delete this folder while no build is running.\n*\n"
    try fileSystem.withFile(Self.ignore, in: folder.descriptor, for: .replacing) {
      (file) throws(SystemError) in
      try fileSystem.writeAll(Array(text.utf8), to: file)
    }
  }

  /// Removes the workspace after a build that published nothing.
  func leaveNoTrace() {
    // If this fails, the workspace stays.
    let output = try? parent.statusIfPresent(of: location.name)
    guard isNew || output == .some(.none) else { return }
    for name in [Self.times, Self.ignore, Self.lock] { _ = try? folder.removeIfPresent(name) }
    try? parent.removeFolderIfEmpty(location.workspaceName)
  }
}

extension Workspace {
  /// Moves a file of the stage that isn't ours to a folder from which nothing is removed.
  func keepAside(_ path: RawPath, in folder: Int32) throws(SystemError) {
    try self.folder.makeFolderIfMissing(Self.kept)
    let kept = try self.folder.folder(Self.kept)
    var number = 1
    while true {
      let target = RawPath(name: RawPath("\(number)-").bytes.dropLast() + path.name)
      do {
        try fileSystem.rename(path.bytes, in: folder, to: target.bytes, in: kept.descriptor)
        let path = "\(location.workspaceName)/\(Self.kept)/\(target.shown)"
        keptPaths.withLock { $0.append(path) }
        return
      } catch {
        guard error.isTaken || error.isNotEmpty else { throw error }
        number += 1
      }
    }
  }

  /// Returns a temporary name for a copy, different for each one.
  func nameForCopy() -> String {
    "\(Self.copy)\(copies.wrappingAdd(1, ordering: .relaxed).newValue)"
  }

  func removeHalfCopies() throws(SystemError) {
    for entry in try fileSystem.list(".", in: folder.descriptor).entries
    where RawPath(name: entry.name).shown.begins(with: Self.copy) {
      try folder.removeIfPresent(entry.name)
    }
  }

  /// Paths to which `keepAside` moved files, relative to the folder that holds the output.
  var asides: [String] { keptPaths.withLock { $0 }.sorted() }

  func write(_ bytes: [UInt8], to name: String) throws(SystemError) {
    do throws(SystemError) {
      try fileSystem.withFile(name, in: folder.descriptor, for: .replacing) {
        (file) throws(SystemError) in
        try fileSystem.writeAll(bytes, to: file)
      }
    } catch {
      throw SystemError(error.operation, "\(location.workspaceName)/\(name)", code: error.code)
    }
  }
}
