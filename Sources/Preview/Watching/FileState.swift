import Foundation

/// Identity of a file, and the facts about its bytes that are known without reading them.
///
/// The time of the last status change is left out. On macOS, reading a file may change its
/// attributes, and so that time. The watcher would react to its own reads without end.
struct FileState: Equatable {
  private let device: UInt64
  private let mode: UInt32
  private let inode: UInt64
  private let size: Int
  /// Time of the last write, in seconds and nanoseconds.
  private let seconds: Int
  private let nanoseconds: Int
  /// Whether it has no bytes, because it was truncated before it is written again.
  let isEmpty: Bool

  /// State of the file at a path, links followed; `nil` if it doesn't exist.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// State of an open file.
  init?(of file: OpenDescriptor) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    mode = UInt32(status.st_mode)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    isEmpty = status.st_size == 0
  }

  var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }

  /// Whether both are states of the same file. One of them must be of an open file, because
  /// otherwise an inode may be reused.
  func isSameFile(as other: FileState) -> Bool {
    device == other.device && inode == other.inode
  }
}
