/// Limits of pictures; a picture that exceeds one causes a fault.
package struct PictureLimits: Sendable, Hashable {
  /// Number of pixels of all frames together.
  package var pixels: Int
  /// Size of the file in bytes, all of which are in memory while it is rendered.
  package var bytes: Int
  /// Length of the longer side in pixels.
  package var edge: Int
  /// Number of frames of an animation.
  package var frames: Int

  /// Default limits. Cameras have up to 200 megapixels, and a panorama 60,000 pixels wide has 250.
  package static let standard = PictureLimits(
    pixels: 250_000_000, bytes: 500_000_000, edge: 65_000, frames: 2_000)

  package init(pixels: Int, bytes: Int, edge: Int, frames: Int) {
    self.pixels = pixels
    self.bytes = bytes
    self.edge = edge
    self.frames = frames
  }

  /// Throws if a picture with this size and number of frames exceeds a limit.
  func check(_ size: PixelSize, frames count: Int) throws(PictureFault) {
    if size.longEdge > edge { throw .tooLong(size, limit: edge) }
    if count > frames { throw .tooManyFrames(count, limit: frames) }
    // Each side is at most `edge` here, so nothing overflows.
    if size.area * count > pixels { throw .tooManyPixels(size, frames: count, limit: pixels) }
  }
}
