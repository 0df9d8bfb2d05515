import Foundation

/// A named pipe that a test reads step by step.
///
/// Its reading end is open before the writer starts, and no other child inherits it.
final class NamedPipe {
  let path: String
  private let folder: TemporaryFolder
  private var descriptor: Int32

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/pipe"
    guard mkfifo(path, 0o600) == 0 else {
      throw ChildProcess.Failure(what: "mkfifo", code: errno)
    }
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw ChildProcess.Failure(what: "open", code: errno) }
  }

  deinit { close() }

  /// Waits for a byte of the writer, which must have opened the pipe; `nil` at its end.
  func readByte() throws -> UInt8? {
    _ = fcntl(descriptor, F_SETFL, 0)
    var byte: UInt8 = 0
    while true {
      switch read(descriptor, &byte, 1) {
      case 1: return byte
      case 0: return nil
      default: guard errno == EINTR else { throw ChildProcess.Failure(what: "read", code: errno) }
      }
    }
  }

  func close() {
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
    descriptor = -1
  }
}
