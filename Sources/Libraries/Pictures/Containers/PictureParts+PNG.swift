extension PictureParts {
  /// Chunks for pixels, colours and shape (Portable Network Graphics, third edition, §11).
  private static let plainChunks: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "sBIT", "sRGB", "cICP", "mDCV",
    "cLLI", "bKGD", "hIST", "pHYs", "sPLT", "acTL", "fcTL", "fdAT",
  ]

  /// Chunks that determine what the picture shows.
  private static let dataChunks: Set<String> = [
    "IHDR", "PLTE", "IDAT", "tRNS", "acTL", "fcTL", "fdAT",
  ]

  mutating func readPNG(_ bytes: inout PagedBytes) throws(PictureFault) {
    var offset = 8
    for _ in 0..<Self.mostParts {
      guard let head = try bytes.bytes(at: offset, count: 8),
        let length = Int(head[..<4], isLittle: false), length <= bytes.count - offset - 8
      else { return }
      let data = (offset + 8)..<(offset + 8 + length)
      let name = String(decoding: head[4...], as: UTF8.self)
      if Self.dataChunks.contains(name) { self.data.append(data) }
      switch name {
      case "IHDR":
        guard let sides = try bytes.bytes(at: data.lowerBound, count: 8),
          let width = Int(sides[..<4], isLittle: false),
          let height = Int(sides[4...], isLittle: false)
        else { return }
        size = PixelSize(width: width, height: height)
      case "acTL":
        // The number of frames; if it is 1, the picture doesn't move.
        standsStill = try bytes.number(at: data.lowerBound, size: 4) ?? 0 > 1
      case "IEND":
        if data.upperBound + 4 < bytes.count {
          add("after IEND", (data.upperBound + 4)..<bytes.count)
        }
        return
      case "eXIf": exif = data
      case "iCCP": profile.append(data)
      case "iTXt", "tEXt", "zTXt": try readText(name, data, &bytes)
      default: if !Self.plainChunks.contains(name) { add(name, data) }
      }
      offset = data.upperBound + 4
    }
  }

  private mutating func readText(
    _ chunk: String, _ data: Range<Int>, _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    let head = try bytes.bytes(at: data.lowerBound, count: min(data.count, 256)) ?? []
    guard let end = head.firstIndex(of: 0) else { return add(chunk, data) }
    let keyword = String(decoding: head[..<end], as: UTF8.self)
    // XMP is stored uncompressed, without a language and a translated keyword (XMP Specification
    // Part 3 §1.1.5).
    if chunk == "iTXt", keyword == "XML:com.adobe.xmp",
      head.dropFirst(end).starts(with: [0, 0, 0, 0, 0])
    {
      xmp.append((data.lowerBound + end + 5)..<data.upperBound)
    } else {
      add("\(chunk) \(keyword)", data)
    }
  }
}
