extension String {
  /// Lends its bytes in UTF-8. Unlike `withUTF8` it needs no variable, which would be a copy whose
  /// reference is counted.
  @inline(__always)
  func lendUTF8<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(use) { return result }
    // Not one of Swift's own strings.
    var copy = self
    return copy.withUTF8(use)
  }
}
