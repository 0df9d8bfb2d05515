internal import CVips

/// libvips, which is loaded only when it is first needed.
package struct Vips: Sendable {
  /// Loads libvips; throws the reason if it can't be loaded. After the first time, it costs
  /// nothing.
  package init() throws(PictureFault) {
    var detail: UnsafePointer<CChar>?
    // The text is in static storage.
    let state = zoetrope_vips_open(&detail)
    let text = detail.map { String(cString: $0) } ?? ""
    switch state {
    case zoetrope_vips_ready: return
    case zoetrope_vips_no_library: throw .noLibrary(text)
    case zoetrope_vips_no_function: throw .oldLibrary(lacks: text)
    default: throw .brokenLibrary(text)
    }
  }

  /// Versions of libvips and its encoders, such as `libvips 8.14.1, webp 10204, …`. If they change,
  /// the same recipe may give different bytes, so they are part of a cache's key.
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

  /// Files of libvips and its encoders. As long as the files are unchanged, the versions are too.
  /// So a build that renders nothing can check the versions without loading libvips.
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

  /// Whether texts can be drawn; libvips may have been built without this.
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

  /// Runs work while no other thread takes libvips' message. libvips has one message buffer for all
  /// threads. So this thread's messages are in the buffer afterwards, but others' messages may be,
  /// too.
  static func asking<Result>(
    _ work: () throws(PictureFault) -> Result
  ) throws(PictureFault) -> Result {
    zoetrope_vips_begin_asking()
    defer { zoetrope_vips_end_asking() }
    return try work()
  }

  /// Whether a warning of libjpeg is about pixels that the file lacks.
  static func isOfLoss(_ reason: some StringProtocol) -> Bool {
    ["remature end", "bad Huffman code"].contains { reason.contains($0) }
  }

  /// Last message of libvips, or the last one about lost pixels. All threads share one message
  /// buffer, so this is only a hint, except inside `asking`.
  static func takeError() -> String {
    let said =
      text { room, size in
        zoetrope_vips_take_error(room, size)
        return true
      } ?? ""
    let lines = said.split(whereSeparator: \.isNewline)
    return (lines.last(where: isOfLoss) ?? lines.last).map(String.init) ?? ""
  }

  /// Whether libheif reports that it lacks the codec for a format. Since Debian 13, each codec is a
  /// separate package, and PyPI's libvips has none for HEIC.
  package static func lacksCodec(_ reason: String) -> Bool {
    ["nsupported codec", "coding plugin", "nsupported compression", "has not been built in"]
      .contains { reason.contains($0) }
  }

  /// Frees the memory that libvips keeps for the calling thread.
  static func endThread() { zoetrope_vips_end_thread() }

  private static func text(_ fill: (UnsafeMutablePointer<CChar>, Int) -> Bool) -> String? {
    // More than libvips' message buffer (10,240 bytes), so that the end is never cut off.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { room in
      // The buffer isn't empty, so it has an address; C terminates the text with a NUL.
      guard let start = room.baseAddress else { return nil }
      start.pointee = 0
      return fill(start, room.count) ? String(cString: start) : nil
    }
  }
}
