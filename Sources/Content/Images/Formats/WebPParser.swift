import Pictures

/// Reads a WebP file chunk by chunk: RFC 9649.
struct WebPParser {
  private struct Chunk {
    let name: String
    let payload: Range<Int>
    /// The chunk's bytes including name, length and padding.
    let range: Range<Int>
  }

  /// Bits of the chunk VP8X that say what the file contains: RFC 9649 §2.7.
  private enum Flag {
    static let exif: UInt8 = 0x08
    static let profile: UInt8 = 0x20
    /// Bits for transparency and animation.
    static let visible: UInt8 = 0x12
  }

  private let source: ImageBytes
  private var orientation = ImageOrientation.upright
  private var hasImage = false
  private var body = ImageParts()

  private init(_ source: ImageBytes) { self.source = source }

  static func parse(_ source: ImageBytes) throws(ImageFault) -> ParsedImage {
    var parser = WebPParser(source)
    return try parser.parse()
  }

  private mutating func parse() throws(ImageFault) -> ParsedImage {
    let length = try source.require(.little, at: 4, bytes: 4)
    guard length >= 4 else { throw source.damaged(.length(of: "the file"), at: 4) }
    let end = try source.range(from: 8, count: length).upperBound
    let chunks = try chunks(in: 12..<end)
    guard let first = chunks.first else { throw source.damaged(.missing("an image"), at: 12) }
    let size: (width: Int, height: Int)
    if first.name == "VP8X" {
      size = try readExtended(first, rest: chunks.dropFirst())
    } else {
      size = try sizeOfPixels(first)
      keep(first, in: &body)
      hasImage = true
    }
    guard hasImage else { throw source.damaged(.missing("an image"), at: first.range.upperBound) }

    var parts = ImageParts()
    let header =
      Array("RIFF".utf8) + UInt32(body.count + 4).littleEndianBytes + Array("WEBP".utf8)
    parts.replace(0..<12, of: source, with: header)
    parts.append(body)
    return ParsedImage(
      width: size.width, height: size.height, orientation: orientation, parts: parts)
  }

  private mutating func readExtended(
    _ header: Chunk, rest: ArraySlice<Chunk>
  ) throws(ImageFault) -> (width: Int, height: Int) {
    guard header.payload.count >= 10 else {
      throw source.damaged(.length(of: "the chunk VP8X"), at: header.range.lowerBound)
    }
    let start = header.payload.lowerBound
    let flags = source.bytes[start]
    if flags & Flag.exif != 0, let exif = rest.first(where: { $0.name == "EXIF" }) {
      orientation = readOrientation(exif.payload) ?? .upright
    }
    let profile = flags & Flag.profile == 0 ? nil : reducedProfile(in: rest)
    let newFlags =
      flags & Flag.visible | (orientation == .upright ? 0 : Flag.exif)
      | (profile == nil ? 0 : Flag.profile)
    let payload = [newFlags, 0, 0, 0] + source.bytes[start + 4..<start + 10]
    body.replace(header.range, of: source, with: Self.chunk("VP8X", payload))

    var isTurned = orientation == .upright
    var isColored = false
    for chunk in rest {
      switch chunk.name {
      case "VP8 ", "VP8L":
        hasImage = true
        keep(chunk, in: &body)
      case "ALPH", "ANIM":
        keep(chunk, in: &body)
      case "ICCP" where !isColored:
        guard let profile else { break }
        isColored = true
        body.replace(chunk.range, of: source, with: Self.chunk("ICCP", profile))
      case "ANMF":
        hasImage = true
        try keepFrame(chunk)
      case "EXIF" where !isTurned:
        isTurned = true
        body.replace(chunk.range, of: source, with: Self.chunk("EXIF", orientation.tiff))
      default:
        break
      }
    }
    return (
      try source.require(.little, at: start + 4, bytes: 3) + 1,
      try source.require(.little, at: start + 7, bytes: 3) + 1
    )
  }

  /// Returns the parts of the first profile that affect colours; `nil` if the file has no profile.
  private func reducedProfile(in chunks: ArraySlice<Chunk>) -> [UInt8]? {
    guard let chunk = chunks.first(where: { $0.name == "ICCP" }) else { return nil }
    return ColorProfile(Array(source.bytes[chunk.payload]))?.reduced
  }

  /// Reads the chunk's TIFF structure. Some programs put JPEG's six bytes before it.
  private func readOrientation(_ payload: Range<Int>) -> ImageOrientation? {
    let prefix = source.range(payload, beginsWith: "Exif\0\0") ? 6 : 0
    return ImageOrientation(tiff: payload.dropFirst(prefix), of: source)
  }

  /// Keeps a frame of an animation, without chunks that aren't part of its pixels.
  private mutating func keepFrame(_ frame: Chunk) throws(ImageFault) {
    guard frame.payload.count >= 16 else {
      throw source.damaged(.length(of: "the chunk ANMF"), at: frame.range.lowerBound)
    }
    let parameters = frame.payload.prefix(16)
    var pixels = ImageParts()
    for chunk in try chunks(in: parameters.upperBound..<frame.payload.upperBound)
    where ["ALPH", "VP8 ", "VP8L"].contains(chunk.name) {
      keep(chunk, in: &pixels)
    }
    let length = frame.range.lowerBound + 4..<frame.range.lowerBound + 8
    body.keep(frame.range.prefix(4))
    body.replace(
      length, of: source, with: UInt32(parameters.count + pixels.count).littleEndianBytes)
    body.keep(parameters)
    body.append(pixels)
  }

  private func keep(_ chunk: Chunk, in parts: inout ImageParts) {
    let unpadded = chunk.range.lowerBound..<chunk.payload.upperBound
    parts.keep(unpadded)
    guard !chunk.payload.count.isMultiple(of: 2) else { return }
    parts.replace(unpadded.upperBound..<chunk.range.upperBound, of: source, with: [0])
  }

  private func chunks(in range: Range<Int>) throws(ImageFault) -> [Chunk] {
    var chunks: [Chunk] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let name = try source.name(at: position)
      let length = try source.require(.little, at: position + 4, bytes: 4)
      let payload = try source.range(from: position + 8, count: length)
      guard payload.upperBound <= range.upperBound else {
        throw source.damaged(.length(of: "the chunk \(name)"), at: position)
      }
      // The last chunk's padding may be missing.
      let end = min(payload.upperBound + length % 2, range.upperBound)
      chunks.append(Chunk(name: name, payload: payload, range: position..<end))
      position = end
    }
    return chunks
  }

  /// Size from the header of the pixels, for a file with only one image.
  private func sizeOfPixels(_ chunk: Chunk) throws(ImageFault) -> (width: Int, height: Int) {
    let start = chunk.payload.lowerBound
    switch chunk.name {
    case "VP8 " where chunk.payload.count >= 10:
      // RFC 6386 §9.1: each side has fourteen bits, below the two bits of a scale.
      return (
        try source.require(.little, at: start + 6, bytes: 2) & 0x3FFF,
        try source.require(.little, at: start + 8, bytes: 2) & 0x3FFF
      )
    case "VP8L" where chunk.payload.count >= 5:
      // RFC 9649 §3.4: each side minus one, in fourteen bits.
      let bits = try source.require(.little, at: start + 1, bytes: 4)
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8 ", "VP8L":
      throw source.damaged(.length(of: "the image"), at: chunk.range.lowerBound)
    default:
      throw source.damaged(.unknownPart(chunk.name), at: chunk.range.lowerBound)
    }
  }

  private static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    Array(name.utf8) + UInt32(payload.count).littleEndianBytes + payload
  }
}
