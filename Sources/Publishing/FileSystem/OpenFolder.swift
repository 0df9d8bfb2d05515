/// A folder that is held open, so that it stays the same one whatever its name becomes.
///
/// A class, because several threads work in one folder, and the last of them closes it.
final class OpenFolder: Sendable {
  let fileSystem: any FileSystem
  let descriptor: Int32

  /// Takes the descriptor over.
  init(descriptor: Int32, fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
    self.descriptor = descriptor
  }

  /// Opens an absolute path; never through a symbolic link at its end.
  convenience init(absolutePath path: String, fileSystem: any FileSystem) throws(SystemError) {
    try self.init(
      descriptor: fileSystem.open(path, in: workingFolder, for: .readingFolder),
      fileSystem: fileSystem)
  }

  deinit { try? fileSystem.close(descriptor) }

  func folder(_ name: String) throws(SystemError) -> OpenFolder {
    try OpenFolder(
      descriptor: fileSystem.open(name, in: descriptor, for: .readingFolder),
      fileSystem: fileSystem)
  }

  func status(of name: UnsafePointer<CChar>) throws(SystemError) -> FileStatus {
    try fileSystem.status(of: name, in: descriptor)
  }

  /// `nil` where there is nothing of this name.
  func statusIfPresent(of name: UnsafePointer<CChar>) throws(SystemError) -> FileStatus? {
    do {
      return try fileSystem.status(of: name, in: descriptor)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  /// Whether something was there to be removed.
  @discardableResult
  func removeIfPresent(_ name: UnsafePointer<CChar>) throws(SystemError) -> Bool {
    do {
      try fileSystem.remove(name, in: descriptor)
      return true
    } catch {
      guard error.isMissing else { throw error }
      return false
    }
  }

  /// Removes a folder unless it holds something or is not there.
  func removeFolderIfEmpty(_ name: UnsafePointer<CChar>) throws(SystemError) {
    do {
      try fileSystem.removeFolder(name, in: descriptor)
    } catch {
      guard error.isMissing || error.isNotEmpty else { throw error }
    }
  }

  /// Whether it was made just now, and not there before.
  @discardableResult
  func makeFolderIfMissing(_ name: UnsafePointer<CChar>) throws(SystemError) -> Bool {
    do {
      try fileSystem.makeFolder(name, in: descriptor)
      return true
    } catch {
      guard error.isTaken else { throw error }
      return false
    }
  }

  /// The folder that a path is in, made where it is missing; never through a symbolic link.
  func makeFolder(of path: RawPath) throws(SystemError) -> OpenFolder {
    var folder = self
    for ancestor in path.folders {
      try folder.makeFolderIfMissing(ancestor.name)
      folder = try OpenFolder(
        descriptor: fileSystem.open(ancestor.name, in: folder.descriptor, for: .readingFolder),
        fileSystem: fileSystem)
    }
    return folder
  }
}
