/// A rendition of a picture, ready to be written.
package struct Rendition: Sendable, Hashable {
  package let recipe: Recipe
  /// Size of each frame.
  package let size: PixelSize
  /// Number of frames; 1 for a still picture.
  package let frames: Int
  /// The file's content.
  package let bytes: [UInt8]
}

/// Result of rendering a picture: its renditions in the order of the recipes.
package struct RenderedPicture: Sendable, Hashable {
  package let kind: PictureKind
  /// Size of the upright original.
  package let size: PixelSize
  package let renditions: [Rendition]
}

/// Renders pictures with libvips. Several threads may use it at once, each with its own picture.
///
/// In addition to the picture's bytes, a thread needs about 4 bytes for each pixel of the largest
/// rendition, and for each pixel of the original if its format can't be read in parts.
package struct PictureRenderer: Sendable {
  private let vips: Vips
  private let limits: PictureLimits

  /// Loads libvips.
  package init(limits: PictureLimits = .standard) throws(PictureFault) {
    vips = try Vips()
    self.limits = limits
  }

  /// Versions of everything, apart from pictures and recipes, that determines the bytes.
  package var versions: String { vips.versions }

  /// Files of the libraries. If their stamps are unchanged, a later build knows that the versions
  /// are.
  package var libraryFiles: [String] { vips.files }

  /// Whether pictures of a kind can be read here.
  package func reads(_ kind: PictureKind) -> Bool { vips.decodes(kind) }

  /// Whether pictures of a format can be written here. The test is to write one, because libvips
  /// may support only the container of AVIF.
  package func writes(_ format: PictureFormat) -> Bool {
    guard vips.encodes(format), let size = PixelSize(width: 16, height: 16) else { return false }
    defer { Vips.endThread() }
    let pixels = [UInt8](repeating: 128, count: size.area * 3)
    // If this fails, libvips can't write the format.
    let bytes = try? VipsImage(pixels: pixels, size: size, channels: 3)
      .encoded(as: format, quality: 50, effort: 0)
    return bytes?.isEmpty == false
  }

  /// Reads a file and renders it; the file must be of the kind that its name indicates.
  package func render(
    path: String, _ recipes: [Recipe], stop: RenderStop = RenderStop()
  ) throws(PictureFault) -> RenderedPicture {
    try stop.check()
    let bytes = try PictureFile(path: path).readAll(limit: limits.bytes)
    return try render(bytes, named: PictureKind(fileName: path), recipes, stop: stop)
  }

  /// Renders a picture from its bytes; all recipes share one decoding.
  package func render(
    _ bytes: [UInt8], named kind: PictureKind? = nil, _ recipes: [Recipe],
    stop: RenderStop = RenderStop()
  ) throws(PictureFault) -> RenderedPicture {
    defer { Vips.endThread() }
    try stop.check()
    try checkEncoders(of: recipes)
    // If the metadata are damaged, the file has no credits.
    let own = (try? CameraFacts(PictureBytes(bytes)))?.credits ?? Credits()
    return try rendering(bytes, named: kind, stop, own: own) { rendering throws(PictureFault) in
      try rendering.make(recipes)
    }
  }

  /// Throws the same faults as `render` with a fraction of the work: the picture is decoded once,
  /// as small as its kind allows, and nothing is encoded.
  package func check(
    _ bytes: [UInt8], _ recipes: [Recipe], stop: RenderStop = RenderStop()
  ) throws(PictureFault) {
    defer { Vips.endThread() }
    try stop.check()
    try checkEncoders(of: recipes)
    try rendering(bytes, named: nil, stop, own: Credits()) { rendering throws(PictureFault) in
      try rendering.check(recipes)
    }
  }

  private func checkEncoders(of recipes: [Recipe]) throws(PictureFault) {
    for format in Set(recipes.map(\.format)) where !vips.encodes(format) {
      throw .noEncoder(format)
    }
  }

  /// Returns the main colour of a picture, shown in its place until it is loaded; `nil` for a
  /// picture with transparency. Takes a tenth of the time of rendering a JPEG.
  package func color(
    of bytes: [UInt8], stop: RenderStop = RenderStop()
  ) throws(PictureFault) -> PictureColor? {
    defer { Vips.endThread() }
    try stop.check()
    return try rendering(bytes, named: nil, stop, own: Credits()) {
      rendering throws(PictureFault) in
      try rendering.color()
    }
  }

  private func rendering<Result>(
    _ bytes: [UInt8], named kind: PictureKind?, _ stop: RenderStop, own: Credits,
    _ work: (Rendering) throws(PictureFault) -> Result
  ) throws(PictureFault) -> Result {
    let header = try PictureHeader(PictureBytes(bytes), named: kind, limits: limits)
    // Checked before decoding, because the decoder, dav1d, would print its messages to standard
    // error.
    if header.kind == .avif, PictureEnd.isMissing(in: bytes, .avif) { throw .cutOff }
    do throws(PictureFault) {
      return try bytes.withUnsafeBufferPointer { bytes throws(PictureFault) in
        try work(Rendering(bytes, header, limits, stop, own: own))
      }
    } catch .damaged(let reason) {
      if !vips.decodes(header.kind) || Vips.lacksCodec(reason) { throw .noDecoder(header.kind) }
      throw PictureEnd.isMissing(in: bytes, header.kind) ? .cutOff : .damaged(reason)
    }
  }
}
