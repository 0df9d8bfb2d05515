/// The rendering of one picture, valid while its bytes are in memory.
struct Rendering {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let header: PictureHeader
  private let limits: PictureLimits
  private let stop: RenderStop
  /// Credits in the file itself.
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

  /// A picture decoded upright, as large as the largest recipe needs.
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

  /// Way of decoding, which depends only on the picture and one recipe. So the bytes of a rendition
  /// never depend on which others are made with it.
  private struct Decoding: Hashable {
    /// Lengths of the longer side to which pictures are reduced while they are decoded.
    static let steps = [2_160, 4_320, 8_640, 17_280]

    /// The least step that is large enough for the recipe; `nil` to decode all pixels.
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

  /// Throws the same faults as `make`, but encodes nothing, and decodes the picture only in the
  /// smallest size that reveals the faults of all recipes.
  func check(_ recipes: [Recipe]) throws(PictureFault) {
    let wholes = recipes.map { $0.whole(of: header.size).longEdge }
    guard let least = wholes.min(), let most = wholes.max() else { return }
    var decoding = Decoding(
      longEdge: least, moves: header.frames > 1 && recipes.contains(where: \.moves))
    if mayHaveSmallerCopies {
      // Decodes as for the largest rendition, which uses the picture itself and not a smaller copy.
      decoding = Decoding(longEdge: Decoding.steps.first { $0 >= most }, moves: decoding.moves)
    }
    let decoded = try decode(decoding)
    for recipe in recipes {
      try checkLength(recipe.size(of: decoded.original), recipe.format)
      if let text = recipe.watermark { _ = try VipsImage(writing: text) }
    }
  }

  /// Whether files of the kind may contain thumbnails or pyramids, which libvips decodes instead of
  /// the picture if they are large enough. Other files are always read completely.
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
    // Checks again with libvips' numbers, because libvips knows more than the header.
    try limits.check(stored, frames: count)
    if count == 1 { frames = .first }
    let turns = (5...8).contains(read.number("orientation", else: 1))
    let original = turns ? stored.turned : stored

    let size = decoding.size(of: original)
    let image = try pixels(frames, size, hasProfile: read.hasProfile)
    return Decoded(
      image: image, original: original, size: size, frames: count, hasProfile: read.hasProfile)
  }

  /// Decodes the pixels. If a JPEG lacks pixels, libjpeg fills them with grey and warns. It also
  /// warns about excess bytes, which many cameras write, although nothing of such a picture is
  /// lost. So after a warning, the work is repeated while no other thread can take the message.
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

  /// Repeats failed work, and returns libjpeg's message if it is about lost pixels; otherwise
  /// `nil`.
  private func lossAskedAgain(
    _ work: () throws(PictureFault) -> Void
  ) throws(PictureFault) -> String? {
    try Vips.asking { () throws(PictureFault) in
      var loss: String?
      // The first message may come from another picture that fails at the same time. Taking it
      // removes it, so the second message is about this picture.
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

  /// Decodes an animation again in another size, because libvips reduces frames singly only while
  /// reading.
  private func again(_ size: PixelSize, _ decoded: Decoded) throws(PictureFault) -> VipsImage {
    try VipsImage(
      reducing: bytes, frames: .all, to: size, hasProfile: decoded.hasProfile
    ).inEightBits().withoutCamera()
  }

  /// An image with no metadata except the credits; libvips itself writes the boxes of AVIF.
  private func withCredits(
    _ credits: Credits, _ image: VipsImage
  ) throws(PictureFault) -> VipsImage {
    let copy = try stop.working(on: image) { () throws(PictureFault) in try image.inMemory() }
    copy.removeMetadata()
    if !credits.isEmpty { copy.set("xmp-data", to: CreditsWriter(credits).xmp) }
    return copy
  }

  /// Length of the longer side in pixels that suffices for finding a colour.
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
