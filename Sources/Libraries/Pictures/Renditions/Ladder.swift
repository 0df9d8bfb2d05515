/// The default renditions of a picture; `Benchmarks/PHOTOGRAPHS.md` explains how they were chosen.
package struct Ladder: Sendable, Hashable {
  /// A format with its quality and effort.
  package struct Encoding: Sendable, Hashable {
    package var format: PictureFormat
    package var quality: Int
    package var effort: Int

    // All have the same perceived quality on the photographs measured.

    /// Default WebP; more effort takes three times as long for 1 to 3 % fewer bytes.
    package static let webp = Encoding(.webp, quality: 80, effort: 2)
    /// Default JPEG, progressive.
    package static let jpeg = Encoding(.jpeg, quality: 75, effort: 1)
    /// AVIF, if settings ask for it; a fifth fewer bytes than WebP in 6 to 9 times its time.
    package static let avif = Encoding(.avif, quality: 65, effort: 1)

    package init(_ format: PictureFormat, quality: Int, effort: Int) {
      self.format = format
      self.quality = quality
      self.effort = effort
    }
  }

  /// Widths in pixels; a picture gets those that it is large enough for.
  package var widths: [Int]
  /// Longer side of the largest rendition in pixels.
  package var largest: Int
  /// Formats in which every width is made, best first.
  package var encodings: [Encoding]
  /// Format for browsers that support none of the formats above.
  package var fallback: Encoding
  package var fallbackWidth: Int

  package init(
    widths: [Int], largest: Int, encodings: [Encoding], fallback: Encoding, fallbackWidth: Int
  ) {
    self.widths = widths
    self.largest = largest
    self.encodings = encodings
    self.fallback = fallback
    self.fallbackWidth = fallbackWidth
  }

  /// Five widths of WebP and one JPEG: 0.9 s of processor time for 24 megapixels. Every photograph
  /// measured has at least "high quality" (SSIMULACRA 2 of 70).
  package static let standard = Ladder(
    widths: [320, 640, 960, 1_440, 2_160], largest: 2_160, encodings: [.webp], fallback: .jpeg,
    fallbackWidth: 960)

  /// Widths for an upright picture, ascending. They are each width of the ladder that is clearly
  /// less than the largest, and the largest itself, which is the picture's own width if that is
  /// smaller.
  package func widths(for picture: PixelSize) -> [Int] {
    let most = Recipe(.longEdge(largest), .jpeg, quality: 1, effort: 0).size(of: picture).width
    return widths.sorted().filter { $0 * 8 <= most * 7 } + [most]
  }

  /// Recipes for an upright picture: every width in every format, and the fallback.
  package func recipes(for picture: PixelSize, credits: Credits = Credits()) -> [Recipe] {
    let widths = widths(for: picture)
    var recipes: [Recipe] = []
    for encoding in encodings {
      recipes += widths.map { Self.recipe(.width($0), encoding, credits) }
    }
    let width = widths.last { $0 <= fallbackWidth } ?? widths[0]
    recipes.append(Self.recipe(.width(width), fallback, credits))
    return recipes
  }

  /// The picture that other sites and messengers show with a link: a part of 1200 × 630 pixels,
  /// cropped to the most interesting area.
  package func card(credits: Credits = Credits()) -> Recipe {
    Self.recipe(.attention(width: 1_200, height: 630), fallback, credits)
  }

  /// A picture of some 200 bytes, shown on a page until the real one is loaded.
  package static let preview = Recipe(.longEdge(24), .webp, quality: 30, effort: 6)

  private static func recipe(
    _ cut: Recipe.Cut, _ encoding: Encoding, _ credits: Credits
  ) -> Recipe {
    Recipe(
      cut, encoding.format, quality: encoding.quality, effort: encoding.effort, credits: credits)
  }
}
