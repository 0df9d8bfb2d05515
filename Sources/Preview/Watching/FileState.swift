import Foundation

/// Which file there is at a path, and what is known of its bytes without a look at them.
///
/// When its status changed is left out: on macOS the look at a file may change its attributes, and so
/// its status, and who acts on that looks at it for ever.
struct FileState: Equatable {
  private let device: UInt64
  private let mode: UInt32
  private let inode: UInt64
  private let size: Int
  /// When its bytes were last written, in seconds and nanoseconds.
  private let seconds: Int
  private let nanoseconds: Int
  /// Whether it has no bytes: it was cut, to be written anew.
  let isEmpty: Bool

  /// Of what a path leads to; `nil` where there is nothing.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Of an open file.
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

  /// Whether both are of the same file, of which one has it open: else a number may be given again.
  func isSameFile(as other: FileState) -> Bool {
    device == other.device && inode == other.inode
  }
}
