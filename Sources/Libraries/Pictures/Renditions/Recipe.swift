/// A format of renditions.
package enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case webp, jpeg, avif

  /// Suffix of a file's name, with its dot.
  package var suffix: String { self == .jpeg ? ".jpg" : "." + rawValue }
  package var mediaType: String { "image/" + rawValue }

  /// Longest side in pixels that a file can have.
  var longest: Int {
    switch self {
    case .webp: 16_383
    case .jpeg: 65_500
    case .avif: 16_384
    }
  }
}

/// How a rendition is made of a picture: all that decides its bytes, but for the picture and the
/// versions of the libraries.
package struct Recipe: Sendable, Hashable {
  /// Part of a picture that is kept, and how large; nothing is ever enlarged.
  package enum Cut: Sendable, Hashable {
    /// The whole picture, as wide as a number of pixels.
    case width(Int)
    /// The whole picture, with a longer side of a number of pixels.
    case longEdge(Int)
    /// The part of this shape where there is most to see, as large as this or smaller.
    case attention(width: Int, height: Int)
  }

  package var cut: Cut
  package var format: PictureFormat
  /// 1 (small) to 100 (like the original), on the scale of the format's own encoder.
  package var quality: Int
  /// Work for fewer bytes: 0 to 6 for WebP, 0 to 9 for AVIF; JPEG is progressive from 1 on.
  package var effort: Int
  /// Written into the rendition.
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

  /// The same recipe with a text in a corner, or without one.
  package func marked(by watermark: String?) -> Recipe {
    var recipe = self
    recipe.watermark = watermark
    return recipe
  }

  /// Whether the rendition of an animation moves.
  var moves: Bool {
    if case .attention = cut { return false }
    return format == .webp
  }

  /// Size of the rendition of an upright picture, which libvips is not needed for.
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

  /// Size of the whole picture from which the rendition is cut.
  func whole(of picture: PixelSize) -> PixelSize {
    let scale = scale(of: picture)
    let part = size(of: picture)
    let whole = PixelSize(
      rounding: Double(picture.width) * scale, Double(picture.height) * scale)
    return PixelSize(
      rounding: Double(max(whole.width, part.width)), Double(max(whole.height, part.height)))
  }

  /// Factor from the picture's size to that of the whole, at most 1.
  private func scale(of picture: PixelSize) -> Double {
    let (width, height) = (Double(picture.width), Double(picture.height))
    switch cut {
    case .width(let wanted): return min(1, Double(max(1, wanted)) / width)
    case .longEdge(let wanted): return min(1, Double(max(1, wanted)) / max(width, height))
    case .attention(let wanted, let high):
      let cover = max(Double(max(1, wanted)) / width, Double(max(1, high)) / height)
      // A long panorama is held reduced until its part is cut from it.
      return min(1, cover, (Self.largestWhole / (width * height)).squareRoot())
    }
  }

  /// Pixels of a whole picture that is held in memory for a part of it.
  private static let largestWhole = 16_000_000.0
}

extension Recipe {
  /// Stable description, for a hash: the same for the same recipe, in every version of the program
  /// that renders it alike. A published name is the hash of the source's bytes and of these.
  package var bytes: [UInt8] {
    var text = "zoetrope rendition 2\n"
    switch cut {
    case .width(let width): text += "width \(width)"
    case .longEdge(let edge): text += "long edge \(edge)"
    case .attention(let width, let height): text += "attention \(width)x\(height)"
    }
    text += "\n\(format.rawValue) quality \(quality) effort \(effort)\n"
    // Each with its length, so that no text can pass for another key.
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
