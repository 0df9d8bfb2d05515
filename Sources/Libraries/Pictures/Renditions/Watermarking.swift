import Synchronization

/// A text in the corner of a rendition: its letters, and their size relative to the rendition.
struct Watermarking {
  /// The letters, in a larger size than they are drawn.
  let text: VipsImage
  /// Size in which the text is drawn.
  let size: PixelSize
  /// Distance from the picture's edges in pixels.
  let margin: Int

  /// Creates a watermark; `nil` for a picture that is too small for letters.
  init?(_ text: VipsImage, in picture: PixelSize) {
    let shorter = min(picture.width, picture.height)
    guard shorter >= 12 else { return nil }
    self.text = text
    margin = max(1, shorter / 40)
    // A twentieth of the picture's shorter side, but never too small to be read.
    let height = Double(max(12, shorter / 20))
    let width = Double(max(12, min(picture.width * 2 / 5, picture.width - 2 * margin)))
    let scale = min(width / Double(text.width), height / Double(text.height))
    size = PixelSize(rounding: Double(text.width) * scale, Double(text.height) * scale)
  }
}

extension VipsImage {
  /// Draws the letters of a text, in a larger size than pictures show them.
  convenience init(writing text: String) throws(PictureFault) {
    let letters = try WrittenTexts.letters(of: text)
    try self.init(pixels: letters.pixels, size: letters.size, channels: 1)
  }
}

/// Texts that have been drawn; a process draws each text only once.
private enum WrittenTexts {
  struct Letters {
    /// One byte for each pixel, 255 within letters.
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
    // Pango parses the text as markup.
    let markup = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    guard Vips.drawsText else { throw .noText }
    let image: VipsImage
    do throws(PictureFault) {
      image = try VipsImage(text: markup, font: "sans bold 100")
    } catch {
      throw .noText
    }
    // Without a font that has the letters, Pango draws nothing.
    guard let size = PixelSize(width: image.width, height: image.height),
      case let pixels = try image.pixels(), pixels.contains(where: { $0 > 127 })
    else { throw .noText }
    return Letters(pixels: pixels, size: size)
  }
}
