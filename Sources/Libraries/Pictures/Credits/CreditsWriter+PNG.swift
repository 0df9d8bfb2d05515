import Basics

extension CreditsWriter {
  /// Writes chunks after the header, and replaces any EXIF there (Portable Network Graphics, third
  /// edition, §11.3; XMP Specification Part 3 §1.1.5).
  func inPNG(_ bytes: [UInt8]) -> [UInt8] {
    let headerEnd = 8 + 12 + 13
    guard bytes.count > headerEnd else { return bytes }
    var result = Array(bytes[..<headerEnd])
    let exif = exif
    if !exif.isEmpty { result += chunk(png: "eXIf", exif) }
    result += chunk(png: "iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + xmp)
    var offset = headerEnd
    while offset + 12 <= bytes.count,
      let length = Int(bytes[offset..<(offset + 4)], isLittle: false),
      length <= bytes.count - offset - 12
    {
      let end = offset + 12 + length
      if !bytes[(offset + 4)...].starts(with: Array("eXIf".utf8)) { result += bytes[offset..<end] }
      offset = end
    }
    return result + bytes[offset...]
  }

  private func chunk(png name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(data.count) + body + big(Int(CRC32.checksum(of: body[...])))
  }

  private func big(_ number: Int) -> [UInt8] { little(number, 4).reversed() }
}
