extension String {
  /// Joins texts in memory that is allocated once; `+` or an interpolation grows with each text,
  /// which takes several times as long.
  package init(
    joining first: String, _ second: String, _ third: String = "", _ fourth: String = "",
    _ fifth: String = ""
  ) {
    let count =
      first.utf8.count + second.utf8.count + third.utf8.count + fourth.utf8.count
      + fifth.utf8.count
    // Each part is valid UTF-8, and the capacity is their sum.
    self.init(unsafeUninitializedCapacity: count) { room in
      var end = room.initialize(fromContentsOf: first.utf8)
      end = room[end...].initialize(fromContentsOf: second.utf8)
      if !third.isEmpty { end = room[end...].initialize(fromContentsOf: third.utf8) }
      if !fourth.isEmpty { end = room[end...].initialize(fromContentsOf: fourth.utf8) }
      if !fifth.isEmpty { end = room[end...].initialize(fromContentsOf: fifth.utf8) }
      return end
    }
  }

  /// Lends the bytes in UTF-8. Unlike `withUTF8` it needs no variable, whose copy would be
  /// reference counted.
  @inline(__always)
  func lendUTF8<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(use) { return result }
    // The string is not a native Swift string.
    var copy = self
    return copy.withUTF8(use)
  }
}
