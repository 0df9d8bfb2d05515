import Geodesy

/// Reader of the table format that `Scripts/make-maps` describes; returns `nil` if bytes are
/// missing.
struct TableReader {
  private let table: UnsafeRawBufferPointer
  private var offset = 0

  init(_ table: UnsafeRawBufferPointer) { self.table = table }

  /// Levels of each layer; `nil` if the table has another version or is cut off.
  mutating func levels(ofVersion version: Int) -> [[Level]]? {
    guard number(UInt32.self) == 0x5041_4D5A, number(UInt16.self) == version,
      let heads = number(UInt16.self).flatMap({ list(of: $0) { $0.head() } }),
      let rings = number(UInt32.self).flatMap({ list(of: $0) { $0.ring() } }),
      let chunks = number(UInt32.self).flatMap({ list(of: $0) { $0.chunk() } })
    else { return nil }
    var levels: [[Level]] = Array(repeating: [], count: Atlas.Layer.allCases.count)
    let start = offset
    for (index, head) in heads.enumerated() {
      let end = index + 1 < heads.count ? start + heads[index + 1].start : table.count
      guard head.layer < levels.count, start + head.start <= end, end <= table.count,
        let level = level(head, rings, chunks, Array(table[start + head.start..<end]))
      else { return nil }
      levels[head.layer].append(level)
    }
    return levels
  }

  /// Largest deviations of the levels, the same as in `Scripts/make-maps`.
  private static let tolerances = [0.4, 0.12, 0.05, 0.02, 0.007, 0.002]

  private func level(
    _ head: Head, _ rings: [LooseRing], _ chunks: [Level.Chunk], _ bytes: [UInt8]
  ) -> Level? {
    guard head.rings.upperBound <= rings.count, head.level < Self.tolerances.count else {
      return nil
    }
    let loose = rings[head.rings]
    let count = loose.reduce(0) { $0 + $1.count }
    guard head.firstChunk + count <= chunks.count else { return nil }
    var next = 0
    return Level(
      stepsOfDegree: Double(max(1, head.steps)), tolerance: Self.tolerances[head.level],
      rings: loose.map { ring in
        defer { next += ring.count }
        return Level.Ring(kind: ring.kind, cap: ring.cap, chunks: next..<next + ring.count)
      },
      chunks: Array(chunks[head.firstChunk..<head.firstChunk + count]), bytes: bytes)
  }

  private struct Head {
    let layer: Int
    let level: Int
    let steps: Int
    let rings: Range<Int>
    let firstChunk: Int
    let start: Int
  }

  private mutating func head() -> Head? {
    guard let layer = number(UInt8.self), let level = number(UInt8.self),
      let steps = number(UInt16.self), let first = number(UInt32.self),
      let count = number(UInt32.self), let firstChunk = number(UInt32.self),
      let start = number(UInt32.self)
    else { return nil }
    return Head(
      layer: layer, level: level, steps: steps, rings: first..<first + count,
      firstChunk: firstChunk, start: start)
  }

  private struct LooseRing {
    let kind: Level.Ring.Kind
    let cap: Cap
    let count: Int
  }

  private mutating func ring() -> LooseRing? {
    guard let cap = cap(), let kind = number(UInt8.self).flatMap({ Level.Ring.Kind($0) }),
      number(UInt8.self) != nil, let count = number(UInt32.self)
    else { return nil }
    return LooseRing(kind: kind, cap: cap, count: count)
  }

  private mutating func chunk() -> Level.Chunk? {
    guard let cap = cap(), let count = number(UInt16.self), let east = number(Int32.self),
      let north = number(Int32.self), let offset = number(UInt32.self)
    else { return nil }
    return Level.Chunk(
      cap: cap, first: SIMD2(Int32(truncatingIfNeeded: east), Int32(truncatingIfNeeded: north)),
      count: count, offset: offset)
  }

  private mutating func cap() -> Cap? {
    guard let east = number(Int16.self), let north = number(Int16.self),
      let radius = number(UInt16.self)
    else { return nil }
    return Cap(
      centre: SIMD3(latitude: Double(north) / 100, longitude: Double(east) / 100),
      radius: Double(radius) / 100)
  }

  private mutating func list<Item>(
    of count: Int, _ item: (inout TableReader) -> Item?
  ) -> [Item]? {
    var items: [Item] = []
    // Each item takes at least a byte, so a wrong count can't reserve much memory.
    items.reserveCapacity(min(count, table.count))
    for _ in 0..<count {
      guard let item = item(&self) else { return nil }
      items.append(item)
    }
    return items
  }

  private mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Int? {
    let size = MemoryLayout<Number>.size
    guard offset + size <= table.count else { return nil }
    defer { offset += size }
    return Int(Number(littleEndian: table.loadUnaligned(fromByteOffset: offset, as: type)))
  }
}

extension Level.Ring.Kind {
  fileprivate init?(_ number: Int) {
    guard let byte = UInt8(exactly: number) else { return nil }
    self.init(rawValue: byte)
  }
}
