/// Finds the end of a JPEG's pixels.
enum JPEGEnd {
  /// Offset after the marker that ends the picture; `nil` if the marker is missing.
  static func find(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in find(in: bytes) }
  }

  private static func find(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 2
    while offset + 1 < bytes.count {
      // Between markers are the pixels, in which a 0 follows each FF.
      guard bytes[offset] == 0xFF else {
        offset += 1
        continue
      }
      switch bytes[offset + 1] {
      case 0xD9: return offset + 2
      case 0xFF: offset += 1
      case 0x00, 0x01, 0xD0...0xD8: offset += 2
      default:
        guard offset + 3 < bytes.count else { return nil }
        offset += 2 + max(2, Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
      }
    }
    return nil
  }
}
