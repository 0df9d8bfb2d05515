import Pictures

/// Reads a JPEG file by its markers: ITU-T T.81 annex B, JFIF 1.02, EXIF 2.32 §4.5.
///
/// Entropy-coded data is opaque, so baseline, progressive, lossless and arithmetic files are
/// treated alike. Only the parts of the colour profile that affect colours are kept. All data after
/// the end of the image is dropped, such as the videos of motion photos and further images with
/// their own metadata.
struct JPEGParser {
  private let source: ImageBytes
  private var position = 2
  private var width: Int?
  private var height = 0
  private var hasScan = false
  private var jfif: Range<Int>?
  private var orientation: (value: ImageOrientation, segment: Range<Int>)?
  /// Segments of the colour profile, in file order.
  private var profile: [Range<Int>] = []
  private var kept = ImageParts()

  private init(_ source: ImageBytes) { self.source = source }

  static func parse(_ source: ImageBytes) throws(ImageFault) -> ParsedImage {
    var parser = JPEGParser(source)
    return try parser.parse()
  }

  private mutating func parse() throws(ImageFault) -> ParsedImage {
    while true {
      let start = try nextMarker()
      let marker = source.bytes[start + 1]
      position = start + 2
      switch marker {
      case 0xD8:
        throw source.damaged(.startsAgain, at: start)
      case 0xD9:
        return try finish(end: start..<start + 2)
      case 0x01, 0xD0...0xD7:
        // A marker without a body, which has no meaning outside a scan.
        continue
      default:
        try readSegment(marker, from: start)
      }
    }
  }

  /// Position of the byte FF directly before a marker's code. Fill bytes (T.81 §B.1.1.2) are
  /// dropped.
  private func nextMarker() throws(ImageFault) -> Int {
    guard try source.byte(at: position) == 0xFF else {
      throw source.damaged(.noMarker, at: position)
    }
    var code = position + 1
    while try source.byte(at: code) == 0xFF { code += 1 }
    guard source.bytes[code] != 0 else { throw source.damaged(.noMarker, at: position) }
    return code - 1
  }

  private mutating func readSegment(_ marker: UInt8, from start: Int) throws(ImageFault) {
    let length = try source.require(.big, at: start + 2, bytes: 2)
    guard length >= 2 else { throw source.damaged(.length(of: "a segment"), at: start) }
    let segment = try source.range(from: start, count: length + 2)
    let payload = start + 4..<segment.upperBound
    position = segment.upperBound
    switch marker {
    case 0xC4, 0xCC, 0xDB, 0xDD, 0xDE, 0xDF:
      kept.keep(segment)
    case 0xDC:
      // The number of lines, if the frame header left it open (T.81 §B.2.5).
      if height == 0 { height = source.number(.big, at: start + 4, bytes: 2) ?? 0 }
      kept.keep(segment)
    case 0xC8:
      // Reserved for extensions, none of which exist.
      break
    case 0xC0...0xCF:
      try readFrame(segment)
    case 0xDA:
      guard width != nil else { throw source.damaged(.missing("a frame header"), at: start) }
      hasScan = true
      position = try endOfScan(from: segment.upperBound)
      kept.keep(start..<position)
    case 0xE0...0xEF:
      readApplicationSegment(marker, segment, payload)
    default:
      // Comments and reserved markers.
      break
    }
  }

  private mutating func readFrame(_ segment: Range<Int>) throws(ImageFault) {
    guard segment.count >= 10 else {
      throw source.damaged(.length(of: "the frame header"), at: segment.lowerBound)
    }
    if width == nil {
      height = try source.require(.big, at: segment.lowerBound + 5, bytes: 2)
      width = try source.require(.big, at: segment.lowerBound + 7, bytes: 2)
    }
    kept.keep(segment)
  }

