import Basics
import Pictures

/// Reads a PNG file chunk by chunk: PNG specification, third edition, §5 and §11.
struct PNGParser {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Chunks that affect the appearance, including that of animations. Others are dropped.
  private static let visible: Set<String> = [
    "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "cICP", "mDCV", "mDCv", "cLLI",
    "cLLi", "acTL", "fcTL", "fdAT",
  ]

  private let source: ImageBytes
  private var orientation: ImageOrientation?
  private var hasProfile = false
  private var hasData = false
  private var kept = ImageParts()

  private init(_ source: ImageBytes) { self.source = source }

  static func parse(_ source: ImageBytes) throws(ImageFault) -> ParsedImage {
    var parser = PNGParser(source)
    return try parser.parse()
  }

  private mutating func parse() throws(ImageFault) -> ParsedImage {
    var position = Self.signature.count
    guard try source.name(at: position + 4) == "IHDR",
      try source.require(.big, at: position, bytes: 4) == 13
    else { throw source.damaged(.missing("the chunk IHDR"), at: position) }
    kept.keep(0..<position)
    let width = try source.require(.big, at: position + 8, bytes: 4)
    let height = try source.require(.big, at: position + 12, bytes: 4)
    while true {
      let length = try source.require(.big, at: position, bytes: 4)
      let name = try source.name(at: position + 4)
      let chunk = try source.range(from: position, count: length + 12)
      try read(name, chunk)
      position = chunk.upperBound
      if name == "IEND" { break }
    }
    guard hasData else { throw source.damaged(.missing("the chunk IDAT"), at: position) }
    return ParsedImage(
      width: width, height: height, orientation: orientation ?? .upright, parts: kept)
  }

  private mutating func read(_ name: String, _ chunk: Range<Int>) throws(ImageFault) {
    let payload = chunk.lowerBound + 8..<chunk.upperBound - 4
    switch name {
    case "IHDR", "PLTE", "IDAT", "IEND":
      guard checks(chunk) else {
        throw source.damaged(.checksum(of: name), at: chunk.lowerBound)
      }
      if name == "IDAT" { hasData = true }
      // The final chunk of an image must be empty.
      if name == "IEND", !payload.isEmpty {
        throw source.damaged(.length(of: "the chunk IEND"), at: chunk.lowerBound)
      }
      kept.keep(chunk)
    case "eXIf":
      guard orientation == nil, checks(chunk) else { return }
      orientation = ImageOrientation(tiff: payload, of: source)
      if let orientation, orientation != .upright {
        kept.replace(chunk, of: source, with: Self.chunk("eXIf", orientation.tiff))
      }
    case "iCCP":
      keepProfile(chunk, payload)
    case _ where Self.visible.contains(name):
      // Decoders skip such a chunk if its checksum is wrong.
      if checks(chunk) { kept.keep(chunk) }
    case _ where source.bytes[chunk.lowerBound + 4] & 0x20 == 0:
      // The capital letter marks the chunk as critical: a decoder that doesn't know it must not
      // show the image.
      throw source.damaged(.unknownPart(name), at: chunk.lowerBound)
    default:
      break
    }
  }

  /// Keeps the parts of a profile that affect colours, without its name, which is free text.
  private mutating func keepProfile(_ chunk: Range<Int>, _ payload: Range<Int>) {
    guard !hasProfile, checks(chunk),
      let nameEnd = source.bytes[payload].firstIndex(of: 0), nameEnd > payload.lowerBound
    else { return }
    hasProfile = true
    // The byte after the name's end is the compression method, of which only one exists.
    let stream = source.bytes[nameEnd..<payload.upperBound].dropFirst(2)
    guard let profile = Inflation.bytes(ofZlib: stream, limit: ColorProfile.limit),
      let reduced = ColorProfile(profile)?.reduced
    else { return }
    let value = Array("ICC\0\0".utf8) + Inflation.zlib(storing: reduced)
    kept.replace(chunk, of: source, with: Self.chunk("iCCP", value))
  }

  /// Whether the checksum of a chunk's name and payload is correct.
  private func checks(_ chunk: Range<Int>) -> Bool {
    let stated = source.number(.big, at: chunk.upperBound - 4, bytes: 4)
    let counted = CRC32.checksum(of: source.bytes[chunk.lowerBound + 4..<chunk.upperBound - 4])
    return stated == Int(counted)
  }

  private static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + payload
    return UInt32(payload.count).bigEndianBytes + body
      + CRC32.checksum(of: body[...]).bigEndianBytes
  }
}
