import Foundation

/// A file that is replaced as a whole: a full disk must lose nothing of what it held.
struct ReplacedFile {
  private let path: String
  /// End of the name of the file that is written beside it, and then put in its place.
  private let suffix: String

  init(_ path: String, suffix: String = ".new") {
    self.path = path
    self.suffix = suffix
  }

  /// Rights of the file; those that are given if there is none.
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
    // The mask of the process may have taken rights away that the file had.
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

  /// The file to which links lead.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
