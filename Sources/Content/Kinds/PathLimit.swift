extension ContentLimits {
  /// Maximum number of bytes of a path, in `Content/` or on the finished site.
  package static let path = 1024
}
