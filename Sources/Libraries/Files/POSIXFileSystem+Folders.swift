#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension POSIXFileSystem {
  package func list(
    _ name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) -> FolderListing {
    let descriptor = try open(name, in: folder, for: .readingFolder)
    let status: FileStatus
    do {
      status = try self.status(of: descriptor)
    } catch {
      _ = closeDescriptor(descriptor)
      throw error
    }
    // From here on the stream owns the descriptor.
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      _ = closeDescriptor(descriptor)
      throw SystemError(.listing, String(cString: name), code: code)
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      if !Self.isDots(name) {
        entries.append(
          FolderEntry(
            name: name, kind: FileKind(entryType: entry.pointee.d_type),
            inode: UInt64(entry.pointee.d_ino)))
      }
      errno = 0
    }
    guard errno == 0 else { throw SystemError(.listing, String(cString: name), code: errno) }
    return FolderListing(status: status, entries: entries)
  }

  /// Copies only the name, because the record ends after the name's NUL and can't be copied whole.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [CChar] {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let text = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
    return Array(UnsafeBufferPointer(start: text, count: strlen(text) + 1))
  }

  private static func isDots(_ name: [CChar]) -> Bool {
    let dot = CChar(UInt8(ascii: "."))
    return name == [dot, 0] || name == [dot, dot, 0]
  }
}

extension FileKind {
  fileprivate init?(entryType: UInt8) {
    switch Int32(entryType) {
    case Int32(DT_UNKNOWN): return nil
    case Int32(DT_REG): self = .file
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK): self = .symbolicLink
    default: self = .special
    }
  }
}

extension FileStatus {
  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    let kind: FileKind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .special
      }
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      kind: kind,
      size: Int(truncatingIfNeeded: status.st_size),
      modified: Int(modified.tv_sec) &* 1_000_000_000 &+ Int(modified.tv_nsec),
      changed: Int(changed.tv_sec) &* 1_000_000_000 &+ Int(changed.tv_nsec),
      mode: UInt32(status.st_mode & 0o7777))
  }
}

/// Base of relative paths if no folder is open.
package let workingFolder = Int32(AT_FDCWD)

// C functions under names that the type's own methods don't shadow.

package func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

package func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}

package func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
