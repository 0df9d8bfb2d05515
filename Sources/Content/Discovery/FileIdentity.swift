package import Basics
package import Foundation

/// Identity of one state of a file. Two equal and settled identities mean the same bytes.
package struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int
  /// Time of the last change of the bytes, in nanoseconds since 1970.
  private let modified: Int
  /// Time of the last change of bytes or inode, in nanoseconds since 1970. Unlike `modified`,
  /// programs can't set it.
  private let changed: Int
  /// Whether the file has other names (hard links), under which it may change.
  let isShared: Bool

  package init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
    isShared = status.st_nlink > 1
  }

  /// Identity of the file at a path, links followed; `nil` if there isn't one.
  package init?(of path: String) {
    var status = stat()
    // If this fails, the file counts as changed, and is read again.
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Identity of the file with a name in an open folder; `nil` if there isn't one.
  init?(of name: UnsafePointer<CChar>, in folder: Int32) {
    var status = stat()
    // If this fails, the file counts as changed, and is read again.
    guard fstatat(folder, name, &status, 0) == 0 else { return nil }
    self.init(status)
  }

  /// Reads an identity from a cache; `nil` for damaged bytes.
  init?(_ reader: inout ByteReader) {
    guard let device = reader.word(), let inode = reader.word(), let size = reader.word(),
      let modified = reader.word(), let changed = reader.word(), let isShared = reader.byte()
    else { return nil }
    (self.device, self.inode) = (device, inode)
    self.size = Int(truncatingIfNeeded: size)
    self.modified = Int(truncatingIfNeeded: modified)
    self.changed = Int(truncatingIfNeeded: changed)
    self.isShared = isShared != 0
  }

  func write(to writer: inout ByteWriter) {
    writer.write(word: device)
    writer.write(word: inode)
    for number in [size, modified, changed] {
      writer.write(word: UInt64(bitPattern: Int64(number)))
    }
    writer.write(byte: isShared ? 1 : 0)
  }

  /// Whether any change after `moment` would change this identity.
  package func isSettled(at moment: Int) -> Bool { FileClock.isPast(changed, at: moment) }

  /// The current time in nanoseconds since 1970.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// Hash that is equal in every process.
  package var hash: UInt64 {
    var hasher = StableHasher()
    combine(into: &hasher)
    return hasher.finish()
  }

  package func combine(into hasher: inout StableHasher) {
    hasher.combine(device)
    hasher.combine(inode)
    hasher.combine(size)
    hasher.combine(modified)
    hasher.combine(changed)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    // Dates before 1678 and after 2261 overflow. Times are only compared for equality, and the
    // remaining bits are enough for that.
    time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
  }
}
