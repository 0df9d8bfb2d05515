/// Width and height in pixels, each at least 1.
package struct PixelSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  /// Creates a size; `nil` if a side is less than 1.
  package init?(width: Int, height: Int) {
    guard width >= 1, height >= 1 else { return nil }
    self.width = width
    self.height = height
  }

  /// Creates a size with rounded sides, each at least 1.
  init(rounding width: Double, _ height: Double) {
    self.width = max(1, Int(width.rounded()))
    self.height = max(1, Int(height.rounded()))
  }

  /// Number of pixels.
  package var area: Int { width * height }
  package var longEdge: Int { max(width, height) }

  /// The size of the picture turned on its side.
  package var turned: PixelSize { PixelSize(rounding: Double(height), Double(width)) }
}
