/// The rendering of one picture, while its bytes are at hand.
struct Rendering {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let header: PictureHeader
  private let limits: PictureLimits
  private let stop: RenderStop
  /// Credits that the file itself has.
  private let own: Credits

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ header: PictureHeader, _ limits: PictureLimits,
    _ stop: RenderStop, own: Credits
  ) {
    self.own = own
    self.bytes = bytes
    self.header = header
    self.limits = limits
    self.stop = stop
  }

  /// A picture decoded upright, as large as the largest recipe wants it.
  private struct Decoded {
    let image: VipsImage
    /// Size of the upright original.
    let original: PixelSize
    /// Size of each frame of the image.
    let size: PixelSize
    let frames: Int
    let hasProfile: Bool

    /// The first frame.
    func first() throws(PictureFault) -> VipsImage {
      frames > 1 ? try image.firstRows(size.height) : image
    }
  }

  /// Kind of a decoding, which follows from the picture and one recipe: so the bytes of a rendition
  /// never depend on what is made beside it.
  private struct Decoding: Hashable {
    /// Longer sides in pixels to which pictures are reduced as they are decoded.
    static let steps = [2_160, 4_320, 8_640, 17_280]

    /// The least step from which the recipe's whole picture can be reduced; `nil` for all pixels.
    let longEdge: Int?
    /// Whether all frames are decoded.
    let moves: Bool

    init(longEdge: Int?, moves: Bool) {
      self.longEdge = longEdge
      self.moves = moves
    }

    init(for recipe: Recipe, of picture: PictureHeader) {
      let whole = recipe.whole(of: picture.size)
      longEdge = Self.steps.first { $0 >= whole.longEdge }
      moves = picture.frames > 1 && recipe.moves
    }

    func size(of picture: PixelSize) -> PixelSize {
      guard let longEdge else { return picture }
      return Recipe(.longEdge(longEdge), .jpeg, quality: 1, effort: 0).size(of: picture)
    }
  }

  func make(_ recipes: [Recipe]) throws(PictureFault) -> RenderedPicture {
    var decoded: [Decoding: Decoded] = [:]
    func picture(for recipe: Recipe) throws(PictureFault) -> Decoded {
      let decoding = Decoding(for: recipe, of: header)
      if let known = decoded[decoding] { return known }
      let new = try decode(decoding)
      decoded[decoding] = new
      return new
    }
    var letters: [String: VipsImage] = [:]
    func text(of recipe: Recipe) throws(PictureFault) -> VipsImage? {
      guard let text = recipe.watermark else { return nil }
      if let known = letters[text] { return known }
      let new = try VipsImage(writing: text)
      letters[text] = new
      return new
    }
    var renditions: [Rendition] = []
    for recipe in recipes {
      renditions.append(try rendition(recipe, of: picture(for: recipe), text: text(of: recipe)))
    }
    return RenderedPicture(
      kind: header.kind, size: decoded.values.first?.original ?? header.size,
      renditions: renditions)
  }

  /// Decodes the picture in the smallest size that finds the faults of all recipes, encodes
  /// nothing, and throws what `make` would.
  func check(_ recipes: [Recipe]) throws(PictureFault) {
    let wholes = recipes.map { $0.whole(of: header.size).longEdge }
    guard let least = wholes.min(), let most = wholes.max() else { return }
    var decoding = Decoding(
      longEdge: least, moves: header.frames > 1 && recipes.contains(where: \.moves))
    if mayHaveSmallerCopies {
      // The decoding of the largest rendition, which shows the picture itself.
      decoding = Decoding(longEdge: Decoding.steps.first { $0 >= most }, moves: decoding.moves)
    }
    let decoded = try decode(decoding)
    for recipe in recipes {
      try checkLength(recipe.size(of: decoded.original), recipe.format)
      if let text = recipe.watermark { _ = try VipsImage(writing: text) }
    }
  }

  /// Whether files of the kind may hold thumbnails or pyramids, which libvips decodes in place of
  /// the picture where they are large enough. Other files are read whole for a picture of any size.
  private var mayHaveSmallerCopies: Bool {
    switch header.kind {
    case .avif, .heic, .tiff: true
    case .jpeg, .png, .webp, .gif: false
    }
  }

  private func checkLength(_ size: PixelSize, _ format: PictureFormat) throws(PictureFault) {
    guard size.longEdge <= format.longest else {
      throw .tooLongForFormat(format, size, limit: format.longest)
    }
  }

  private func decode(_ decoding: Decoding) throws(PictureFault) -> Decoded {
    var frames = decoding.moves ? VipsImage.Frames.all : .first
    let read = try VipsImage(reading: bytes, frames: frames)
    let rows = max(1, read.number("page-height", else: read.height))
    let count = frames == .first ? 1 : max(1, read.height / rows)
    guard let stored = PixelSize(width: read.width, height: rows) else { throw .damaged("") }
    // libvips' word counts besides that of the header, of which it knows more.
    try limits.check(stored, frames: count)
    if count == 1 { frames = .first }
    let turns = (5...8).contains(read.number("orientation", else: 1))
    let original = turns ? stored.turned : stored

    let size = decoding.size(of: original)
    let image = try pixels(frames, size, hasProfile: read.hasProfile)
    return Decoded(
      image: image, original: original, size: size, frames: count, hasProfile: read.hasProfile)
  }

  /// Decodes the pixels. libjpeg fills with grey what a JPEG lacks, and warns; but it warns as well
  /// of bytes too many, which many cameras write, and of such a picture nothing is lost. What a
  /// warning says is asked again while nobody else can take it.
  private func pixels(
    _ frames: VipsImage.Frames, _ size: PixelSize, hasProfile: Bool
  ) throws(PictureFault) -> VipsImage {
    func decoded(isStrict: Bool) throws(PictureFault) -> VipsImage {
      let reduced = try VipsImage(
        reducing: bytes, frames: frames, to: size, hasProfile: hasProfile, isStrict: isStrict
      ).inEightBits().withoutCamera()
      return try stop.working(on: reduced) { () throws(PictureFault) in try reduced.inMemory() }
    }
    guard header.kind == .jpeg else { return try decoded(isStrict: false) }
    do throws(PictureFault) {
      return try decoded(isStrict: true)
    } catch .damaged {
      let loss = try lossAskedAgain { () throws(PictureFault) in
        _ = try decoded(isStrict: true)
      }
      if let loss { throw .damaged(loss) }
      return try decoded(isStrict: false)
    }
  }

  /// Returns what libjpeg says of lost pixels when work that failed is done again; `nil` if it
  /// says something else.
  private func lossAskedAgain(
    _ work: () throws(PictureFault) -> Void
  ) throws(PictureFault) -> String? {
    try Vips.asking { () throws(PictureFault) in
      var loss: String?
      // Another picture that fails at the same time may be in the first answer, which is taken by
      // it, and is not in the second.
      for _ in 0..<2 {
        do throws(PictureFault) {
          try work()
          return nil
        } catch .damaged(let reason) {
          guard Vips.isOfLoss(reason) else { return nil }
          loss = reason
        }
      }
      return loss
    }
  }

  private func rendition(
    _ recipe: Recipe, of decoded: Decoded, text: VipsImage?
  ) throws(PictureFault) -> Rendition {
    try stop.check()
    let size = recipe.size(of: decoded.original)
    try checkLength(size, recipe.format)
    let moves = decoded.frames > 1 && recipe.moves

    var image = moves ? decoded.image : try decoded.first()
    let whole = recipe.whole(of: decoded.original)
    if whole != decoded.size {
      image = moves ? try again(whole, decoded) : try image.reduced(to: whole)
    }
    if size != whole { image = try image.croppedByAttention(to: size) }
    if recipe.format == .jpeg { image = try image.onWhite() }
    if let text, let mark = Watermarking(text, in: size) {
      image = try image.marked(by: mark, rows: size.height)
    }
    let credits = own.completed(bySite: recipe.credits)
    if recipe.format == .avif { image = try withCredits(credits, image) }
    let encoded = try encoded(image, recipe)
    return Rendition(
      recipe: recipe, size: size, frames: moves ? decoded.frames : 1,
      bytes: CreditsWriter(credits).embedded(in: encoded, recipe.format))
  }

  private func encoded(_ image: VipsImage, _ recipe: Recipe) throws(PictureFault) -> [UInt8] {
    do throws(PictureFault) {
      return try stop.working(on: image) { () throws(PictureFault) in
        try image.encoded(as: recipe.format, quality: recipe.quality, effort: recipe.effort)
      }
    } catch .damaged(let reason) where Vips.lacksCodec(reason) {
      throw .noEncoder(recipe.format)
    }
  }

  /// Decodes an animation in another size: libvips reduces frames one by one only while it reads.
  private func again(_ size: PixelSize, _ decoded: Decoded) throws(PictureFault) -> VipsImage {
    try VipsImage(
      reducing: bytes, frames: .all, to: size, hasProfile: decoded.hasProfile
    ).inEightBits().withoutCamera()
  }

  /// An image with no metadata but the credits: libvips writes AVIF's boxes itself.
  private func withCredits(
    _ credits: Credits, _ image: VipsImage
  ) throws(PictureFault) -> VipsImage {
    let copy = try stop.working(on: image) { () throws(PictureFault) in try image.inMemory() }
    copy.removeMetadata()
    if !credits.isEmpty { copy.set("xmp-data", to: CreditsWriter(credits).xmp) }
    return copy
  }

  /// A picture as small as a colour needs it.
  private static let glance = 64

  /// Main colour of the picture; `nil` if some of it is transparent.
  func color() throws(PictureFault) -> PictureColor? {
    let image = try decode(Decoding(longEdge: Self.glance, moves: false)).image
    let (pixels, channels) = (try image.pixels(), image.channels)
    if image.hasAlpha {
      let alphas = stride(from: channels - 1, to: pixels.count, by: channels)
      guard alphas.allSatisfy({ pixels[$0] == 255 }) else { return nil }
    }
    return PictureColor(mainOf: pixels, channels: channels)
  }
}
