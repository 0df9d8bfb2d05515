/// A text in the corner of a rendition: its letters, and their size by that of the rendition.
struct Watermarking {
  /// The letters, larger than they are drawn.
  let text: VipsImage
  /// Size of the text as it is drawn.
  let size: PixelSize
  /// Distance from the picture's edges in pixels.
  let margin: Int

  /// `nil` for a picture so small that it has no room for letters.
  init?(_ text: VipsImage, in picture: PixelSize) {
    let shorter = min(picture.width, picture.height)
    guard shorter >= 12 else { return nil }
    self.text = text
    margin = max(1, shorter / 40)
    // As high as a twentieth of the picture, and never less than can be read.
    let height = Double(max(12, shorter / 20))
    let width = Double(max(12, min(picture.width * 2 / 5, picture.width - 2 * margin)))
    let scale = min(width / Double(text.width), height / Double(text.height))
    size = PixelSize(rounding: Double(text.width) * scale, Double(text.height) * scale)
  }
}

extension VipsImage {
  /// Draws the letters of a text once, since that takes longer than to reduce them: 20 ms.
  convenience init(writing text: String) throws(PictureFault) {
    // Pango reads markup.
    let markup = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    guard Vips.drawsText else { throw .noText }
    do throws(PictureFault) {
      try self.init(text: markup, width: 1_600, height: 160)
    } catch {
      throw .noText
    }
    // Without any font, or one that has its letters, Pango draws nothing.
    guard try pixels().contains(where: { $0 > 127 }) else { throw .noText }
  }
}
