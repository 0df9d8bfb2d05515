import Foundation

/// The memory that the system allows the process (setrlimit(2), RLIMIT_AS), which `ulimit -v` sets.
enum MemoryLimit {
  /// Limit in megabytes below which a note is written. With two threads, all builds of 1,000 trips
  /// succeed with 240, and most with 208; all builds of a small site succeed with 208. Each further
  /// thread takes 8 for its stack, and more.
  static let usual = 320

  /// Note to write before work begins; `nil` if the limit is at least `usual`.
  static var note: String? {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return nil }
    return note(of: Int(clamping: limit.rlim_cur) >> 20)
  }

  /// Returns the note for a limit in megabytes.
  static func note(of limit: Int) -> String? {
    guard limit < usual else { return nil }
    return
      "this program can use \(limit) MB of memory, and most sites need \(usual): if that isn't "
      + "enough, it ends with exit code 70; raise the limit with 'ulimit -v'"
  }

  #if canImport(Glibc)
    // Only the GNU C library has its own type for this.
    private static let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
  #else
    private static let resource = RLIMIT_AS
  #endif
}
