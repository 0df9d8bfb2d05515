extension String {
  /// Texts one behind the other, in room that is taken once: a sum or an interpolation grows with each
  /// of them, which takes several times as long.
  package init(
    joining first: String, _ second: String, _ third: String = "", _ fourth: String = "",
    _ fifth: String = ""
  ) {
    let count =
      first.utf8.count + second.utf8.count + third.utf8.count + fourth.utf8.count
      + fifth.utf8.count
    // Each part is whole UTF-8, and there is room for all of them.
    self.init(unsafeUninitializedCapacity: count) { room in
      var end = room.initialize(fromContentsOf: first.utf8)
      end = room[end...].initialize(fromContentsOf: second.utf8)
      if !third.isEmpty { end = room[end...].initialize(fromContentsOf: third.utf8) }
      if !fourth.isEmpty { end = room[end...].initialize(fromContentsOf: fourth.utf8) }
      if !fifth.isEmpty { end = room[end...].initialize(fromContentsOf: fifth.utf8) }
      return end
    }
  }

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
