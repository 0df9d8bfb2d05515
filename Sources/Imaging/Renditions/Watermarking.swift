/// A text in the corner of a rendition: its markup, and its room by the rendition's size.
struct Watermarking {
  /// The text, escaped for Pango, which reads markup.
  let markup: String
  /// Room for the text in pixels.
  let width: Int
  let height: Int
  /// Distance from the picture's edges.
  let margin: Int

  /// `nil` for a picture so small that it has no room for letters.
  init?(_ text: String, in size: PixelSize) {
    markup = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    let shorter = min(size.width, size.height)
    guard shorter >= 12 else { return nil }
    margin = max(1, shorter / 40)
    // As high as a twentieth of the picture, and never less than can be read.
    height = max(12, shorter / 20)
    width = max(12, min(size.width * 2 / 5, size.width - 2 * margin))
  }
}
