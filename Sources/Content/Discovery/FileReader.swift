import Foundation

/// Reads whole files by the system's own calls: 10,000 small ones are the hot path of a build.
enum FileReader {
  enum Fault: Error, Sendable, Hashable {
    /// The system's own number.
    case system(Int32)
    case notAFile
    case tooLarge(bytes: Int)
  }

  static func read(_ path: String, limit: Int) throws(Fault) -> [UInt8] {
    // Not blocking, so that a named pipe can't hold the build up.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(bytes: size) }
    return try bytes(descriptor, expecting: size, limit: limit)
  }

  /// To the end of the file, which may have grown or shrunk since its size was asked for.
  private static func bytes(
    _ descriptor: Int32, expecting size: Int, limit: Int
  ) throws(Fault) -> [UInt8] {
    var fault: Fault?
    // One byte more than expected shows the end without a further call.
    var result = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count < buffer.count {
        let free = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let got = Foundation.read(descriptor, free.baseAddress, free.count)
        if got == 0 { return }
        if got > 0 {
          count += got
        } else if errno != EINTR {
          fault = .system(errno)
          return
        }
      }
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
