import Content

extension DescriptorLimit {
  /// The first descriptor that isn't used for watching, out of `limit`.
  static func ceiling(of limit: Int) -> Int32 { Int32(clamping: limit - unwatched(of: limit)) }

  /// Number of connections. Some of the descriptors that aren't used for watching are needed for
  /// the files that are read or served.
  static func connections(of limit: Int) -> Int {
    let unwatched = unwatched(of: limit)
    return max(1, unwatched - min(256, unwatched / 2))
  }

  private static func unwatched(of limit: Int) -> Int {
    min(ServerLimits().connections + 256, limit / 2)
  }
}
