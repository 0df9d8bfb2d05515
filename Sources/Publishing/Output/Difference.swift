import Application

/// What the products are to the manifest of what is published.
struct Difference: Sendable, Hashable {
  /// For each product the entry of the same path.
  let earlier: [Int?]
  /// The entries that no product has the path of.
  let removed: [Int]

  /// Both come sorted by path.
  init(from manifest: Manifest, to plan: PublishingPlan) {
    var earlier: [Int?] = []
    earlier.reserveCapacity(plan.products.count)
    var removed: [Int] = []
    var entry = 0
    for product in plan.products {
      while entry < manifest.entries.count, manifest.entries[entry].path < product.path {
        removed.append(entry)
        entry += 1
      }
      if entry < manifest.entries.count, manifest.entries[entry].path == product.path {
        earlier.append(entry)
        entry += 1
      } else {
        earlier.append(nil)
      }
    }
    removed += entry..<manifest.entries.count
    self.earlier = earlier
    self.removed = removed
  }
}
