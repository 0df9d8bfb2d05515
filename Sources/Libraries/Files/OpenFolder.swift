/// A folder that is held open, so that it stays the same one even if it is renamed.
///
/// A class, because several threads work in one folder, and the last of them closes it.
package final class OpenFolder: Sendable {
  package let fileSystem: any FileSystem
  package let descriptor: Int32

  /// Takes ownership of the descriptor.
  package init(descriptor: Int32, fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
    self.descriptor = descriptor
  }

  /// Opens an absolute path, without following a symbolic link at its end.
  package convenience init(absolutePath path: String, fileSystem: any FileSystem)
    throws(SystemError)
  {
    try self.init(
      descriptor: fileSystem.open(path, in: workingFolder, for: .readingFolder),
      fileSystem: fileSystem)
  }

  deinit { try? fileSystem.close(descriptor) }

  package func folder(_ name: String) throws(SystemError) -> OpenFolder {
    try OpenFolder(
      descriptor: fileSystem.open(name, in: descriptor, for: .readingFolder),
      fileSystem: fileSystem)
  }

  package func status(of name: UnsafePointer<CChar>) throws(SystemError) -> FileStatus {
    try fileSystem.status(of: name, in: descriptor)
  }

  /// Status of a file; `nil` if it doesn't exist.
  package func statusIfPresent(of name: UnsafePointer<CChar>) throws(SystemError) -> FileStatus? {
    do {
      return try fileSystem.status(of: name, in: descriptor)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  /// Removes a file if it exists; returns whether it existed.
  @discardableResult
  package func removeIfPresent(_ name: UnsafePointer<CChar>) throws(SystemError) -> Bool {
    do {
      try fileSystem.remove(name, in: descriptor)
      return true
    } catch {
      guard error.isMissing else { throw error }
      return false
    }
  }

  /// Removes a folder if it exists and is empty.
  package func removeFolderIfEmpty(_ name: UnsafePointer<CChar>) throws(SystemError) {
    do {
      try fileSystem.removeFolder(name, in: descriptor)
    } catch {
      guard error.isMissing || error.isNotEmpty else { throw error }
    }
  }

  /// Makes a folder if it is missing; returns whether it was missing.
  @discardableResult
  package func makeFolderIfMissing(_ name: UnsafePointer<CChar>) throws(SystemError) -> Bool {
    do {
      try fileSystem.makeFolder(name, in: descriptor)
      return true
    } catch {
      guard error.isTaken else { throw error }
      return false
    }
  }
}
