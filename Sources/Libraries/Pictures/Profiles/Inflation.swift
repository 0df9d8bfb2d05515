import CZlib

/// Reads and writes the compression in which PNG stores colour profiles (RFC 1950, RFC 1951).
package enum Inflation {
  /// Returns the bytes of a zlib stream, without checking its checksum; `nil` if the stream is
  /// damaged or has more than `limit` bytes.
  package static func bytes(ofZlib stream: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard stream.count > 2, let first = stream.first, first & 15 == 8 else { return nil }
    let flags = stream[stream.startIndex + 1]
    // A stream with a preset dictionary can't be read.
    guard flags & 0x20 == 0, (Int(first) << 8 | Int(flags)) % 31 == 0 else { return nil }
    return self.bytes(ofDeflate: stream.dropFirst(2), limit: limit)
  }

  /// Returns the bytes of a stream without header and checksum; `nil` if it is damaged or has more
  /// than `limit` bytes. Works in steps, so that memory is allocated only for actual output, not
  /// for what a damaged file claims.
  package static func bytes(ofDeflate compressed: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    var bytes = Array(compressed)
    guard let count = UInt32(exactly: bytes.count) else { return nil }
    // zlib requires that the stream stays at one address.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    // Negative bits mean a window of that size and a stream without a header.
    guard inflateInit2_(stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(stream) }
    var piece = [UInt8](repeating: 0, count: 32_768)
    var result: [UInt8] = []
    // zlib continues where it stopped, so the array must not move between the steps.
    return bytes.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = count
      while true {
        let (state, made) = piece.withUnsafeMutableBufferPointer { output in
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(output.count)
          let state = inflate(stream, Z_NO_FLUSH)
          return (state, output.count - Int(stream.pointee.avail_out))
        }
        guard made <= limit - result.count else { return nil }
        result += piece[..<made]
        switch state {
        case Z_STREAM_END: return result
        // If zlib can't continue, for example because the stream ends early, it returns
        // `Z_BUF_ERROR`.
        case Z_OK: continue
        default: return nil
        }
      }
    }
  }

  /// A zlib stream that stores bytes without compressing them, so that every zlib gives the same
  /// result.
  package static func zlib(storing bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let count = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      for number in [count, ~count] { result += [UInt8(number & 255), UInt8(number >> 8)] }
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    let checksum = adler32_z(1, bytes, z_size_t(bytes.count))
    return result + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  }
}
