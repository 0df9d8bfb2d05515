/// The checksum of PNG chunks: ISO/IEC 15948 annex D, polynomial 0xEDB88320.
///
/// Takes eight bytes a step (slicing by 8), since the image data of every PNG passes through it.
package enum CRC32 {
  /// `tables[k * 256 + byte]` is the contribution of a byte `k` places before the last byte of a
  /// step.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
      tables[byte] = value
    }
    for index in 256..<tables.count {
      let before = tables[index - 256]
      tables[index] = tables[Int(before & 0xFF)] ^ before >> 8
    }
    return tables
  }()

  package static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    // Unsafe buffers, because bounds checks double the time of this loop. Every index is below 8 *
    // 256 or below the count that the loops check.
    bytes.withUnsafeBufferPointer { bytes in
      tables.withUnsafeBufferPointer { tables in
        var value: UInt32 = 0xFFFF_FFFF
        var index = 0
        while index + 8 <= bytes.count {
          var next: UInt32 = 0
          for step in 0..<8 {
            let byte =
              step < 4
              ? (value >> UInt32(step * 8) ^ UInt32(bytes[index + step])) & 0xFF
              : UInt32(bytes[index + step])
            next ^= tables[(7 - step) << 8 + Int(byte)]
          }
          value = next
          index += 8
        }
        while index < bytes.count {
          value = tables[Int((value ^ UInt32(bytes[index])) & 0xFF)] ^ value >> 8
          index += 1
        }
        return ~value
      }
    }
  }
}
