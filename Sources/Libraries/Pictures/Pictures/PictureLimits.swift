/// Limits of pictures; each is a stated limit, and a fault past it.
package struct PictureLimits: Sendable, Hashable {
  /// Pixels of all frames together.
  package var pixels: Int
  /// Size of the file in bytes, all of which are held in memory while it is rendered.
  package var bytes: Int
  /// Pixels of the longer side.
  package var edge: Int
  /// Frames of an animation.
  package var frames: Int

  /// Cameras make up to 200 megapixels, and a panorama of 60,000 pixels is 250 with its height.
  package static let standard = PictureLimits(
    pixels: 250_000_000, bytes: 500_000_000, edge: 65_000, frames: 2_000)

  package init(pixels: Int, bytes: Int, edge: Int, frames: Int) {
    self.pixels = pixels
    self.bytes = bytes
    self.edge = edge
    self.frames = frames
  }

  /// Throws where a picture of this size and number of frames is over a limit.
  func check(_ size: PixelSize, frames count: Int) throws(PictureFault) {
    if size.longEdge > edge { throw .tooLong(size, limit: edge) }
    if count > frames { throw .tooManyFrames(count, limit: frames) }
    // Each side is at most `edge` here, so that nothing overflows.
    if size.area * count > pixels { throw .tooManyPixels(size, frames: count, limit: pixels) }
  }
}
