#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Bytes of a picture, any part of which can be read.
package protocol PictureSource: Sendable {
  /// Number of bytes.
  var count: Int { get }
  /// Reads exactly `count` bytes, all of which must exist.
  func read(at offset: Int, count: Int) throws(PictureFault) -> [UInt8]
}

/// Bytes of a picture in memory.
package struct PictureBytes: PictureSource {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var count: Int { bytes.count }

  package func read(at offset: Int, count: Int) throws(PictureFault) -> [UInt8] {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      throw .cutOff
    }
    return Array(bytes[offset..<(offset + count)])
  }
}

/// An open picture file.
///
/// A class, because it closes the file when it is released.
package final class PictureFile: PictureSource {
  /// Identity of a file's content: a different inode, size or time means different content.
  package struct Stamp: Sendable, Hashable {
    /// Inode of the file.
    package let file: UInt64
    /// Size in bytes.
    package let size: Int
    /// Modification time of the content, in nanoseconds since 1970; `touched` is the time of the
    /// last change of the inode.
    package let changed: Int
    package let touched: Int
  }

  /// The stamp of the file when it was opened.
  package let stamp: Stamp
  private let descriptor: Int32

  /// Opens a file. It follows symbolic links, and doesn't wait for a pipe.
  package convenience init(path: String) throws(PictureFault) {
    // A NUL would end the path.
    guard !path.utf8.contains(0) else { throw .unreadable(code: ENOENT) }
    var descriptor: Int32
    repeat {
      descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw .unreadable(code: errno) }
    try self.init(descriptor: descriptor)
  }

  /// Takes ownership of an open descriptor, and closes it in any case.
  package init(descriptor: Int32) throws(PictureFault) {
    self.descriptor = descriptor
    do throws(PictureFault) {
      stamp = try Self.stamp(of: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  package var count: Int { stamp.size }

  package func read(at offset: Int, count: Int) throws(PictureFault) -> [UInt8] {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      throw .cutOff
    }
    // Closures that fill arrays throw untyped errors, so the error code is stored outside.
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      while filled < count {
        let got = pread(
          descriptor, room.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
        if got > 0 {
          filled += got
        } else if got == 0 || errno != EINTR {
          code = got == 0 ? 0 : errno
          break
        }
      }
    }
    if code != 0 { throw .unreadable(code: code) }
    // The file is shorter than it was when it was opened.
    guard bytes.count == count else { throw .changed }
    return bytes
  }

  /// Reads the whole file; throws if it changed since it was opened.
  package func readAll(limit: Int = PictureLimits.standard.bytes) throws(PictureFault) -> [UInt8] {
    guard count > 0 else { throw .empty }
    guard count <= limit else { throw .tooManyBytes(count, limit: limit) }
    let bytes = try read(at: 0, count: count)
    try checkUnchanged()
    return bytes
  }

  /// Throws if the file changed since it was opened.
  package func checkUnchanged() throws(PictureFault) {
    guard try Self.stamp(of: descriptor) == stamp else { throw .changed }
  }

  private static func stamp(of descriptor: Int32) throws(PictureFault) -> Stamp {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    #if canImport(Darwin)
      let (changed, touched) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (changed, touched) = (status.st_mtim, status.st_ctim)
    #endif
    func nanoseconds(_ time: timespec) -> Int {
      Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    }
    return Stamp(
      file: UInt64(status.st_ino), size: Int(status.st_size), changed: nanoseconds(changed),
      touched: nanoseconds(touched))
  }
}