  private mutating func readApplicationSegment(
    _ marker: UInt8, _ segment: Range<Int>, _ payload: Range<Int>
  ) {
    switch marker {
    case 0xE0 where source.range(payload, beginsWith: "JFIF\0") && payload.count >= 14:
      jfif = jfif ?? segment
    case 0xE1 where source.range(payload, beginsWith: "Exif\0") && payload.count > 6:
      let tiff = payload.lowerBound + 6..<payload.upperBound
      if orientation == nil, let value = ImageOrientation(tiff: tiff, of: source) {
        orientation = (value, segment)
      }
    case 0xE2 where source.range(payload, beginsWith: "ICC_PROFILE\0") && payload.count > 14:
      profile.append(segment)
    case 0xEE where source.range(payload, beginsWith: "Adobe") && payload.count >= 12:
      // Specifies how colours are coded, in exactly twelve bytes.
      let adobe = [0xFF, 0xEE, 0, 14] + source.bytes[payload.prefix(12)]
      kept.replace(segment, of: source, with: adobe)
    default:
      break
    }
  }

  /// End of entropy-coded data: the first marker other than a restart. `FF 00` is a data byte.
  private func endOfScan(from start: Int) throws(ImageFault) -> Int {
    var index = start
    while let escape = source.bytes[index...].firstIndex(of: 0xFF) {
      var code = escape + 1
      while try source.byte(at: code) == 0xFF { code += 1 }
      switch source.bytes[code] {
      case 0x00, 0xD0...0xD7: index = code + 1
      default: return escape
      }
    }
    throw source.endsEarly
  }

  private func finish(end: Range<Int>) throws(ImageFault) -> ParsedImage {
    guard let width, hasScan else { throw source.damaged(.missing("a scan"), at: end.lowerBound) }
    let turned = orientation.flatMap { $0.value == .upright ? nil : $0 }
    var parts = ImageParts()
    parts.keep(0..<2)
    if let jfif {
      // The header is written again without the thumbnail.
      let header = source.bytes[jfif.lowerBound + 4..<jfif.lowerBound + 16]
      parts.replace(jfif, of: source, with: [0xFF, 0xE0, 0, 16] + header + [0, 0])
    }
    if let turned {
      let exif = Array("Exif\0\0".utf8) + turned.value.tiff
      let length = UInt16(exif.count + 2).bigEndianBytes
      parts.replace(turned.segment, of: source, with: [0xFF, 0xE1] + length + exif)
    }
    addProfile(to: &parts)
    parts.append(kept)
    parts.keep(end)
    return ParsedImage(
      width: width, height: height, orientation: turned?.value ?? .upright, parts: parts)
  }

  /// Adds the parts of the colour profile that affect colours. The profile is split into numbered
  /// segments that also contain their count (ICC.1:2022 §B.4).
  private func addProfile(to parts: inout ImageParts) {
    guard let first = profile.first, let last = profile.last else { return }
    let payload = first.lowerBound + 4 + 12
    let count = Int(source.bytes[payload + 1])
    let ordered = profile.sorted {
      source.bytes[$0.lowerBound + 16] < source.bytes[$1.lowerBound + 16]
    }
    let numbers = ordered.map { Int(source.bytes[$0.lowerBound + 16]) }
    guard count == profile.count, numbers == Array(1...count),
      let reduced = ColorProfile(ordered.flatMap { source.bytes[$0.dropFirst(18)] })?.reduced
    else { return }
    let most = 65_519
    let starts = Array(stride(from: 0, to: reduced.count, by: most))
    guard starts.count <= 255 else { return }
    var segments: [UInt8] = []
    for (index, start) in starts.enumerated() {
      let part = reduced[start..<min(start + most, reduced.count)]
      let length = UInt16(part.count + 16).bigEndianBytes
      segments += [0xFF, 0xE2] + length + Array("ICC_PROFILE\0".utf8)
      segments += [UInt8(index + 1), UInt8(starts.count)] + part
    }
    parts.replace(first.lowerBound..<last.upperBound, of: source, with: segments)
  }
}
