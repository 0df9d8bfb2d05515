/// Finds the end of a picture's file, to distinguish a file that was cut off from a damaged one.
enum PictureEnd {
  /// Whether the file ends before the picture does.
  static func isMissing(in bytes: [UInt8], _ kind: PictureKind) -> Bool {
    switch kind {
    case .jpeg:
      // Segments are skipped, because a thumbnail in EXIF has an end marker, too.
      return JPEGEnd.find(in: bytes) == nil
    case .png: return !contains(Array("IEND".utf8), in: bytes)
    case .gif: return bytes.last { $0 != 0 } != 0x3B
    case .webp:
      guard bytes.count >= 8, let size = Int(bytes[4..<8], isLittle: true) else { return true }
      return size + 8 > bytes.count
    case .avif, .heic: return boxesEndLate(bytes)
    // The parts of a TIFF may be in any order, and libtiff reports too little.
    case .tiff: return false
    }
  }

  /// Whether others contain these bytes, searched from the end, near which the mark normally is.
  private static func contains(_ mark: [UInt8], in bytes: [UInt8]) -> Bool {
    let first = mark[0]
    return bytes.indices.dropLast(mark.count - 1).reversed().contains { index in
      bytes[index] == first && bytes[index..<(index + mark.count)].elementsEqual(mark)
    }
  }

  private static func boxesEndLate(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset < bytes.count {
      guard offset + 8 <= bytes.count, var size = Int(bytes[offset..<(offset + 4)], isLittle: false)
      else { return true }
      if size == 0 { return false }
      if size == 1 {
        guard offset + 16 <= bytes.count else { return true }
        size = Int(bytes[(offset + 8)..<(offset + 16)], isLittle: false) ?? Int.max
      }
      guard size >= 8 else { return false }
      if size > bytes.count - offset { return true }
      offset += size
    }
    return false
  }
}
