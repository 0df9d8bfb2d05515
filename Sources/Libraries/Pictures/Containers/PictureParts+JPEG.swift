extension PictureParts {
  /// Reads the segments up to the pixels (ISO/IEC 10918-1 §B.1.1).
  mutating func readJPEG(_ bytes: inout PagedBytes) throws(PictureFault) {
    var offset = 2
    for _ in 0..<Self.mostParts {
      guard let start = try bytes.bytes(at: offset, count: 2), start[0] == 0xFF else { return }
      let marker = start[1]
      switch marker {
      case 0xFF:  // A filling byte.
        offset += 1
        continue
      case 0x01, 0xD0...0xD8:  // Markers without a segment.
        offset += 2
        continue
      case 0xDA:
        data.append(offset..<bytes.count)
        return
      case 0xD9: return
      default: break
      }
      guard let length = try bytes.number(at: offset + 2, size: 2), length >= 2 else { return }
      let segment = (offset + 4)..<(offset + 2 + length)
      guard segment.upperBound <= bytes.count else { return }
      // Tables and frames, which are neither application data nor comments.
      if (0xC0...0xDF).contains(marker) { data.append(offset..<segment.upperBound) }
      try readSegment(marker, segment, &bytes)
      offset = segment.upperBound
    }
  }

  private mutating func readSegment(
    _ marker: UInt8, _ segment: Range<Int>, _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    switch marker {
    case 0xC4, 0xC8, 0xCC, 0xDB, 0xDC, 0xDD: return  // Tables.
    case 0xC0...0xCF:
      guard size == nil, let head = try bytes.bytes(at: segment.lowerBound, count: 5) else {
        return
      }
      size = PixelSize(
        width: Int(head[3]) << 8 | Int(head[4]), height: Int(head[1]) << 8 | Int(head[2]))
    case 0xE0...0xEF: try readApplication(Int(marker) - 0xE0, segment, &bytes)
    case 0xFE: add("COM", segment)
    default: add("segment \(marker)", segment)
    }
  }

  private static let xmpName = "http://ns.adobe.com/xap/1.0/\0"

  private mutating func readApplication(
    _ number: Int, _ segment: Range<Int>, _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    let start = segment.lowerBound
    func rest(_ skipped: Int) -> Range<Int> {
      min(start + skipped, segment.upperBound)..<segment.upperBound
    }
    switch number {
    case 1 where try bytes.has("Exif\0", at: start):
      if exif == nil { exif = rest(6) } else { add("APP1 Exif again", segment) }
    case 1 where try bytes.has(Self.xmpName, at: start):
      xmp.append(rest(Self.xmpName.utf8.count))
    case 13 where try bytes.has("Photoshop 3.0\0", at: start):
      try readPhotoshop(rest(14), &bytes)
    case 0 where try bytes.has("JFIF\0", at: start): return
    case 2 where try bytes.has("ICC_PROFILE\0", at: start): profile.append(rest(14))
    case 14 where try bytes.has("Adobe", at: start): return
    default:
      let head = try bytes.bytes(at: start, count: min(32, segment.count)) ?? []
      let name = head.prefix { (0x21...0x7E).contains($0) }
      add("APP\(number) " + String(decoding: name, as: UTF8.self), segment)
    }
  }

  /// Reads Photoshop's resources, one of which contains IPTC datasets.
  private mutating func readPhotoshop(
    _ range: Range<Int>, _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    var offset = range.lowerBound
    while offset + 12 <= range.upperBound, try bytes.has("8BIM", at: offset) {
      guard let id = try bytes.number(at: offset + 4, size: 2),
        let nameLength = try bytes.number(at: offset + 6, size: 1)
      else { return }
      // The name with its length byte, and the resource, are padded to an even number of bytes.
      let sizeAt = offset + 6 + (nameLength + 2) / 2 * 2
      guard let size = try bytes.number(at: sizeAt, size: 4) else { return }
      let data = (sizeAt + 4)..<(sizeAt + 4 + size)
      guard data.upperBound <= range.upperBound else { return }
      switch id {
      case 0x0404: if iptc == nil { iptc = data }
      // Resolution and the hash of the IPTC data reveal nothing about anyone.
      case 0x03ED, 0x0425: break
      default: add("APP13 Photoshop resource \(id)", data)
      }
      offset = data.upperBound + size % 2
    }
  }
}
