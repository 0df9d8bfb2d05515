/// The sizes that the theme's style sheet has classes for, in CSS pixels, from small to large.
enum TextSizes {
  static let text = [13, 15, 17, 20, 24, 28]
  static let header = [36, 48, 64]

  /// The nearest of them; the smaller one of two that are as near.
  static func nearest(to size: Int, of sizes: [Int]) -> Int {
    var best = sizes[0]
    // Numbers of any size are told apart without a difference that may not fit.
    for (low, high) in zip(sizes, sizes.dropFirst()) where size > low + (high - low) / 2 {
      best = high
    }
    return best
  }
}
