import Foundation

/// How much memory the system lets this program have (setrlimit(2), RLIMIT_AS), which `ulimit -v` sets.
enum MemoryLimit {
  /// In megabytes. Of a site of 1,000 trips all builds in 240 and most in 208 came to their end, and of a
  /// small one all in 208, with two threads; each further thread takes 8 for its stack, and more.
  static let usual = 320

  /// What is to be said before the work begins; `nil` where there is as much as sites mostly take.
  static var note: String? {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return nil }
    return note(of: Int(clamping: limit.rlim_cur) >> 20)
  }

  /// In megabytes, too.
  static func note(of limit: Int) -> String? {
    guard limit < usual else { return nil }
    return
      "this program may take \(limit) MB of memory, and sites mostly need \(usual): where it is not "
      + "enough, it ends with exit code 70; raise the limit with 'ulimit -v'"
  }

  #if canImport(Glibc)
    // The GNU C library alone has a type for it.
    private static let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
  #else
    private static let resource = RLIMIT_AS
  #endif
}
