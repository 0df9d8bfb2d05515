import Foundation

/// Number of files that this program may open at once (setrlimit(2), RLIMIT_NOFILE).
///
/// macOS starts programs with a limit of 256, whatever the hard limit, and Linux mostly with 1,024.
package enum DescriptorLimit {
  /// Limits to try, from the most useful one down to the one that every macOS grants (OPEN_MAX).
  /// The kernel of macOS refuses more than kern.maxfilesperproc, although it reports no hard limit.
  private static let wishes: [rlim_t] = [245_760, 122_880, 61_440, 30_720, 10_240]

  /// Raises the soft limit as far as the system allows, and returns the new one.
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

  /// The current soft limit.
  static var current: Int {
    var limit = rlimit()
    return getrlimit(resource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : 0
  }

  #if canImport(Glibc)
    // Only the GNU C library declares a type for resources.
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif
}
