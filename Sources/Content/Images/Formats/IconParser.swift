/// Reads an icon file: a directory of small images, each a bitmap or a PNG file.
struct IconParser {
  private static let entrySize = 16

  /// Whether the bytes begin with a reserved zero, the type for icons, and a first image located
  /// after the directory.
  static func announces(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: [0, 0, 1, 0]) else { return false }
    let source = ImageBytes(kind: .icon, bytes: bytes)
    guard let count = source.number(.little, at: 4, bytes: 2), count > 0,
      let offset = source.number(.little, at: 18, bytes: 4)
    else { return false }
    return offset >= 6 + count * entrySize && offset < bytes.count
  }

  static func parse(_ source: ImageBytes) throws(ImageFault) -> ParsedImage {
    let count = try source.require(.little, at: 4, bytes: 2)
    let end = try source.range(from: 0, count: 6 + count * entrySize).upperBound
    var directory = Array(source.bytes[..<6])
    var images: [UInt8] = []
    var size = (width: 0, height: 0)
    for start in stride(from: 6, to: end, by: entrySize) {
      let image = try source.range(
        from: try source.require(.little, at: start + 12, bytes: 4),
        count: try source.require(.little, at: start + 8, bytes: 4))
      let bytes = try cleaned(source.bytes[image])
      // Entries that share bytes could make a large output from a small file.
      guard images.count + bytes.count <= source.count else {
        throw source.damaged(.length(of: "an image"), at: start)
      }
      directory += source.bytes[start..<start + 8] + UInt32(bytes.count).littleEndianBytes
      directory += UInt32(end + images.count).littleEndianBytes
      images += bytes
      // Each side is one byte, and 0 means 256.
      size.width = max(size.width, Int(source.bytes[start] &- 1) + 1)
      size.height = max(size.height, Int(source.bytes[start + 1] &- 1) + 1)
    }
    var parts = ImageParts()
    parts.replace(0..<source.count, of: source, with: directory + images)
    return ParsedImage(
      width: size.width, height: size.height, orientation: .upright, parts: parts)
  }

  /// Cleans an image. A PNG file is cleaned as usual. A bitmap's header and pixels have no room for
  /// metadata.
  private static func cleaned(_ image: ArraySlice<UInt8>) throws(ImageFault) -> [UInt8] {
    guard image.starts(with: PNGParser.signature) else { return Array(image) }
    return try ImageFile(Array(image))?.cleaned() ?? []
  }
}
