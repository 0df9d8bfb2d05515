import Pictures

/// A JPEG file made from segments; its pixels are arbitrary bytes.
enum JPEGSample {
  static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big(UInt16(payload.count + 2)) + payload
  }

  static let start: [UInt8] = [0xFF, 0xD8]
  static let end: [UInt8] = [0xFF, 0xD9]
  static let jfif = segment(0xE0, Array("JFIF\0".utf8) + [1, 2, 1, 0, 72, 0, 72, 0, 0])
  static let jfifWithThumbnail = segment(
    0xE0, Array("JFIF\0".utf8) + [1, 2, 1, 0, 72, 0, 72, 1, 4] + Array("a thumbnail!".utf8))
  /// Segments of a profile in pieces of a number of bytes.
  static func profile(_ bytes: [UInt8], pieces size: Int = 60_000) -> [UInt8] {
    let starts = Array(stride(from: 0, to: bytes.count, by: size))
    return starts.enumerated().flatMap { index, start in
      segment(
        0xE2,
        Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(starts.count)]
          + bytes[start..<min(start + size, bytes.count)])
    }
  }
  static let adobe = segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])
  static let tables = segment(0xDB, [UInt8](repeating: 1, count: 65))
  static let restarts = segment(0xDD, [0, 2])

  /// 4000 × 3000 pixels, progressive by default.
  static func frame(_ marker: UInt8 = 0xC2, height: UInt16 = 3000) -> [UInt8] {
    segment(marker, [8] + big(height) + big(UInt16(4000)) + [1, 1, 0x11, 0])
  }

  /// A scan whose data has an escaped FF, a restart marker and a fill byte before one.
  static let scan =
    segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4, 0xFF, 0xFF, 0xD1, 5]

  static func exif(_ tiff: [UInt8]) -> [UInt8] { segment(0xE1, Array("Exif\0\0".utf8) + tiff) }

  /// The parts of a scan that change the picture, between the markers of its file.
  static let pixels = tables + frame() + restarts + scan + tables + scan

  static func withMetadata(orientation: UInt16, littleEndian: Bool = false) -> [UInt8] {
    let note = exif(PlantedMetadata.exif(orientation: orientation, littleEndian: littleEndian))
    let secondImage = start + note + frame() + scan + end
    return start + note + jfifWithThumbnail
      + segment(0xE0, Array("JFXX\0\u{10}a thumbnail".utf8))
      + segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + PlantedMetadata.xmp)
      + segment(0xE2, Array("MPF\0".utf8) + Array("SERIAL-1234567".utf8))
      + profile(ProfileSample.bytes, pieces: 300) + adobe
      + segment(0xED, Array("Photoshop 3.0\08BIM iptc-city".utf8))
      + segment(0xEB, Array("JP Jane Owner".utf8))
      + segment(0xFE, Array("a comment".utf8))
      + tables + [0xFF, 0xFF] + frame() + restarts + scan
      + segment(0xFE, Array("a comment".utf8)) + tables + scan
      + end + secondImage + Array("ftypmp42 a film".utf8)
  }
}

/// A PNG file made from chunks.
enum PNGSample {
  static let signature: [UInt8] = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)

  static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + payload
    return big(UInt32(payload.count)) + body + big(checksum(body))
  }

  /// Computed bit by bit, so that the product's tables are not tested by themselves.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }

  static func header(width: UInt32 = 640, height: UInt32 = 480) -> [UInt8] {
    chunk("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
  }

  static func profile(_ bytes: [UInt8], named name: String = "ICC") -> [UInt8] {
    chunk("iCCP", Array("\(name)\0\0".utf8) + Inflation.zlib(storing: bytes))
  }

  static let data = chunk("IDAT", Array("pixels, as zlib packs them".utf8))
  static let end = chunk("IEND", [])

  static func withMetadata(orientation: UInt16) -> [UInt8] {
    signature + header()
      + profile(ProfileSample.bytes, named: "Jane Owner") + chunk("gAMA", big(UInt32(45455)))
      + chunk("eXIf", PlantedMetadata.exif(orientation: orientation))
      + chunk("tEXt", Array("Author\0Jane Owner".utf8))
      + chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + PlantedMetadata.xmp)
      + chunk("zTXt", Array("Comment\0\0a comment".utf8))
      + chunk("tIME", [7, 0xDF, 10, 9, 13, 9, 53]) + chunk("acTL", big(UInt32(1)) + big(UInt32(0)))
      + data + chunk("caBX", Array("SERIAL-1234567".utf8)) + data + end
      + Array("a film".utf8)
  }
}

