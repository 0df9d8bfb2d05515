import Foundation
import Tracing

/// What tells the states of a file apart without reading it.
struct FileIdentity: Sendable, Hashable {
  /// Clocks of file systems tick in up to 10 ms: a file that was written so shortly ago may be written
  /// again, and look the same.
  static let doubt = 20_000_000

  let device: UInt64
  let inode: UInt64
  let size: Int64
  /// Nanoseconds since 1970.
  let modified: Int64
  let changed: Int64

  /// `nil` where there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    self.modified = Self.nanoseconds(modified)
    self.changed = Self.nanoseconds(changed)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Whether it was changed so shortly ago that it may change again unseen.
  var isInDoubt: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return max(modified, changed) > Self.nanoseconds(now) - Int64(Self.doubt)
  }

  func combine(into hasher: inout StableHasher) {
    hasher.combine(device)
    hasher.combine(inode)
    hasher.combine(UInt64(bitPattern: size))
    hasher.combine(UInt64(bitPattern: modified))
    hasher.combine(UInt64(bitPattern: changed))
  }
}
