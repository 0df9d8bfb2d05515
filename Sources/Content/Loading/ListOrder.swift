import Basics
import Domain
import Foundation

extension Array {
  /// Sorts by date, the newest first, then by slug. Models without a date follow in the order of
  /// slugs, with those from one file in the order of the file.
  func inListOrder<Model>() -> [Element] where Element == Sourced<Model> {
    // Sorting uses an array of dates, because looking up each date in its model for every
    // comparison takes longer than the rest of the sorting.
    let dates = map { $0.date?.instant }
    return indices.sorted { a, b in
      if let x = dates[a], let y = dates[b], x != y { return x > y }
      return self[a].precedesInList(self[b])
    }.map { self[$0] }
  }

  /// Inserts a model into an array in list order.
  mutating func insertInListOrder<Model>(_ model: Element) where Element == Sourced<Model> {
    insert(model, at: partitioningIndex { !$0.precedesInList(model) })
  }
}

extension Sourced {
  /// Whether lists show the model before another one, in a total order.
  fileprivate func precedesInList(_ other: Sourced) -> Bool {
    switch (date?.instant, other.date?.instant) {
    case (let x?, let y?):
      if x != y { return x > y }
      if slug != other.slug { return slug < other.slug }
    case (_?, nil): return true
    case (nil, _?): return false
    case (nil, nil):
      if undatedName != other.undatedName {
        return undatedName.precedesInBytes(other.undatedName)
      }
      if path != other.path { return path.precedesInBytes(other.path) }
    }
    // Two models with the same slug, which is reported, are in the order of their files.
    if path.precedesInWalk(other.path) { return true }
    return !other.path.precedesInWalk(path) && index ?? 0 < other.index ?? 0
  }

  /// The slug, or the file's name for all models in a list, which keeps them together.
  fileprivate var undatedName: String { index == nil ? slug.text : path.fileName }
}

extension String {
  /// Whether the text precedes another one by its bytes, an order that is the same on every system.
  func precedesInBytes(_ other: String) -> Bool {
    // Swift's own strings are contiguous. Bridged ones take the slower path.
    utf8.withContiguousStorageIfAvailable { a in
      other.utf8.withContiguousStorageIfAvailable { b in
        guard let x = a.baseAddress, let y = b.baseAddress else { return a.count < b.count }
        let order = memcmp(x, y, min(a.count, b.count))
        return order == 0 ? a.count < b.count : order < 0
      }
    }.flatMap(\.self) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
