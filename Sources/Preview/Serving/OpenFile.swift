import Foundation

/// A file that is open for reading; its last user closes it.
///
/// A class, for its `deinit`.
final class OpenFile: Sendable {
  private let descriptor: Int32
  let size: Int
  let tag: String

  /// Opens a regular file; `nil` for anything else. The caller checks whether the path may be read.
  convenience init?(_ path: String) {
    self.init(owning: open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
  }

  /// Takes ownership of a descriptor; `nil` if it isn't the descriptor of a regular file.
  init?(owning descriptor: Int32) {
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else {
      if descriptor >= 0 { Foundation.close(descriptor) }
      return nil
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
    tag = Tag.of(status)
  }

  deinit { Foundation.close(descriptor) }

  /// Returns bytes from an offset; fewer if the file has been cut.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let got = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
        if got > 0 {
          filled += got
        } else if got == 0 || errno != EINTR {
          return
        }
      }
    }
  }
}
