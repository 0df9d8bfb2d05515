/// Reads a GIF file block by block, according to CompuServe's GIF89a.
struct GIFParser {
  private let source: ImageBytes
  private var position = 0
  private var hasImage = false
  private var kept = ImageParts()

  private init(_ source: ImageBytes) { self.source = source }

  static func parse(_ source: ImageBytes) throws(ImageFault) -> ParsedImage {
    var parser = GIFParser(source)
    return try parser.parse()
  }

  private mutating func parse() throws(ImageFault) -> ParsedImage {
    let width = try source.require(.little, at: 6, bytes: 2)
    let height = try source.require(.little, at: 8, bytes: 2)
    position = 13 + Self.colorTableSize(try source.byte(at: 10))
    kept.keep(try source.range(from: 0, count: position))
    while true {
      let start = position
      switch try source.byte(at: start) {
      case 0x21:
        try readExtension()
      case 0x2C:
        position = start + 10 + Self.colorTableSize(try source.byte(at: start + 9))
        // Skips the code size before the image data.
        position = try endOfSubBlocks(from: position + 1)
        hasImage = true
        kept.keep(start..<position)
      case 0x3B:
        guard hasImage else { throw source.damaged(.missing("an image"), at: start) }
        kept.keep(start..<start + 1)
        return ParsedImage(width: width, height: height, orientation: .upright, parts: kept)
      case let byte:
        throw source.damaged(.unknownPart("block \(byte)"), at: start)
      }
    }
  }

  /// Keeps the control block of the next image and an animation's loop count. Comments are dropped,
  /// and so are plain text extensions, which browsers don't draw.
  private mutating func readExtension() throws(ImageFault) {
    let start = position
    let label = try source.byte(at: start + 1)
    position = try endOfSubBlocks(from: start + 2)
    switch label {
    case 0xF9:
      guard position == start + 8, source.bytes[start + 2] == 4 else {
        throw source.damaged(.length(of: "a graphic control"), at: start)
      }
      kept.keep(start..<position)
    case 0xFF:
      let name = start + 2..<position
      guard
        source.range(name, beginsWith: "\u{B}NETSCAPE2.0")
          || source.range(name, beginsWith: "\u{B}ANIMEXTS1.0")
      else { return }
      if let loop = loopCount(from: start + 14) {
        let netscape = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
        kept.replace(
          start..<position, of: source, with: netscape + [3, 1] + source.bytes[loop] + [0])
      }
    default:
      break
    }
  }

  /// The two bytes of an animation's loop count, among an extension's sub-blocks.
  private func loopCount(from start: Int) -> Range<Int>? {
    var index = start
    while index < position, source.bytes[index] > 0 {
      if source.bytes[index] == 3, source.bytes[index + 1] & 7 == 1 { return index + 2..<index + 4 }
      index += 1 + Int(source.bytes[index])
    }
    return nil
  }

  private func endOfSubBlocks(from start: Int) throws(ImageFault) -> Int {
    var index = start
    while true {
      let length = Int(try source.byte(at: index))
      index += 1 + length
      if length == 0 { return index }
    }
  }

  private static func colorTableSize(_ packed: UInt8) -> Int {
    packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 7) + 1)
  }
}
