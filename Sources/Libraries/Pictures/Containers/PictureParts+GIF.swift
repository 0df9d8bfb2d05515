extension PictureParts {
  /// Reads the blocks of a GIF (GIF89a specification §12 to 27).
  mutating func readGIF(_ bytes: inout PagedBytes) throws(PictureFault) {
    guard let screen = try bytes.bytes(at: 6, count: 7) else { return }
    size = PixelSize(
      width: Int(screen[0]) | Int(screen[1]) << 8, height: Int(screen[2]) | Int(screen[3]) << 8)
    func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var offset = 13 + table(screen[4])
    if offset <= bytes.count { data.append(6..<offset) }
    var frameCount = 0
    for _ in 0..<Self.mostParts {
      guard let kind = try bytes.number(at: offset, size: 1) else { break }
      let start = offset
      switch kind {
      case 0x2C:
        guard let flags = try bytes.number(at: offset + 9, size: 1) else { return }
        frameCount += 1
        offset += 11 + table(UInt8(flags))
      case 0x21:
        try readExtension(at: offset, &bytes)
        offset += 2
      default:
        // The trailer, or data that isn't valid GIF.
        if kind == 0x3B, offset + 1 < bytes.count { add("after trailer", offset + 1..<bytes.count) }
        frames = max(1, frameCount)
        return
      }
      guard let end = try Self.endOfBlocks(from: offset, &bytes) else { break }
      // Frames, and extensions that control how they are shown; other extensions are metadata.
      let label = try bytes.number(at: start + 1, size: 1)
      let isFrame = kind == 0x2C || label == 0xF9
      if isFrame, end <= bytes.count { data.append(start..<end) }
      offset = end
    }
    frames = max(1, frameCount)
  }

  private mutating func readExtension(
    at offset: Int, _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    guard let label = try bytes.number(at: offset + 1, size: 1) else { return }
    let end = try Self.endOfBlocks(from: offset + 2, &bytes) ?? bytes.count
    guard offset + 2 < end else { return }
    switch label {
    case 0xF9: return  // How a frame is shown.
    case 0xFF:
      let name = try bytes.bytes(at: offset + 3, count: 11) ?? []
      let text = String(decoding: name, as: UTF8.self)
      switch text {
      case "XMP DataXMP": xmp.append(min(offset + 14, end)..<end)
      case "NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012": return
      default: add("application " + text, offset..<end)
      }
    case 0xFE: add("comment", offset..<end)
    default: add("extension \(label)", offset..<end)
    }
  }

  /// Returns the end of a series of sub-blocks, after the empty one.
  private static func endOfBlocks(
    from start: Int, _ bytes: inout PagedBytes
  ) throws(PictureFault) -> Int? {
    var offset = start
    while let length = try bytes.number(at: offset, size: 1) {
      offset += 1 + length
      if length == 0 { return offset }
    }
    return nil
  }
}
