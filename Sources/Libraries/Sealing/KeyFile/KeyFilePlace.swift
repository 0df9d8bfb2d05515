import Basics
package import Files

/// Key file on disk. It is always read and replaced as a whole, and only its owner can read it.
package struct KeyFilePlace: Sendable {
  /// Permissions of a key file: only its owner may read and write it.
  static let mode: UInt32 = 0o600

  package let path: String
  private let fileSystem: any FileSystem

  package init(path: String, fileSystem: any FileSystem = POSIXFileSystem()) {
    self.path = path
    self.fileSystem = fileSystem
  }

  /// Reason why a key file can't be read or written.
  package enum Fault: Error, Sendable, Hashable {
    case missing
    /// A new file should be made, but the file exists already.
    case exists
    /// Another process is changing it at the moment.
    case busy
    case system(SystemError)
    case form(KeyFileFault)
    case audience(AudienceFault)
  }

  /// Key file with facts about the file on disk.
  package struct Found: Sendable {
    package let keys: KeyFile
    /// Whether other users of the machine may read or write it, which callers should report.
    package let isOpenToOthers: Bool
  }

  /// Whether the path exists, as a file or as anything else.
  package func exists() throws(Fault) -> Bool {
    do throws(SystemError) {
      _ = try fileSystem.resolve(path)
      return true
    } catch {
      guard error.isMissing else { throw .system(error) }
      return false
    }
  }

  /// Reads the file; a symbolic link is followed.
  package func read() throws(Fault) -> Found {
    let file = try file()
    return try read(file.name, in: file.folder)
  }

  /// Makes the file; throws if it exists already.
  package func create(_ keys: KeyFile) throws(Fault) {
    let file = try file()
    try locked(file.folder) { () throws(Fault) in
      let status = try system { () throws(SystemError) in
        try file.folder.statusIfPresent(of: file.name)
      }
      guard status == nil else { throw .exists }
      try write(keys, to: file.name, in: file.folder)
    }
  }

  /// Changes the file. At any moment, either the old or the new file exists, and if `change`
  /// throws, the old one stays. Two processes can't overwrite each other's changes.
  @discardableResult
  package func change<Value>(
    _ change: (inout KeyFile) throws(AudienceFault) -> Value
  ) throws(Fault) -> Value {
    let file = try file()
    return try locked(file.folder) { () throws(Fault) in
      let old = try read(file.name, in: file.folder).keys
      var keys = old
      let value: Value
      do throws(AudienceFault) {
        value = try change(&keys)
      } catch {
        throw .audience(error)
      }
      if keys != old { try write(keys, to: file.name, in: file.folder) }
      return value
    }
  }

  // MARK: - Files

  /// The folder of the file and its name there; for a symbolic link, those of its target.
  private func file() throws(Fault) -> (folder: OpenFolder, name: String) {
    try system { () throws(SystemError) in
      var resolved = path
      do throws(SystemError) {
        resolved = try fileSystem.resolve(path)
      } catch {
        guard error.isMissing else { throw error }
      }
      let slash = resolved.place(ofLast: .slash)
      let name = slash.map { String(resolved[resolved.utf8.index(after: $0)...]) } ?? resolved
      let folder = slash.map { String(resolved[...$0]) } ?? "."
      return (
        try OpenFolder(absolutePath: fileSystem.resolve(folder), fileSystem: fileSystem), name
      )
    }
  }

  private func read(_ name: String, in folder: OpenFolder) throws(Fault) -> Found {
    let status = try system { () throws(SystemError) in
      try folder.statusIfPresent(of: name)
    }
    guard let status else { throw .missing }
    // Refuses a pipe, for which reading would wait, and a file that would fill the memory.
    guard status.kind == .file else { throw .system(.notAFile(path)) }
    guard status.size <= KeyFile.mostBytes else {
      throw .form(KeyFileFault(.tooLarge(most: KeyFile.mostBytes), at: 0, in: []))
    }
    let bytes = try system { () throws(SystemError) in
      try fileSystem.bytesIfPresent(of: name, in: folder.descriptor)
    }
    guard let bytes else { throw .missing }
    do {
      return Found(keys: try KeyFile(bytes), isOpenToOthers: status.mode & 0o077 != 0)
    } catch {
      throw .form(error)
    }
  }

  /// Writes a new file next to the old one and exchanges the two, so that the file never
  /// disappears.
  private func write(_ keys: KeyFile, to name: String, in folder: OpenFolder) throws(Fault) {
    let stage = ".\(name).new"
    try system { () throws(SystemError) in
      // An earlier process may have left this file when it was ended.
      try folder.removeIfPresent(stage)
      do throws(SystemError) {
        try fileSystem.withFile(stage, in: folder.descriptor, for: .creating) {
          (file) throws(SystemError) in
          // The mode is set before the file contains a byte.
          try fileSystem.setMode(Self.mode, of: file)
          try fileSystem.writeAll(keys.json, to: file)
          try fileSystem.synchronize(file)
        }
        try put(stage, to: name, in: folder)
      } catch {
        _ = try? folder.removeIfPresent(stage)
        throw error
      }
      try fileSystem.synchronizeNames(in: folder.descriptor)
    }
  }

  private func put(
    _ stage: String, to name: String, in folder: OpenFolder
  ) throws(SystemError) {
    let place = folder.descriptor
    guard try folder.statusIfPresent(of: name) != nil else {
      return try fileSystem.rename(stage, in: place, to: name, in: place)
    }
    do {
      try fileSystem.exchange(stage, in: place, with: name, in: place)
    } catch {
      guard error.meansNoExchange else { throw error }
      // A file system without an exchange: the old file gets another name until the new one is in
      // its place, and gets its name back if that fails.
      let kept = ".\(name).old"
      try folder.removeIfPresent(kept)
      try fileSystem.rename(name, in: place, to: kept, in: place)
      do {
        try fileSystem.rename(stage, in: place, to: name, in: place)
      } catch {
        try? fileSystem.rename(kept, in: place, to: name, in: place)
        throw error
      }
      try folder.removeIfPresent(kept)
      return
    }
    // After the exchange, the old file has the stage's name.
    try folder.removeIfPresent(stage)
  }

  /// Runs a change while no other process can run one in the same folder.
  private func locked<Value>(
    _ folder: OpenFolder, _ body: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    let isLocked = try system { () throws(SystemError) in
      try fileSystem.lock(folder.descriptor)
    }
    guard isLocked else { throw .busy }
    defer { fileSystem.unlock(folder.descriptor) }
    return try body()
  }

  private func system<Value>(
    _ body: () throws(SystemError) -> Value
  ) throws(Fault) -> Value {
    do {
      return try body()
    } catch {
      throw .system(error)
    }
  }
}
