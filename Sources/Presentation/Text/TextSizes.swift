/// Sizes for which the theme's style sheet has classes, in CSS pixels, in ascending order.
enum TextSizes {
  static let text = [13, 15, 17, 20, 24, 28]
  static let header = [36, 48, 64]

  /// Returns the nearest of the sizes. If two sizes are equally near, returns the smaller one.
  static func nearest(to size: Int, of sizes: [Int]) -> Int {
    var best = sizes[0]
    // Compared without a difference to `size`, which could overflow.
    for (low, high) in zip(sizes, sizes.dropFirst()) where size > low + (high - low) / 2 {
      best = high
    }
    return best
  }
}
