import Basics
import CZlib

/// Text as it is before it is sealed: a gzip stream (RFC 1952), which browsers open.
///
/// Bytes depend on the text and the version of zlib alone: the head has no time and no system.
package enum CompressedText {
  /// Bytes at the beginning of a gzip stream, by which a browser tells it from other content.
  private static let magic: [UInt8] = [0x1F, 0x8B]

  /// Returns the content of a file as it is sealed: compressed where it is text, or would be taken
  /// for compressed.
  package static func form(of content: [UInt8], kind: String) -> [UInt8] {
    // A browser opens no stream of this kind.
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
    // At one address, by which zlib knows its own streams.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    // 15 bits are a window of 32 KiB; 16 more stand for gzip's head, which zlib fills with zeros.
    let state = deflateInit2_(
      stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard state == Z_OK else { return nil }
    defer { deflateEnd(stream) }
    var text = text
    let most = Int(deflateBound(stream, uLong(count)))
    var isWhole = false
    // The C border: zlib writes at most as much as it has said.
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
    // The system that has made it, which says nothing here: unknown.
    result[9] = 255
    return result
  }
}
