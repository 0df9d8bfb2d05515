import Content

/// Writes pictures of few colours as PNG, with a palette index for each pixel.
///
/// The data is deflated with fixed Huffman codes, and with repeats of the previous byte only (RFC
/// 1951 §3.2.6). That compresses areas of one colour well and needs no library.
struct PNGEncoder {
  struct Color {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
  }

  /// Encodes rows of equal length, with at most 256 colours.
  static func png(_ rows: [[UInt8]], palette: [Color]) -> [UInt8] {
    let header =
      bytes(UInt32(rows.first?.count ?? 0)) + bytes(UInt32(rows.count)) + [8, 3, 0, 0, 0]
    // Filter type 0 before each row: its bytes are the pixels' own (PNG §9).
    let data: [UInt8] = rows.flatMap { row in [0] + row }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header)
      + chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
      + chunk("IDAT", [0x78, 0x01] + Deflate.stream(data) + bytes(adler32(data)))
      + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + payload
    return bytes(UInt32(payload.count)) + body + bytes(CRC32.checksum(of: body[...]))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Adler-32 checksum (RFC 1950 §8.2).
  private static func adler32(_ data: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}

/// One block of fixed Huffman codes.
private struct Deflate {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count: UInt32 = 0

  static func stream(_ data: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.write(1, bits: 1)
    deflate.write(1, bits: 2)
    var index = 0
    while index < data.count {
      let byte = data[index]
      deflate.writeSymbol(UInt32(byte))
      index += 1
      var run = data[index...].prefix { $0 == byte }.count
      index += run
      while run >= 3 {
        let length = min(run, 258)
        deflate.writeRepeat(length)
        run -= length
      }
      for _ in 0..<run { deflate.writeSymbol(UInt32(byte)) }
    }
    deflate.writeSymbol(256)
    deflate.write(0, bits: 7)
    return deflate.bytes
  }

  /// Writes a number, the lowest bit first.
  private mutating func write(_ value: UInt32, bits: UInt32) {
    pending |= value << count
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Writes a Huffman code, the highest bit first.
  private mutating func writeCode(_ code: UInt32, bits: UInt32) {
    for bit in (0..<bits).reversed() { write(code >> bit & 1, bits: 1) }
  }

  private mutating func writeSymbol(_ symbol: UInt32) {
    switch symbol {
    case 0...143: writeCode(0x30 + symbol, bits: 8)
    case 144...255: writeCode(0x190 + symbol - 144, bits: 9)
    case 256...279: writeCode(symbol - 256, bits: 7)
    default: writeCode(0xC0 + symbol - 280, bits: 8)
    }
  }

  /// Repeats the previous byte, 3 to 258 times (RFC 1951 §3.2.5).
  private mutating func writeRepeat(_ length: Int) {
    if length == 258 {
      writeSymbol(285)
    } else if length < 11 {
      writeSymbol(UInt32(254 + length))
    } else {
      // Four codes for each number of extra bits, beginning at 11, 19, 35, 67 and 131.
      let extra = (1...5).last { length >= 3 + (4 << $0) } ?? 1
      let rest = length - 3 - (4 << extra)
      writeSymbol(UInt32(261 + 4 * extra + rest >> extra))
      write(UInt32(rest & (1 << extra - 1)), bits: UInt32(extra))
    }
    // Distance 1.
    writeCode(0, bits: 5)
  }
}
