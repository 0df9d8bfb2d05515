extension PictureParts {
  /// Reads the chunks of a WebP file (RFC 9649 §2.3 to 2.7).
  mutating func readWebP(_ bytes: inout PagedBytes) throws(PictureFault) {
    guard let length = try bytes.number(at: 4, size: 4, isLittle: true) else { return }
    let end = min(bytes.count, 8 + length)
    var frameCount = 0
    var offset = 12
    for _ in 0..<Self.mostParts {
      guard offset + 8 <= end, let head = try bytes.bytes(at: offset, count: 8),
        let length = Int(head[4...], isLittle: true), length <= bytes.count - offset - 8
      else { break }
      let data = (offset + 8)..<(offset + 8 + length)
      let name = String(decoding: head[..<4], as: UTF8.self)
      if ["VP8 ", "VP8L", "ALPH", "ANIM", "ANMF"].contains(name) { self.data.append(data) }
      switch name {
      case "VP8X", "VP8 ", "VP8L":
        if size == nil, let head = try bytes.bytes(at: data.lowerBound, count: min(10, length)) {
          size = Self.webpSize(name, head)
        }
      case "EXIF":
        // Some writers keep the prefix that EXIF has in JPEG files.
        let isMarked = try bytes.has("Exif\0\0", at: data.lowerBound)
        exif = min(data.lowerBound + (isMarked ? 6 : 0), data.upperBound)..<data.upperBound
      case "XMP ": xmp.append(data)
      case "ANMF": frameCount += 1
      case "ICCP": profile.append(data)
      case "ALPH", "ANIM": break
      default: add(name, data)
      }
      offset = data.upperBound + length % 2
    }
    frames = max(1, frameCount)
    if end < bytes.count { add("after RIFF", end..<bytes.count) }
  }

  private static func webpSize(_ name: String, _ head: [UInt8]) -> PixelSize? {
    guard head.count >= 5 else { return nil }
    switch name {
    case "VP8X" where head.count >= 10:
      guard let width = Int(head[4..<7], isLittle: true),
        let height = Int(head[7..<10], isLittle: true)
      else { return nil }
      return PixelSize(width: width + 1, height: height + 1)
    case "VP8 " where head.count >= 10:
      return PixelSize(
        width: Int(head[6]) | Int(head[7] & 0x3F) << 8,
        height: Int(head[8]) | Int(head[9] & 0x3F) << 8)
    case "VP8L":
      guard let bits = Int(head[1..<5], isLittle: true) else { return nil }
      return PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    default: return nil
    }
  }
}
