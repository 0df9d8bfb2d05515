import Domain

extension Array {
  /// By date, the newest first, then by slug; those without a date follow by slug, those of one
  /// file in its order.
  func inListOrder<Model>() -> [Element] where Element == Sourced<Model> {
    sorted { a, b in
      switch (a.date?.instant, b.date?.instant) {
      case (let x?, let y?): x == y ? a.slug < b.slug : x > y
      case (_?, nil): true
      case (nil, _?): false
      case (nil, nil):
        if a.undatedName != b.undatedName {
          a.undatedName.precedesInBytes(b.undatedName)
        } else if a.path != b.path {
          a.path.precedesInBytes(b.path)
        } else {
          a.index ?? 0 < b.index ?? 0
        }
      }
    }
  }
}

extension Sourced {
  /// The slug, but the file's name for all models of a list, so that they stay together.
  fileprivate var undatedName: String { index == nil ? slug.text : path.fileName }
}

extension String {
  /// The same order on every system.
  func precedesInBytes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
