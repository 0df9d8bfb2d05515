import Synchronization

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
  /// Draws the letters of a text, larger than pictures show them.
  convenience init(writing text: String) throws(PictureFault) {
    let letters = try WrittenTexts.letters(of: text)
    try self.init(pixels: letters.pixels, size: letters.size, channels: 1)
  }
}

/// Texts that have been drawn, since a process draws each only once.
private enum WrittenTexts {
  struct Letters {
    /// One byte a pixel, 255 for letters.
    let pixels: [UInt8]
    let size: PixelSize
  }

  private static let known = Mutex<[String: Result<Letters, PictureFault>]>([:])

  static func letters(of text: String) throws(PictureFault) -> Letters {
    try known.withLock { known in
      if let letters = known[text] { return letters }
      let letters = Result { () throws(PictureFault) in try drawn(text) }
      known[text] = letters
      return letters
    }.get()
  }

  private static func drawn(_ text: String) throws(PictureFault) -> Letters {
    // Pango reads markup.
    let markup = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    guard Vips.drawsText else { throw .noText }
    let image: VipsImage
    do throws(PictureFault) {
      image = try VipsImage(text: markup, font: "sans bold 100")
    } catch {
      throw .noText
    }
    // Without any font, or one that has its letters, Pango draws nothing.
    guard let size = PixelSize(width: image.width, height: image.height),
      case let pixels = try image.pixels(), pixels.contains(where: { $0 > 127 })
    else { throw .noText }
    return Letters(pixels: pixels, size: size)
  }
}
