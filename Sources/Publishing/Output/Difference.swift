import Application

/// Difference between the products and the manifest of the published files.
struct Difference: Sendable, Hashable {
  /// Entries of the products' paths.
  let earlier: [Int?]
  /// Entries whose path no product has.
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

  /// The difference to a manifest with the plan's own paths.
  init(ofLike plan: PublishingPlan) {
    earlier = (0..<plan.count).map(Optional.some)
    removed = []
  }

  /// Whether the next manifest lists the same paths.
  var isOfSamePaths: Bool { removed.isEmpty && !earlier.contains(nil) }
}
