import Application

/// Difference between the products and the manifest of the published files.
struct Difference: Sendable, Hashable {
  /// Index of the entry with the path of each product; `nil` if the manifest has no such entry.
  let earlier: [Int?]
  /// Indices of the entries whose path no product has.
  let removed: [Int]

  /// Compares the two, which are both sorted by path.
  init(from manifest: Manifest, to plan: PublishingPlan) {
    var earlier: [Int?] = []
    earlier.reserveCapacity(plan.count)
    var removed: [Int] = []
    var entry = 0
    for product in plan.products {
      let path = product.path
      var order = entry < manifest.count ? manifest.order(of: entry, path) : 1
      while order < 0 {
        removed.append(entry)
        entry += 1
        order = entry < manifest.count ? manifest.order(of: entry, path) : 1
      }
      earlier.append(order == 0 ? entry : nil)
      if order == 0 { entry += 1 }
    }
    removed += entry..<manifest.count
    self.earlier = earlier
    self.removed = removed
  }

  /// Creates the difference between a number of products and a manifest that lists all of them
  /// except those at the given places, which are sorted.
  init(count: Int, leftOut: [Int]) {
    var rest = leftOut[...]
    var entry = 0
    earlier = (0..<count).map { place in
      if rest.first == place {
        rest.removeFirst()
        return nil
      }
      entry += 1
      return entry - 1
    }
    removed = []
  }

  private init(earlier: [Int?], removed: [Int]) {
    self.earlier = earlier
    self.removed = removed
  }

  /// Returns the difference without the products at some places, which are sorted.
  func without(_ places: [Int]) -> Difference {
    Difference(
      earlier: earlier.without(places),
      removed: (removed + places.compactMap { earlier[$0] }).sorted())
  }

  /// Whether the next manifest lists the same paths.
  var isOfSamePaths: Bool { removed.isEmpty && !earlier.contains(nil) }
}
