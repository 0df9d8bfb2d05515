/// Width and height in pixels, each at least 1.
package struct PixelSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  /// A size; `nil` where a side is less than 1.
  package init?(width: Int, height: Int) {
    guard width >= 1, height >= 1 else { return nil }
    self.width = width
    self.height = height
  }

  /// A size whose sides are rounded, and 1 where they would be less.
  init(rounding width: Double, _ height: Double) {
    self.width = max(1, Int(width.rounded()))
    self.height = max(1, Int(height.rounded()))
  }

  /// Number of pixels.
  package var area: Int { width * height }
  package var longEdge: Int { max(width, height) }

  /// The size of the picture lying on its side.
  package var turned: PixelSize { PixelSize(rounding: Double(height), Double(width)) }
}
