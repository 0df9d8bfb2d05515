internal import CVips

/// A libvips image. Most images are recipes for pixels, which are computed during encoding.
///
/// A class, because it releases the image when it is released itself.
final class VipsImage {
  /// The frames of an animation to read.
  enum Frames {
    case first, all

    /// Options for all loaders of libvips, which ignore those that they don't know.
    ///
    /// By default, loaders accept a file that is cut off. `vips_thumbnail_buffer` of 8.14.1 has a
    /// parameter for this, but doesn't pass it to the loader, so it is set here. A strict loader
    /// also treats a decoder's warnings as errors.
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

  /// Decodes a picture upright, in exactly one size, which is that of a frame if there are several.
  /// The result is in sRGB if the picture has a profile.
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

  /// Creates an image from pixels with one byte for each channel: 1 or 3 channels, and one more for
  /// alpha.
  convenience init(pixels: [UInt8], size: PixelSize, channels: Int) throws(PictureFault) {
    let pointer = pixels.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap {
        zoetrope_vips_of_pixels(
          $0, bytes.count, Int32(size.width), Int32(size.height), Int32(channels))
      }
    }
    try self.init(pointer)
  }

  /// Draws a text with Pango markup in a font and size; the image has one channel, 255 within
  /// letters.
  convenience init(text markup: String, font: String) throws(PictureFault) {
    try self.init(zoetrope_vips_text(markup, font))
  }

  /// Width of the image in pixels.
  var width: Int { Int(zoetrope_vips_width(pointer)) }
  /// Height of all frames together, which are stacked.
  var height: Int { Int(zoetrope_vips_height(pointer)) }
  var channels: Int { Int(zoetrope_vips_bands(pointer)) }
  var hasAlpha: Bool { zoetrope_vips_has_alpha(pointer) != 0 }

  func number(_ name: String, else fallback: Int) -> Int {
    Int(zoetrope_vips_number(pointer, name, Int32(clamping: fallback)))
  }

  /// Whether the image has a profile that matches its colour space.
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

  /// The image without EXIF, XMP and IPTC. libvips' writers read these even if they should leave
  /// them out, and damaged EXIF makes them read freed memory (`vips__exif_update` of 8.14.1).
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

  /// The image without transparency, on a white background.
  func onWhite() throws(PictureFault) -> VipsImage {
    hasAlpha ? try VipsImage(zoetrope_vips_on_white(pointer)) : self
  }

  /// The image with a text in a corner of each frame; `rows` is the height of a frame.
  func marked(by mark: Watermarking, rows: Int) throws(PictureFault) -> VipsImage {
    let text = try mark.text.reduced(to: mark.size).inMemory()
    return try VipsImage(
      zoetrope_vips_mark(pointer, text.pointer, Int32(rows), Int32(mark.margin)))
  }

  /// The image with all pixels computed.
  func inMemory() throws(PictureFault) -> VipsImage {
    try VipsImage(zoetrope_vips_in_memory(pointer))
  }

  /// Asks the work on an image to stop; any thread may call it.
  static func stop(_ pointer: OpaquePointer) { zoetrope_vips_stop(pointer) }
}

extension VipsImage {
  /// The pixels, row by row, with one byte for each channel.
  func pixels() throws(PictureFault) -> [UInt8] {
    try Self.bytes { zoetrope_vips_pixels(pointer, $0) }
  }

  /// The encoded image, without metadata except what AVIF gets.
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

  /// The image in any format that libvips can write, given by a suffix with options; for tests.
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
