import Foundation

/// How many files this program may have open (setrlimit(2), RLIMIT_NOFILE).
///
/// macOS gives a program 256 at first, however many it lets it ask for.
enum DescriptorLimit {
  /// What is asked for, from the most that helps down to what every macOS gives (OPEN_MAX). macOS
  /// refuses more than kern.maxfilesperproc, and says of its hard limit that there is none.
  private static let wishes: [rlim_t] = [245_760, 122_880, 61_440, 30_720, 10_240]

  /// Raises the soft limit as far as the system lets it be, and says how far it is now.
  static func raise() -> Int {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 0 }
    for wish in wishes where min(wish, limit.rlim_max) > limit.rlim_cur {
      var wanted = limit
      wanted.rlim_cur = min(wish, limit.rlim_max)
      if setrlimit(resource, &wanted) == 0 { return Int(wanted.rlim_cur) }
    }
    return Int(clamping: limit.rlim_cur)
  }

  /// The first descriptor that is not for watching, of so many that there may be: the rest is for
  /// connections, for files that are read, and for those that are served.
  static func ceiling(of limit: Int) -> Int32 {
    Int32(clamping: limit - min(ServerLimits().connections + 256, limit / 2))
  }

  #if canImport(Glibc)
    // The GNU C library alone has a type for it.
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif
}
