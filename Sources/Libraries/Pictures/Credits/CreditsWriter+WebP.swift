extension CreditsWriter {
  /// Writes chunks after the picture, which the file's extended header announces. Metadata that
  /// libvips added is removed: version 8.14 writes EXIF with the orientation even if it should add
  /// nothing. A cleaned file keeps its colour profile.
  func inWebP(_ bytes: [UInt8], keepsProfile: Bool) -> [UInt8] {
    guard bytes.count >= 30, var chunks = webpChunks(bytes), let first = chunks.first else {
      return bytes
    }
    var head: [UInt8]
    if first.name.elementsEqual("VP8X".utf8) {
      head = Array(bytes[first.data])
      chunks.removeFirst()
    } else {
      var paged = PagedBytes(PictureBytes(bytes))
      // If this fails, the bytes in memory are not WebP.
      guard let parts = try? PictureParts(&paged, .webp), let size = parts.size else {
        return bytes
      }
      // Lossless pictures have their own bit that says whether they use alpha (RFC 9649 §3.4).
      let start = first.data.lowerBound
      let hasAlpha = first.name.elementsEqual("VP8L".utf8) && bytes[start + 4] & 0x10 != 0
      head =
        [hasAlpha ? 0x10 : 0, 0, 0, 0] + little(size.width - 1, 3) + little(size.height - 1, 3)
    }
    let exif = exif
    head[0] &= keepsProfile ? ~0x0C : ~0x2C
    if !credits.isEmpty { head[0] |= 0x04 | (exif.isEmpty ? 0 : 0x08) }
    var body = chunk("VP8X", head)
    if keepsProfile, let profile = chunks.first(where: { $0.name.elementsEqual("ICCP".utf8) }) {
      body += bytes[profile.whole]
    }
    for part in chunks where Self.pixelChunks.contains(where: part.name.elementsEqual) {
      body += bytes[part.whole]
    }
    if !exif.isEmpty { body += chunk("EXIF", exif) }
    if !credits.isEmpty { body += chunk("XMP ", xmp) }
    return Array("RIFF".utf8) + little(body.count + 4, 4) + Array("WEBP".utf8) + body
  }

  private static let pixelChunks = ["ALPH", "VP8 ", "VP8L", "ANIM", "ANMF"].map { Array($0.utf8) }

  private struct Chunk {
    let name: ArraySlice<UInt8>
    let data: Range<Int>
    let whole: Range<Int>
  }

  private func webpChunks(_ bytes: [UInt8]) -> [Chunk]? {
    var chunks: [Chunk] = []
    var offset = 12
    while offset < bytes.count {
      guard offset + 8 <= bytes.count,
        let size = Int(bytes[(offset + 4)..<(offset + 8)], isLittle: true),
        size + size % 2 <= bytes.count - offset - 8
      else { return nil }
      let end = offset + 8 + size + size % 2
      chunks.append(
        Chunk(
          name: bytes[offset..<(offset + 4)], data: (offset + 8)..<(offset + 8 + size),
          whole: offset..<end))
      offset = end
    }
    return chunks
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(data.count, 4) + data + (data.count % 2 == 1 ? [0] : [])
  }
}
