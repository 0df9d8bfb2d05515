import Foundation

/// A file that is replaced as a whole, so that even a full disk doesn't destroy its old content.
struct ReplacedFile {
  private let path: String
  /// Suffix of the temporary file that is written next to it and then replaces it.
  private let suffix: String

  init(_ path: String, suffix: String = ".new") {
    self.path = path
    self.suffix = suffix
  }

  /// Permissions of the file, or the given ones if it doesn't exist.
  func mode(else other: mode_t) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : other
  }

  func write(_ bytes: [UInt8], mode: mode_t) throws(AuthoringFault) {
    let target = Self.resolved(path)
    let other = target + suffix
    let descriptor = open(other, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .filesExist([other]) : .failure(other, errno)
    }
    // The umask of the process may have removed permissions that the file had.
    fchmod(descriptor, mode)
    let isWritten = NewFiles.write(bytes, to: descriptor) && fsync(descriptor) == 0
    let number = errno
    close(descriptor)
    guard isWritten, rename(other, target) == 0 else {
      let reason = isWritten ? errno : number
      unlink(other)
      throw .failure(path, reason)
    }
  }

  /// The target of symbolic links.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
