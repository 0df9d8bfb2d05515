extension PictureParts {
  /// A box of an ISO base media file (ISO/IEC 14496-12 §4.2).
  private struct Box {
    let type: String
    /// Range of its content, without its header.
    let data: Range<Int>
  }

  /// An item of a HEIC or AVIF file, such as a picture, a part of one, or metadata.
  private struct Item {
    var type = ""
    var contentType = ""
    /// Range of its bytes, if they are contiguous.
    var range: Range<Int>?
    /// Ranges of all its extents.
    var pieces: [Range<Int>] = []
    /// Numbers of its properties, counted from 1.
    var properties: [Int] = []
  }

  /// Greatest number of boxes in a box, and of items in a file: a grid of 50,000 × 50,000 pixels
  /// has 10,000 tiles.
  private static let mostBoxes = 20_000

  mutating func readISOBoxes(_ bytes: inout PagedBytes) throws(PictureFault) {
    let top = try Self.boxes(in: 0..<bytes.count, &bytes)
    for box in top where !["ftyp", "meta", "mdat", "free", "skip"].contains(box.type) {
      add("box " + box.type, box.data)
    }
    // Major brands of picture sequences (ISO/IEC 23008-12 §10.3, AV1 Image File Format §8).
    if let brand = try bytes.bytes(at: 8, count: 4) {
      standsStill = ["avis", "msf1", "hevc", "hevx"].contains { brand.elementsEqual($0.utf8) }
    }
    guard let meta = top.first(where: { $0.type == "meta" }), meta.data.count >= 4 else { return }
    // Skips version and flags, because `meta` is a full box.
    let boxes = try Self.boxes(in: (meta.data.lowerBound + 4)..<meta.data.upperBound, &bytes)
    func first(_ type: String) -> Range<Int>? { boxes.first { $0.type == type }?.data }

    var items: [Int: Item] = [:]
    if let iinf = first("iinf") { try Self.readTypes(iinf, into: &items, &bytes) }
    if let iloc = first("iloc") {
      try Self.readPlaces(iloc, dataBox: first("idat"), into: &items, &bytes)
    }
    addData(of: items.sorted { $0.key < $1.key }.map(\.value), top, within: bytes.count)
    for (_, item) in items.sorted(by: { $0.key < $1.key }) {
      guard let range = item.range, range.upperBound <= bytes.count else { continue }
      switch item.type {
      case "Exif":
        // Four bytes give the distance from their end to the TIFF structure (ISO/IEC 23008-12
        // §A.2.1).
        guard let skipped = try bytes.number(at: range.lowerBound, size: 4) else { continue }
        let start = range.lowerBound + 4 + skipped
        if start < range.upperBound, exif == nil { exif = start..<range.upperBound }
      case "mime" where item.contentType == "application/rdf+xml": xmp.append(range)
      case "mime", "uri ": add("item \(item.type) \(item.contentType)", range)
      default: break
      }
    }
    if let iprp = first("iprp"), let pitm = first("pitm") {
      try readShape(iprp, pitm, &items, &bytes)
    }
  }

  /// Adds the pictures among the items, in order. In a file without items, it adds the data boxes.
  private mutating func addData(of items: [Item], _ boxes: [Box], within count: Int) {
    data = items.filter { !["Exif", "mime", "uri "].contains($0.type) }.flatMap(\.pieces)
    if data.isEmpty { data = boxes.filter { $0.type == "mdat" }.map(\.data) }
    // In a hostile file, extents may repeat the same bytes over and over.
    var sum = 0
    data = data.prefix { range in
      sum += range.count
      return range.upperBound <= count && sum <= count
    }
  }

  /// Reads the size and rotation of the primary item from its properties, in order.
  private mutating func readShape(
    _ iprp: Range<Int>, _ pitm: Range<Int>, _ items: inout [Int: Item], _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    let version = try bytes.number(at: pitm.lowerBound, size: 1) ?? 0
    guard
      let primary = try bytes.number(at: pitm.lowerBound + 4, size: version == 0 ? 2 : 4)
    else { return }
    let boxes = try Self.boxes(in: iprp, &bytes)
    for box in boxes where box.type == "ipma" {
      try Self.readProperties(box.data, into: &items, &bytes)
    }
    guard let ipco = boxes.first(where: { $0.type == "ipco" }) else { return }
    let properties = try Self.boxes(in: ipco.data, &bytes)
    var (width, height, turned) = (0, 0, false)
    for number in items[primary]?.properties ?? []
    where number >= 1 && number <= properties.count {
      let data = properties[number - 1].data
      func word(_ index: Int) throws(PictureFault) -> Int {
        try bytes.number(at: data.lowerBound + 4 * index, size: 4) ?? 0
      }
      switch properties[number - 1].type {
      case "ispe": (width, height) = (try word(1), try word(2))
      case "clap":
        let (across, down) = (try word(1), try word(3))
        if across > 0, down > 0 { (width, height) = (try word(0) / across, try word(2) / down) }
      case "irot": turned = (try bytes.number(at: data.lowerBound, size: 1) ?? 0) % 2 == 1
      default: break
      }
    }
    size = PixelSize(width: width, height: height)
    isTurned = turned
  }

  private static func boxes(
    in range: Range<Int>, _ bytes: inout PagedBytes
  ) throws(PictureFault) -> [Box] {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, boxes.count < mostBoxes,
      let head = try bytes.bytes(at: offset, count: 8), var size = Int(head[..<4], isLittle: false)
    {
      var headSize = 8
      if size == 1 {
        headSize = 16
        size = try bytes.number(at: offset + 8, size: 8) ?? 0
      } else if size == 0 {
        size = range.upperBound - offset
      }
      guard size >= headSize, size <= range.upperBound - offset else { break }
      boxes.append(
        Box(
          type: String(decoding: head[4...], as: UTF8.self),
          data: (offset + headSize)..<(offset + size)))
      offset += size
    }
    return boxes
  }

  /// Reads the types of items (ISO/IEC 14496-12 §8.11.6).
  private static func readTypes(
    _ iinf: Range<Int>, into items: inout [Int: Item], _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    let version = try bytes.number(at: iinf.lowerBound, size: 1) ?? 0
    let start = iinf.lowerBound + (version == 0 ? 6 : 8)
    guard start <= iinf.upperBound else { return }
    for box in try boxes(in: start..<iinf.upperBound, &bytes) where box.type == "infe" {
      let start = box.data.lowerBound
      guard let version = try bytes.number(at: start, size: 1), version >= 2 else { continue }
      let idSize = version == 2 ? 2 : 4
      guard let id = try bytes.number(at: start + 4, size: idSize),
        let type = try bytes.bytes(at: start + 6 + idSize, count: 4)
      else { continue }
      let restStart = min(start + 10 + idSize, box.data.upperBound)
      let rest = try bytes.bytes(at: restStart, count: min(256, box.data.upperBound - restStart))
      // The name and, for MIME items, the content type, each terminated by a NUL.
      let texts = (rest ?? []).split(separator: 0, omittingEmptySubsequences: false)
      items[id, default: Item()].type = String(decoding: type, as: UTF8.self)
      if texts.count > 1 {
        items[id, default: Item()].contentType = String(decoding: texts[1], as: UTF8.self)
      }
    }
  }
}

