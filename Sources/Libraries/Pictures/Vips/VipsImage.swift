internal import CVips

/// An image of libvips: most are recipes of pixels that are computed when they are encoded.
///
/// A class, since it releases the image at its end.
final class VipsImage {
  /// Frames of an animation that are read.
  enum Frames {
    case first, all

    /// Options for all loaders of libvips, which pass over what they don't know. By default they
    /// take what there is of a file that is cut off; and what `vips_thumbnail_buffer` of 8.14.1 is
    /// told of this besides, it tells no loader.
    /// A strict one takes a decoder's warnings for errors, too.
    func options(isStrict: Bool) -> String {
      let level = isStrict ? "warning" : "error"
      return self == .all ? "[n=-1,fail_on=\(level)]" : "[fail_on=\(level)]"
    }
  }

  let pointer: OpaquePointer

  private init(_ pointer: OpaquePointer?) throws(PictureFault) {
    guard let pointer else { throw .damaged(Vips.takeError()) }
    self.pointer = pointer
  }

  deinit { zoetrope_vips_release(pointer) }

  /// Reads the header of an encoded picture, whose bytes must outlive the image.
  convenience init(reading bytes: UnsafeBufferPointer<UInt8>, frames: Frames)
    throws(PictureFault)
  {
    guard let start = bytes.baseAddress else { throw .empty }
    try self.init(zoetrope_vips_read(start, bytes.count, frames.options(isStrict: false)))
  }

  /// Decodes a picture upright, of exactly one size, which is a frame's where there are many; and
  /// in sRGB where it has a profile.
  convenience init(
    reducing bytes: UnsafeBufferPointer<UInt8>, frames: Frames, to size: PixelSize,
    hasProfile: Bool, isStrict: Bool = false
  ) throws(PictureFault) {
    guard let start = bytes.baseAddress else { throw .empty }
    try self.init(
      zoetrope_vips_read_reduced(
        start, bytes.count, frames.options(isStrict: isStrict), Int32(size.width),
        Int32(size.height), hasProfile ? 1 : 0))
  }

  /// Makes an image of pixels, one byte a channel: 1 or 3 channels, and one more for alpha.
  convenience init(pixels: [UInt8], size: PixelSize, channels: Int) throws(PictureFault) {
    let pointer = pixels.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap {
        zoetrope_vips_of_pixels(
          $0, bytes.count, Int32(size.width), Int32(size.height), Int32(channels))
      }
    }
    try self.init(pointer)
  }

  /// Draws a text in Pango's markup, in a font and size: one channel, 255 for letters.
  convenience init(text markup: String, font: String) throws(PictureFault) {
    try self.init(zoetrope_vips_text(markup, font))
  }

  /// Width of the image in pixels.
  var width: Int { Int(zoetrope_vips_width(pointer)) }
  /// Height of all frames, one below the other.
  var height: Int { Int(zoetrope_vips_height(pointer)) }
  var channels: Int { Int(zoetrope_vips_bands(pointer)) }
  var hasAlpha: Bool { zoetrope_vips_has_alpha(pointer) != 0 }

  func number(_ name: String, else fallback: Int) -> Int {
    Int(zoetrope_vips_number(pointer, name, Int32(clamping: fallback)))
  }

  /// Whether the image has a profile that fits its colour space.
  var hasProfile: Bool { zoetrope_vips_has_profile(pointer) != 0 }

  func has(_ field: String) -> Bool { zoetrope_vips_has_field(pointer, field) != 0 }

  func set(_ name: String, to number: Int) {
    zoetrope_vips_set_number(pointer, name, Int32(clamping: number))
  }

  func set(_ name: String, to bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress {
        zoetrope_vips_set_bytes(pointer, name, start, bytes.count)
      }
    }
  }

  func removeMetadata() { zoetrope_vips_remove_metadata(pointer) }

  /// The image without EXIF, XMP and IPTC: writers of libvips read them even where they are to
  /// leave them out, and of damaged EXIF memory that was freed (`vips__exif_update` of 8.14.1).
  func withoutCamera() throws(PictureFault) -> VipsImage {
    try VipsImage(zoetrope_vips_without_camera(pointer))
  }

  func reduced(to size: PixelSize) throws(PictureFault) -> VipsImage {
    try VipsImage(zoetrope_vips_reduce(pointer, Int32(size.width), Int32(size.height)))
  }

  func croppedByAttention(to size: PixelSize) throws(PictureFault) -> VipsImage {
    try VipsImage(
      zoetrope_vips_crop_by_attention(pointer, Int32(size.width), Int32(size.height)))
  }

  func firstRows(_ rows: Int) throws(PictureFault) -> VipsImage {
    try VipsImage(zoetrope_vips_first_rows(pointer, Int32(rows)))
  }

  func inEightBits() throws(PictureFault) -> VipsImage {
    try VipsImage(zoetrope_vips_eight_bits(pointer))
  }

  /// The image without transparency, on white.
  func onWhite() throws(PictureFault) -> VipsImage {
    hasAlpha ? try VipsImage(zoetrope_vips_on_white(pointer)) : self
  }

  /// The image with a text in a corner of each frame, which has a number of rows.
  func marked(by mark: Watermarking, rows: Int) throws(PictureFault) -> VipsImage {
    let text = try mark.text.reduced(to: mark.size).inMemory()
    return try VipsImage(
      zoetrope_vips_mark(pointer, text.pointer, Int32(rows), Int32(mark.margin)))
  }

  /// The image with all pixels computed.
  func inMemory() throws(PictureFault) -> VipsImage {
    try VipsImage(zoetrope_vips_in_memory(pointer))
  }

  /// Asks the work on an image to stop; any thread may.
  static func stop(_ pointer: OpaquePointer) { zoetrope_vips_stop(pointer) }
}

extension VipsImage {
  /// The pixels, row by row, one byte a channel.
  func pixels() throws(PictureFault) -> [UInt8] {
    try Self.bytes { zoetrope_vips_pixels(pointer, $0) }
  }

  /// The image encoded, with no metadata but what AVIF is given.
  func encoded(
    as format: PictureFormat, quality: Int, effort: Int
  ) throws(PictureFault) -> [UInt8] {
    let (quality, effort) = (Int32(clamping: quality), Int32(clamping: effort))
    return try Self.bytes { count in
      switch format {
      case .webp: zoetrope_vips_webp(pointer, quality, effort, count)
      case .jpeg: zoetrope_vips_jpeg(pointer, quality, effort > 0 ? 1 : 0, count)
      case .avif: zoetrope_vips_avif(pointer, quality, effort, count)
      }
    }
  }

  /// The image in any format that libvips writes, by a suffix with options, for tests.
  func encoded(suffix: String) throws(PictureFault) -> [UInt8] {
    try Self.bytes { zoetrope_vips_encode(pointer, suffix, $0) }
  }

  private static func bytes(
    _ make: (UnsafeMutablePointer<Int>) -> UnsafeMutableRawPointer?
  ) throws(PictureFault) -> [UInt8] {
    var count = 0
    guard let memory = make(&count) else { throw .damaged(Vips.takeError()) }
    defer { zoetrope_vips_free(memory) }
    return Array(UnsafeRawBufferPointer(start: memory, count: count))
  }
}
