internal import CVips

/// libvips, which is loaded when it is first needed and never before.
package struct Vips: Sendable {
  /// Loads libvips, or throws what hinders it; after the first time it costs nothing.
  package init() throws(PictureFault) {
    var detail: UnsafePointer<CChar>?
    // The text is of static storage.
    let state = zoetrope_vips_open(&detail)
    let text = detail.map { String(cString: $0) } ?? ""
    switch state {
    case zoetrope_vips_ready: return
    case zoetrope_vips_no_library: throw .noLibrary(text)
    case zoetrope_vips_no_function: throw .oldLibrary(lacks: text)
    default: throw .brokenLibrary(text)
    }
  }

  /// Versions of libvips and of what encodes, such as `libvips 8.14.1, webp 10204, …`: with another
  /// text the same recipe may make other bytes, so a cache's key has it.
  package var versions: String {
    let numbers = (0..<3).map { String(zoetrope_vips_version($0)) }
    var parts = ["libvips " + numbers.joined(separator: ".")]
    for (number, name) in ["webp", "jpeg", "heif", "aom", "lcms", "", "pango"]
      .enumerated() where !name.isEmpty
    {
      let version = Self.text { zoetrope_vips_encoder_version(Int32(number), $0, $1) != 0 }
      if let version { parts.append(name + " " + version) }
    }
    return parts.joined(separator: ", ")
  }

  /// Files of libvips and of what encodes. While they are as they were, so are the versions, which
  /// a build that renders nothing learns in this way without loading libvips.
  package var files: [String] {
    (0...6).compactMap { number in
      Self.text { zoetrope_vips_library_file(Int32(number), $0, $1) != 0 }
    }
  }

  /// Whether pictures of a kind can be decoded.
  package func decodes(_ kind: PictureKind) -> Bool { has(Self.loader(of: kind)) }

  /// Whether a format can be encoded.
  package func encodes(_ format: PictureFormat) -> Bool {
    switch format {
    case .webp: has("webpsave_buffer")
    case .jpeg: has("jpegsave_buffer")
    case .avif: has("heifsave_buffer")
    }
  }

  /// Whether texts can be drawn, which libvips may have been built without.
  static var drawsText: Bool { zoetrope_vips_has("text") != 0 }

  private func has(_ operation: String) -> Bool { zoetrope_vips_has(operation) != 0 }

  private static func loader(of kind: PictureKind) -> String {
    switch kind {
    case .jpeg: "jpegload_buffer"
    case .png: "pngload_buffer"
    case .webp: "webpload_buffer"
    case .gif: "gifload_buffer"
    case .avif, .heic: "heifload_buffer"
    case .tiff: "tiffload_buffer"
    }
  }

  /// Runs work while no other thread takes what libvips says. libvips has one text for all
  /// threads, so what this thread makes it say is in the text afterwards; what others made it say
  /// may be, too.
  static func asking<Result>(
    _ work: () throws(PictureFault) -> Result
  ) throws(PictureFault) -> Result {
    zoetrope_vips_begin_asking()
    defer { zoetrope_vips_end_asking() }
    return try work()
  }

  /// Whether a warning of libjpeg is about pixels that are not in the file.
  static func isOfLoss(_ reason: some StringProtocol) -> Bool {
    ["remature end", "bad Huffman code"].contains { reason.contains($0) }
  }

  /// Last message of libvips, or the last that tells of lost pixels: one text for all threads, so a
  /// hint and no more unless it is asked for inside of `asking`.
  static func takeError() -> String {
    let said =
      text { room, size in
        zoetrope_vips_take_error(room, size)
        return true
      } ?? ""
    let lines = said.split(whereSeparator: \.isNewline)
    return (lines.last(where: isOfLoss) ?? lines.last).map(String.init) ?? ""
  }

  /// Whether libheif says that it has no codec for a format which it knows: since Debian 13 each
  /// is a package of its own, and PyPI's libvips has none for HEIC.
  package static func lacksCodec(_ reason: String) -> Bool {
    ["nsupported codec", "coding plugin", "nsupported compression", "has not been built in"]
      .contains { reason.contains($0) }
  }

  /// Frees what libvips keeps for the thread that calls.
  static func endThread() { zoetrope_vips_end_thread() }

  private static func text(_ fill: (UnsafeMutablePointer<CChar>, Int) -> Bool) -> String? {
    // More than libvips keeps of what it says (10,240 bytes), so that the end is never cut off.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { room in
      // The room is not empty, so it has an address; C ends the text with a NUL.
      guard let start = room.baseAddress else { return nil }
      start.pointee = 0
      return fill(start, room.count) ? String(cString: start) : nil
    }
  }
}
