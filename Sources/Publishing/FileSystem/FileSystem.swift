/// The operations on files that publishing is made of, one system call each.
///
/// A seam: tests put a file system in between that fails, or dies, at the N-th operation. Names are
/// C strings, because a folder may hold names that are not UTF-8. A symbolic link is never followed
/// at the end of a name, and every descriptor is closed on `exec`.
package protocol FileSystem: Sendable {
  /// The absolute path without symbolic links, `.` and `..`; the file must exist.
  func resolve(_ path: String) throws(SystemError) -> String

  func open(
    _ name: UnsafePointer<CChar>, in folder: Int32, for access: FileAccess
  ) throws(SystemError) -> Int32
  /// Reports what a file system notices only now; the descriptor is closed in any case.
  func close(_ descriptor: Int32) throws(SystemError)
  /// How many bytes were read; 0 at the end.
  func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int
  /// How many bytes were written; at least 1.
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
  /// A second name for a file; of a symbolic link, for the link itself.
  func link(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    as other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError)
  func remove(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError)
  func removeFolder(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError)
  /// Moves to a name that is not taken; throws `EEXIST` where it is.
  func rename(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    to other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError)
  /// Swaps two names at once, so that nobody sees either of them missing.
  func exchange(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    with other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError)

  func setMode(_ mode: UInt32, of descriptor: Int32) throws(SystemError)
  /// Nanoseconds since 1970.
  func setModificationTime(_ time: Int, of descriptor: Int32) throws(SystemError)
  /// Whether the lock is ours now; it goes with the descriptor, and with the process.
  func lock(_ descriptor: Int32) throws(SystemError) -> Bool
  /// Gives the lock up at once: closing alone leaves it to a process that was just forked, until
  /// that closes its copy of the descriptor, too.
  func unlock(_ descriptor: Int32)
  /// Waits until what was written to this file's file system would outlive a power cut.
  func synchronize(_ descriptor: Int32) throws(SystemError)
  /// Waits until what the names in a folder stand for would outlive a power cut.
  func synchronizeNames(in folder: Int32) throws(SystemError)
}

/// What a file is opened for.
package enum FileAccess: Sendable, Hashable {
  case reading
  case readingFolder
  /// The name must not be taken.
  case creating
  /// Created where it is missing, emptied where it is not.
  case replacing
  /// Created where it is missing, never changed.
  case locking
}

/// What a name in a folder stands for.
package enum FileKind: Sendable, Hashable {
  case file
  case folder
  case symbolicLink
  /// A pipe, a socket or a device.
  case special
}

/// What the system says of a file.
package struct FileStatus: Sendable, Hashable {
  package let device: UInt64
  package let inode: UInt64
  package let kind: FileKind
  /// In bytes.
  package let size: Int
  /// Nanoseconds since 1970.
  package let modified: Int
  /// When anything about it last changed, its names too; nanoseconds since 1970. Nobody can set it.
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

  func isSameFile(as other: FileStatus) -> Bool { device == other.device && inode == other.inode }
}

/// What a folder holds.
package struct FolderListing: Sendable, Hashable {
  package let status: FileStatus
  /// In the order of the file system, without `.` and `..`.
  package let entries: [FolderEntry]

  package init(status: FileStatus, entries: [FolderEntry]) {
    self.status = status
    self.entries = entries
  }
}

/// One name in a folder, and what it stands for.
package struct FolderEntry: Sendable, Hashable {
  /// Ends with a NUL; not always UTF-8.
  package let name: [CChar]
  /// `nil` where the file system doesn't say.
  package let kind: FileKind?
  /// As the folder has it: where something is mounted, not what is seen there.
  package let inode: UInt64

  package init(name: [CChar], kind: FileKind?, inode: UInt64) {
    self.name = name
    self.kind = kind
    self.inode = inode
  }
}