/// A GIF file of 300 × 200 pixels made from blocks.
enum GIFSample {
  static let header =
    Array("GIF89a".utf8) + little(UInt16(300)) + little(UInt16(200)) + [0x80, 0, 0]
    + [0, 0, 0, 255, 255, 255]
  static let control: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
  static let image: [UInt8] = [0x2C, 0, 0, 0, 0, 44, 1, 200, 0, 0, 2, 3, 7, 8, 9, 0]

  static func application(_ name: String, _ blocks: [UInt8]) -> [UInt8] {
    [0x21, 0xFF, 11] + Array(name.utf8) + blocks + [0]
  }

  static func text(_ label: UInt8, _ text: String) -> [UInt8] {
    [0x21, label, UInt8(text.utf8.count)] + Array(text.utf8) + [0]
  }

  static let loop = application("NETSCAPE2.0", [3, 1, 5, 0])

  static let withMetadata =
    header + application("NETSCAPE2.0", [3, 1, 5, 0, 10] + Array("Jane Owner".utf8))
    + text(0xFE, "a comment") + application("XMP DataXMP", [12] + Array("xmp-position".utf8))
    + control + text(0x01, "Jane Owner") + image + control + image + [0x3B]
    + Array("a film".utf8)
}

/// A WebP file made from chunks.
enum WebPSample {
  static func file(_ chunks: [UInt8]...) -> [UInt8] {
    let body = Array("WEBP".utf8) + chunks.joined()
    return Array("RIFF".utf8) + little(UInt32(body.count)) + body
  }

  static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(UInt32(payload.count)) + payload
      + [UInt8](repeating: 0, count: payload.count % 2)
  }

  /// A canvas of 320 × 240 pixels.
  static func extended(_ flags: UInt8) -> [UInt8] {
    chunk("VP8X", [flags, 0, 0, 0, 63, 1, 0, 239, 0, 0])
  }

  /// 320 × 240 pixels; the two bits above each size are a scale.
  static let lossy = chunk("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x40, 0x41, 0xF0, 0x80, 1, 2, 3])
  /// 320 × 240 pixels.
  static let lossless = chunk("VP8L", [0x2F] + little(UInt32(319 | 239 << 14)))
  static func profile(_ bytes: [UInt8]) -> [UInt8] { chunk("ICCP", bytes) }

  static func frame(_ chunks: [UInt8]...) -> [UInt8] {
    chunk("ANMF", [UInt8](repeating: 0, count: 16) + chunks.joined())
  }

  static func withMetadata(orientation: UInt16) -> [UInt8] {
    let animation = chunk("ANIM", [0, 0, 0, 0, 0, 0])
    return file(
      extended(0x2E), profile(ProfileSample.bytes), animation,
      frame(lossy, chunk("NOTE", Array("Jane Owner".utf8))), frame(lossless),
      chunk("EXIF", PlantedMetadata.exif(orientation: orientation, littleEndian: true)),
      chunk("XMP ", PlantedMetadata.xmp), chunk("ABCD", Array("a film".utf8)))
      + Array("a comment".utf8)
  }
}

/// An icon file with one PNG image and one bitmap.
enum IconSample {
  static let bitmap = [UInt8](repeating: 40, count: 48)

  static func file(_ images: [[UInt8]]) -> [UInt8] {
    var directory: [UInt8] = [0, 0, 1, 0] + little(UInt16(images.count))
    var data: [UInt8] = []
    for image in images {
      directory += [32, 0, 0, 0, 1, 0, 32, 0] + little(UInt32(image.count))
      directory += little(UInt32(6 + images.count * 16 + data.count))
      data += image
    }
    return directory + data
  }

  static let withMetadata =
    file([PNGSample.withMetadata(orientation: 1), bitmap])
    + Array("a comment".utf8)
}