extension PictureParts {
  /// Reads the locations of items (ISO/IEC 14496-12 §8.11.3).
  private static func readPlaces(
    _ iloc: Range<Int>, dataBox: Range<Int>?, into items: inout [Int: Item],
    _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    guard let version = try bytes.number(at: iloc.lowerBound, size: 1),
      let sizes = try bytes.number(at: iloc.lowerBound + 4, size: 2)
    else { return }
    let (offsetSize, lengthSize) = (sizes >> 12, sizes >> 8 & 15)
    let (baseSize, indexSize) = (sizes >> 4 & 15, version > 0 ? sizes & 15 : 0)
    guard [offsetSize, lengthSize, baseSize, indexSize].allSatisfy({ $0 <= 8 }) else { return }
    var offset = iloc.lowerBound + 6
    var isWhole = true
    func next(_ size: Int) throws(PictureFault) -> Int {
      guard offset + size <= iloc.upperBound, let number = try bytes.number(at: offset, size: size)
      else {
        isWhole = false
        return 0
      }
      offset += size
      return number
    }
    let idSize = version < 2 ? 2 : 4
    let count = try next(idSize)
    for _ in 0..<min(count, mostBoxes) {
      let id = try next(idSize)
      let method = version > 0 ? try next(2) & 15 : 0
      _ = try next(2)
      let base = try next(baseSize)
      let extents = try next(2)
      for _ in 0..<extents where isWhole {
        _ = try next(indexSize)
        let (start, length) = (try next(offsetSize), try next(lengthSize))
        guard isWhole, method <= 1 else { continue }
        let origin = method == 1 ? dataBox?.lowerBound : 0
        guard let origin, base <= bytes.count, start <= bytes.count, length <= bytes.count else {
          continue
        }
        let first = origin + base + start
        let piece = first..<(first + length)
        if length > 0 { items[id, default: Item()].pieces.append(piece) }
        if extents == 1 { items[id, default: Item()].range = piece }
      }
      guard isWhole else { return }
    }
  }

  /// Reads the properties of items (ISO/IEC 23008-12 §9.3.1).
  private static func readProperties(
    _ ipma: Range<Int>, into items: inout [Int: Item], _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    guard let head = try bytes.number(at: ipma.lowerBound, size: 4) else { return }
    let (version, isWide) = (head >> 24, head & 1 == 1)
    let idSize = version < 1 ? 2 : 4
    guard let count = try bytes.number(at: ipma.lowerBound + 4, size: 4) else { return }
    var offset = ipma.lowerBound + 8
    for _ in 0..<min(count, mostBoxes) {
      guard offset < ipma.upperBound, let id = try bytes.number(at: offset, size: idSize),
        let links = try bytes.number(at: offset + idSize, size: 1)
      else { return }
      offset += idSize + 1
      for _ in 0..<links {
        guard let link = try bytes.number(at: offset, size: isWide ? 2 : 1) else { return }
        items[id, default: Item()].properties.append(link & (isWide ? 0x7FFF : 0x7F))
        offset += isWide ? 2 : 1
      }
    }
  }
}
