extension TemporaryFolder.File {
  /// A PNG picture in shades of grey, whose corners differ (PNG 1.2, uncompressed). `moves` adds a
  /// second frame (Portable Network Graphics, third edition, §11.3.6).
  package static func png(
    _ width: Int, _ height: Int, exif: [UInt8]? = nil, moves: Bool = false
  ) -> Self {
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    let shades = (0..<width).map { UInt8(40 + 120 * $0 / max(1, width)) }
    for y in 0..<height {
      rows.append(0)
      let shade = UInt8(60 * y / max(1, height))
      rows += shades.map { $0 + shade }
    }
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += chunk("IHDR", big(width) + big(height) + [8, 0, 0, 0, 0])
    if let exif { bytes += chunk("eXIf", exif) }
    func control(_ number: Int) -> [UInt8] {
      chunk(
        "fcTL", big(number) + big(width) + big(height) + big(0) + big(0) + [0, 1, 0, 10, 0, 0])
    }
    if moves { bytes += chunk("acTL", big(2) + big(0)) + control(0) }
    bytes += chunk("IDAT", stored(rows))
    if moves { bytes += control(1) + chunk("fdAT", big(2) + stored(rows.map { $0 / 2 })) }
    bytes += chunk("IEND", [])
    return .bytes(bytes)
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: Int) -> UInt8 in UInt8(truncatingIfNeeded: number >> shift) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(data.count) + body + big(Int(crc(body)))
  }

  /// A zlib stream of stored blocks (RFC 1950, RFC 1951 §3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, bytes.count)
      let count = end - start
      let length = [UInt8(truncatingIfNeeded: count), UInt8(truncatingIfNeeded: count >> 8)]
      result += [end == bytes.count ? 1 : 0] + length + length.map { ~$0 } + bytes[start..<end]
      start = end
    } while start < bytes.count
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return result + big((b << 16) | a)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    let table: [UInt32] = (0..<256).map { (index: UInt32) -> UInt32 in
      var value = index
      for _ in 0..<8 {
        let half = value >> 1
        value = value & 1 == 1 ? half ^ 0xEDB8_8320 : half
      }
      return value
    }
    var crc: UInt32 = .max
    for byte in bytes {
      let place = Int(UInt8(truncatingIfNeeded: crc) ^ byte)
      crc = table[place] ^ (crc >> 8)
    }
    return ~crc
  }
}
