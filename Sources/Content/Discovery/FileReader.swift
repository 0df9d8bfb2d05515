import Foundation

/// Reads whole files with system calls, because reading 10,000 small ones is the hot path of a
/// build.
package enum FileReader {
  /// Reason why a file can't be read.
  package enum Fault: Error, Sendable, Hashable {
    /// An error with the system's number.
    case system(Int32)
    /// A folder above the file can't be entered, so nothing in it can be read. `levels` counts
    /// upwards from the file.
    case closedFolder(levels: Int)
    case notAFile
    case tooLarge(bytes: Int)

    /// Makes the fault for a system's error number.
    package init(_ number: Int32, at path: String) {
      self =
        number == EACCES
        ? ClosedFolder.levels(above: path).map(Fault.closedFolder) ?? .system(number)
        : .system(number)
    }
  }

  package static func read(_ path: String, limit: Int) throws(Fault) -> [UInt8] {
    try readIdentified(path, limit: limit).bytes
  }

  /// Reads a file, and its identity as it was before the first byte was read.
  static func readIdentified(
    _ path: String, limit: Int
  ) throws(Fault) -> (bytes: [UInt8], identity: FileIdentity) {
    let (descriptor, status) = try opened(path)
    defer { close(descriptor) }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(bytes: size) }
    return (try bytes(descriptor, expecting: size, limit: limit), FileIdentity(status))
  }

  /// Reads the first `count` bytes of a file, or all of a shorter one.
  package static func head(of path: String, count: Int) throws(Fault) -> [UInt8] {
    let (descriptor, status) = try opened(path)
    defer { close(descriptor) }
    var fault: Fault?
    let size = min(Int(status.st_size), count)
    let head = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      fault = fill(buffer, from: descriptor, expecting: size, count: &filled)
    }
    if let fault { throw fault }
    return head
  }

  private static func opened(_ path: String) throws(Fault) -> (descriptor: Int32, status: stat) {
    // Without O_NONBLOCK, opening a named pipe would block the build.
    var descriptor: Int32
    repeat {
      descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw Fault(errno, at: path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let number = errno
      close(descriptor)
      throw .system(number)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notAFile
    }
    return (descriptor, status)
  }

  /// Reads until `size` bytes have arrived or the file ends. One call may read more, up to the end
  /// of the buffer.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, expecting size: Int,
    count: inout Int
  ) -> Fault? {
    while count < size {
      let free = UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
      let got = Foundation.read(descriptor, free.baseAddress, free.count)
      if got == 0 { return nil }
      if got > 0 {
        count += got
      } else if errno != EINTR {
        return .system(errno)
      }
    }
    return nil
  }

  /// Reads to the end of the file, which may have grown or shrunk since its size was read.
  private static func bytes(
    _ descriptor: Int32, expecting size: Int, limit: Int
  ) throws(Fault) -> [UInt8] {
    var fault: Fault?
    // The buffer has room for one extra byte. If it stays unused, the file has its expected size,
    // and no further call is needed to find its end.
    var result = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      fault = fill(buffer, from: descriptor, expecting: max(size, 1), count: &count)
    }
    if let fault { throw fault }
    guard result.count > size else { return result }
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while result.count <= limit {
      let got = Foundation.read(descriptor, &chunk, chunk.count)
      if got == 0 { return result }
      if got > 0 {
        result.append(contentsOf: chunk[..<got])
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
    throw .tooLarge(bytes: result.count)
  }
}
