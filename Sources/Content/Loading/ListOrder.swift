import Domain
import Foundation

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
  func precedesInBytes(_ other: String) -> Bool {
    // Swift's own strings are contiguous; others go the long way.
    utf8.withContiguousStorageIfAvailable { a in
      other.utf8.withContiguousStorageIfAvailable { b in
        guard let x = a.baseAddress, let y = b.baseAddress else { return a.count < b.count }
        let order = memcmp(x, y, min(a.count, b.count))
        return order == 0 ? a.count < b.count : order < 0
      }
    }.flatMap(\.self) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
