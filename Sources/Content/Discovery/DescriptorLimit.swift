import Foundation

/// How many files this program may have open (setrlimit(2), RLIMIT_NOFILE).
///
/// macOS gives a program 256 at first, however many it lets it ask for, and Linux mostly 1,024.
package enum DescriptorLimit {
  /// What is asked for, from the most that helps down to what every macOS gives (OPEN_MAX). macOS
  /// refuses more than kern.maxfilesperproc, and says of its hard limit that there is none.
  private static let wishes: [rlim_t] = [245_760, 122_880, 61_440, 30_720, 10_240]

  /// Raises the soft limit as far as the system lets it be, and says how far it is now.
  @discardableResult
  package static func raise() -> Int {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 0 }
    for wish in wishes where min(wish, limit.rlim_max) > limit.rlim_cur {
      var wanted = limit
      wanted.rlim_cur = min(wish, limit.rlim_max)
      if setrlimit(resource, &wanted) == 0 { return Int(wanted.rlim_cur) }
    }
    return Int(clamping: limit.rlim_cur)
  }

  /// How many it may have open now.
  static var current: Int {
    var limit = rlimit()
    return getrlimit(resource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : 0
  }

  #if canImport(Glibc)
    // The GNU C library alone has a type for it.
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif
}
