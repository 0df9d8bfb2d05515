/// A format of renditions.
package enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case webp, jpeg, avif

  /// File extension, with its dot.
  package var suffix: String { self == .jpeg ? ".jpg" : "." + rawValue }
  package var mediaType: String { "image/" + rawValue }

  /// Longest side in pixels that the format allows.
  var longest: Int {
    switch self {
    case .webp: 16_383
    case .jpeg: 65_500
    case .avif: 16_384
    }
  }
}

/// Description of how to make a rendition: everything that determines its bytes, apart from the
/// picture and the versions of the libraries.
package struct Recipe: Sendable, Hashable {
  /// Part of a picture that is kept, and its size; nothing is ever enlarged.
  package enum Cut: Sendable, Hashable {
    /// The whole picture, scaled to a width in pixels.
    case width(Int)
    /// The whole picture, scaled so that its longer side has a number of pixels.
    case longEdge(Int)
    /// The most interesting part of this shape, in this size or smaller.
    case attention(width: Int, height: Int)
  }

  package var cut: Cut
  package var format: PictureFormat
  /// Quality from 1 (small file) to 100 (like the original), on the scale of the format's encoder.
  package var quality: Int
  /// Effort to save bytes: 0 to 6 for WebP, 0 to 9 for AVIF; JPEG is progressive from 1 on.
  package var effort: Int
  /// Credits that are written into the rendition.
  package var credits: Credits
  /// Line of text drawn into a corner of the rendition.
  package var watermark: String?

  package init(
    _ cut: Cut, _ format: PictureFormat, quality: Int, effort: Int, credits: Credits = Credits()
  ) {
    self.cut = cut
    self.format = format
    self.quality = quality
    self.effort = effort
    self.credits = credits
  }

  /// Copy of the recipe with a watermark, or without one.
  package func marked(by watermark: String?) -> Recipe {
    var recipe = self
    recipe.watermark = watermark
    return recipe
  }

  /// Whether the rendition of an animation is animated, too.
  var moves: Bool {
    if case .attention = cut { return false }
    return format == .webp
  }

  /// Size of the rendition of an upright picture, computed without libvips.
  package func size(of picture: PixelSize) -> PixelSize {
    let (width, height) = (Double(picture.width), Double(picture.height))
    switch cut {
    case .width, .longEdge:
      let scale = scale(of: picture)
      return PixelSize(rounding: width * scale, height * scale)
    case .attention(let wanted, let high):
      let scale = scale(of: picture)
      let part = min(1, width * scale / Double(wanted), height * scale / Double(high))
      return PixelSize(rounding: Double(wanted) * part, Double(high) * part)
    }
  }

  /// Size of the scaled whole picture from which the rendition is cropped.
  func whole(of picture: PixelSize) -> PixelSize {
    let scale = scale(of: picture)
    let part = size(of: picture)
    let whole = PixelSize(
      rounding: Double(picture.width) * scale, Double(picture.height) * scale)
    return PixelSize(
      rounding: Double(max(whole.width, part.width)), Double(max(whole.height, part.height)))
  }

  /// Factor from the picture's size to that of the scaled whole, at most 1.
  private func scale(of picture: PixelSize) -> Double {
    let (width, height) = (Double(picture.width), Double(picture.height))
    switch cut {
    case .width(let wanted): return min(1, Double(max(1, wanted)) / width)
    case .longEdge(let wanted): return min(1, Double(max(1, wanted)) / max(width, height))
    case .attention(let wanted, let high):
      let cover = max(Double(max(1, wanted)) / width, Double(max(1, high)) / height)
      // A long panorama is scaled down further, because it is in memory until the part is cropped.
      return min(1, cover, (Self.largestWhole / (width * height)).squareRoot())
    }
  }

  /// Greatest number of pixels of a whole picture that is in memory while a part is cropped from
  /// it.
  private static let largestWhole = 16_000_000.0
}

extension Recipe {
  /// Stable description for hashing: the same for the same recipe in all versions of the program
  /// that render it alike. A published name is the hash of the source's bytes and of this.
  package var bytes: [UInt8] {
    var text = "zoetrope rendition 2\n"
    switch cut {
    case .width(let width): text += "width \(width)"
    case .longEdge(let edge): text += "long edge \(edge)"
    case .attention(let width, let height): text += "attention \(width)x\(height)"
    }
    text += "\n\(format.rawValue) quality \(quality) effort \(effort)\n"
    // Each value is written with its length, so that no text can imitate another key.
    func write(_ key: String, _ value: String) {
      text += "\(key) \(value.utf8.count) \(value)\n"
    }
    for creator in credits.creators { write("creator", creator) }
    if let copyright = credits.copyright { write("copyright", copyright) }
    if let license = credits.license { write("license", license) }
    if let page = credits.acquireLicensePage { write("acquire", page) }
    if let watermark { write("watermark 2", watermark) }
    return Array(text.utf8)
  }
}
