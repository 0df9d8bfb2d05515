import Basics
import CZlib

/// Text compressed before it is sealed: a gzip stream (RFC 1952), which browsers can open.
///
/// The bytes depend only on the text and the version of zlib, because the header contains no time
/// and no system.
package enum CompressedText {
  /// First bytes of a gzip stream, by which a browser recognises it.
  private static let magic: [UInt8] = [0x1F, 0x8B]

  /// Returns a file's content in the form in which it is sealed: compressed if it is text, or if it
  /// could be mistaken for compressed content.
  package static func form(of content: [UInt8], kind: String) -> [UInt8] {
    // A browser doesn't open a stream of this kind.
    guard kind != "application/gzip" else { return content }
    let isMistakable = content.starts(with: magic)
    guard isMistakable || isText(kind), let count = UInt32(exactly: content.count),
      let compressed = deflated(content, count)
    else { return content }
    return isMistakable || compressed.count < content.count ? compressed : content
  }

  /// Whether content of a kind is text, as pages and indexes are.
  private static func isText(_ kind: String) -> Bool {
    kind == "page" || kind == "index" || kind.begins(with: "text/") || kind.ends(with: "json")
      || kind.ends(with: "xml")
  }

  private static func deflated(_ text: [UInt8], _ count: UInt32) -> [UInt8]? {
    // zlib requires that the stream stays at one address.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    // 15 bits mean a window of 32 KiB; adding 16 requests a gzip header, which zlib fills with
    // zeros.
    let state = deflateInit2_(
      stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard state == Z_OK else { return nil }
    defer { deflateEnd(stream) }
    var text = text
    let most = Int(deflateBound(stream, uLong(count)))
    var isWhole = false
    // Boundary to C: zlib writes at most as many bytes as `deflateBound` returned.
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { output, made in
      text.withUnsafeMutableBufferPointer { input in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = count
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(clamping: most)
        isWhole = deflate(stream, Z_FINISH) == Z_STREAM_END
      }
      made = most - Int(stream.pointee.avail_out)
    }
    guard isWhole else { return nil }
    var result = bytes
    // The byte for the operating system, which doesn't matter here; 255 means unknown.
    result[9] = 255
    return result
  }
}
