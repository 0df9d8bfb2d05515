import CPlatform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file system of the machine.
///
/// This file uses pointers throughout, because it is the boundary to C.
package struct POSIXFileSystem: FileSystem {
  package init() {}

  package func resolve(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else {
      throw SystemError(.resolving, path, code: errno)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package func open(
    _ name: UnsafePointer<CChar>, in folder: Int32, for access: FileAccess
  ) throws(SystemError) -> Int32 {
    // O_NONBLOCK, because opening a pipe would otherwise wait for its other end.
    let flags =
      switch access {
      case .reading: O_RDONLY | O_NONBLOCK
      case .readingFolder: O_RDONLY | O_DIRECTORY
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .replacing: O_WRONLY | O_CREAT | O_TRUNC
      case .locking: O_RDWR | O_CREAT
      }
    return try repeating(.opening, name) {
      openat(folder, name, flags | O_CLOEXEC | O_NOFOLLOW, 0o666)
    }
  }

  package func close(_ descriptor: Int32) throws(SystemError) {
    // Not repeated after EINTR: Linux has closed the descriptor by then, and its number may be
    // reused.
    guard closeDescriptor(descriptor) != 0, errno != EINTR else { return }
    throw SystemError(.closing, "", code: errno)
  }

  package func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try repeating(.reading, nil) { readBytes(descriptor, buffer.baseAddress, buffer.count) }
  }

  package func write(
    _ descriptor: Int32, from buffer: UnsafeRawBufferPointer
  ) throws(SystemError) -> Int {
    let count = try repeating(.writing, nil) {
      writeBytes(descriptor, buffer.baseAddress, buffer.count)
    }
    // POSIX allows 0 without an error if nothing fits, which would cause an endless loop.
    guard count > 0 || buffer.isEmpty else { throw SystemError(.writing, "", code: ENOSPC) }
    return count
  }

  package func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw SystemError(.inspecting, "", code: errno)
    }
    return FileStatus(status)
  }

  package func status(
    of name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw SystemError(.inspecting, String(cString: name), code: errno)
    }
    return FileStatus(status)
  }

  package func makeFolder(
    _ name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) {
    guard mkdirat(folder, name, 0o777) == 0 else {
      throw SystemError(.makingFolder, String(cString: name), code: errno)
    }
  }

  package func link(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    as other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError) {
    guard linkat(folder, name, otherFolder, other, 0) == 0 else {
      throw SystemError(.linking, String(cString: name), code: errno)
    }
  }

  package func remove(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
    guard unlinkat(folder, name, 0) == 0 else {
      throw SystemError(.removing, String(cString: name), code: errno)
    }
  }

  package func removeFolder(
    _ name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) {
    guard unlinkat(folder, name, AT_REMOVEDIR) == 0 else {
      throw SystemError(.removing, String(cString: name), code: errno)
    }
  }

  package func rename(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    to other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError) {
    guard zoetrope_rename_exclusively(folder, name, otherFolder, other) != 0 else { return }
    let error = SystemError(.renaming, String(cString: name), code: errno)
    guard error.meansNoExchange else { throw error }
    // Another process may create the name between this check and the move, but without the flag
    // this is the best option.
    var status = stat()
    guard fstatat(otherFolder, other, &status, AT_SYMLINK_NOFOLLOW) != 0 else {
      throw SystemError(.renaming, String(cString: name), code: EEXIST)
    }
    guard renameat(folder, name, otherFolder, other) == 0 else {
      throw SystemError(.renaming, String(cString: name), code: errno)
    }
  }

  package func exchange(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    with other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError) {
    guard zoetrope_exchange(folder, name, otherFolder, other) == 0 else {
      throw SystemError(.exchanging, String(cString: name), code: errno)
    }
  }

  package func setMode(_ mode: UInt32, of descriptor: Int32) throws(SystemError) {
    guard fchmod(descriptor, mode_t(mode)) == 0 else {
      throw SystemError(.settingMode, "", code: errno)
    }
  }

  package func setModificationTime(_ time: Int, of descriptor: Int32) throws(SystemError) {
    let second = 1_000_000_000
    var (seconds, nanoseconds) = time.quotientAndRemainder(dividingBy: second)
    if nanoseconds < 0 { (seconds, nanoseconds) = (seconds - 1, nanoseconds + second) }
    let modified = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    guard futimens(descriptor, [modified, modified]) == 0 else {
      throw SystemError(.settingTime, "", code: errno)
    }
  }

  package func unlock(_ descriptor: Int32) { flock(descriptor, LOCK_UN) }

  package func lock(_ descriptor: Int32) throws(SystemError) -> Bool {
    do {
      _ = try repeating(.locking, nil) { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }

  package func synchronize(_ descriptor: Int32) throws(SystemError) {
    #if os(Linux)
      try synchronize { syncfs(descriptor) }
    #else
      // macOS has no call for a whole file system; this one at least flushes the drive's own cache.
      try synchronize { fcntl(descriptor, F_FULLFSYNC) == 0 ? 0 : fsync(descriptor) }
    #endif
  }

  package func synchronizeNames(in folder: Int32) throws(SystemError) {
    #if os(Linux)
      try synchronize { fsync(folder) }
    #else
      try synchronize(folder)
    #endif
  }

  private func synchronize(_ call: () -> Int32) throws(SystemError) {
    let result = call()
    // EINVAL and ENOTSUP mean a file system that survives no power cut in any case.
    guard result != 0, errno != EINVAL, errno != ENOTSUP else { return }
    throw SystemError(.synchronizing, "", code: errno)
  }

  /// Repeats a call as long as signals interrupt it before it does anything.
  private func repeating<Count: SignedInteger>(
    _ operation: SystemError.Operation, _ name: UnsafePointer<CChar>?, _ call: () -> Count
  ) throws(SystemError) -> Count {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      guard code == EINTR else {
        throw SystemError(operation, name.map { String(cString: $0) } ?? "", code: code)
      }
    }
  }
}
