/// Operations on files for publishing, one system call each.
///
/// A protocol, so that tests can use a file system that fails or stops at the N-th operation. Names
/// are C strings, because a folder may hold names that are not UTF-8. A symbolic link at the end of
/// a name is never followed, and every descriptor is closed on `exec`.
package protocol FileSystem: Sendable {
  /// The absolute path without symbolic links, `.` and `..`; the file must exist.
  func resolve(_ path: String) throws(SystemError) -> String

  func open(
    _ name: UnsafePointer<CChar>, in folder: Int32, for access: FileAccess
  ) throws(SystemError) -> Int32
  /// Closes a descriptor in any case; throws errors that the file system reports only now.
  func close(_ descriptor: Int32) throws(SystemError)
  /// Returns the number of bytes read; 0 at the end.
  func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int
  /// Returns the number of bytes written; at least 1.
  func write(
    _ descriptor: Int32, from buffer: UnsafeRawBufferPointer
  ) throws(SystemError) -> Int

  func status(of descriptor: Int32) throws(SystemError) -> FileStatus
  func status(
    of name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) -> FileStatus
  func list(
    _ name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) -> FolderListing

  func makeFolder(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError)
  /// Adds a second name to a file, or to a symbolic link itself.
  func link(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    as other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError)
  func remove(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError)
  func removeFolder(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError)
  /// Moves a file to an unused name; throws `EEXIST` if it is used.
  func rename(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    to other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError)
  /// Swaps two names atomically, so that neither is missing at any moment.
  func exchange(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    with other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError)

  func setMode(_ mode: UInt32, of descriptor: Int32) throws(SystemError)
  /// Sets the time in nanoseconds since 1970.
  func setModificationTime(_ time: Int, of descriptor: Int32) throws(SystemError)
  /// Tries to take a lock, and returns whether it succeeded; the lock is released when the
  /// descriptor is closed or the process ends.
  func lock(_ descriptor: Int32) throws(SystemError) -> Bool
  /// Releases the lock at once. Closing the descriptor isn't enough: a process that was just forked
  /// holds the lock until it closes its own copy.
  func unlock(_ descriptor: Int32)
  /// Waits until all writes to this file's file system would survive a power cut.
  func synchronize(_ descriptor: Int32) throws(SystemError)
  /// Waits until the names in a folder would survive a power cut.
  func synchronizeNames(in folder: Int32) throws(SystemError)
}

/// Purpose for which a file is opened.
package enum FileAccess: Sendable, Hashable {
  case reading
  case readingFolder
  /// Creates the file; the name must not be used.
  case creating
  /// Creates the file if it is missing; empties it otherwise.
  case replacing
  /// Creates the file if it is missing; never changes it.
  case locking
}

/// Type of a file.
package enum FileKind: Sendable, Hashable {
  case file
  case folder
  case symbolicLink
  /// A pipe, a socket or a device.
  case special
}

/// Status of a file.
package struct FileStatus: Sendable, Hashable {
  package let device: UInt64
  package let inode: UInt64
  package let kind: FileKind
  /// Size in bytes.
  package let size: Int
  /// Modification time in nanoseconds since 1970.
  package let modified: Int
  /// Time of the last change of the inode, including its names, in nanoseconds since 1970; programs
  /// can't set it.
  package let changed: Int
  /// The permission bits.
  package let mode: UInt32

  package init(
    device: UInt64, inode: UInt64, kind: FileKind, size: Int, modified: Int, changed: Int,
    mode: UInt32
  ) {
    self.device = device
    self.inode = inode
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed
    self.mode = mode
  }

  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}

/// Content of a folder.
package struct FolderListing: Sendable, Hashable {
  package let status: FileStatus
  /// Entries in the order of the file system, without `.` and `..`.
  package let entries: [FolderEntry]

  package init(status: FileStatus, entries: [FolderEntry]) {
    self.status = status
    self.entries = entries
  }
}

/// One name in a folder, with the type of its file.
package struct FolderEntry: Sendable, Hashable {
  /// The name with a NUL at its end; it need not be UTF-8.
  package let name: [CChar]
  /// Type of the file; `nil` if the file system doesn't report it.
  package let kind: FileKind?
  /// Inode as recorded in the folder; for a mount point, that of the folder under the mount.
  package let inode: UInt64

  package init(name: [CChar], kind: FileKind?, inode: UInt64) {
    self.name = name
    self.kind = kind
    self.inode = inode
  }
}
