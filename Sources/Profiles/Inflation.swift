/// Reader of compressed data, which PNG has around profiles of colours (RFC 1950, RFC 1951).
package struct Inflation {
  private let bytes: ArraySlice<UInt8>
  private let limit: Int
  private var place: Int
  private var held: UInt32 = 0
  private var heldCount = 0
  private var result: [UInt8] = []

  /// Returns the bytes of a zlib stream without regard to its checksum; `nil` for one that is
  /// damaged, or has more than `limit` bytes.
  package static func bytes(ofZlib stream: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard stream.count > 2, let first = stream.first, first & 15 == 8 else { return nil }
    let flags = stream[stream.startIndex + 1]
    // A dictionary would be needed, too.
    guard flags & 0x20 == 0, (Int(first) << 8 | Int(flags)) % 31 == 0 else { return nil }
    var inflation = Inflation(stream.dropFirst(2), limit: limit)
    return inflation.run() ? inflation.result : nil
  }

  /// A zlib stream of bytes that it does not compress.
  package static func zlib(storing bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let count = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      for number in [count, ~count] { result += [UInt8(number & 255), UInt8(number >> 8)] }
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + [UInt8(high >> 8), UInt8(high & 255), UInt8(low >> 8), UInt8(low & 255)]
  }

  private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = limit
    place = bytes.startIndex
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = bits(1), let form = bits(2) else { return false }
      let isRead =
        switch form {
        case 0: copyStored()
        case 1: readBlock(Self.fixedLengths, Self.fixedDistances)
        case 2: readDynamicBlock()
        default: false
        }
      guard isRead else { return false }
      if isLast == 1 { return true }
    }
  }

  /// Takes up to sixteen bits, the lowest first.
  private mutating func bits(_ count: Int) -> Int? {
    while heldCount < count {
      guard place < bytes.endIndex else { return nil }
      held |= UInt32(bytes[place]) << UInt32(heldCount)
      place += 1
      heldCount += 8
    }
    let value = held & (1 << UInt32(count) - 1)
    held >>= UInt32(count)
    heldCount -= count
    return Int(value)
  }

  private mutating func copyStored() -> Bool {
    (held, heldCount) = (0, 0)
    guard bytes.endIndex - place >= 4 else { return false }
    let count = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    let check = Int(bytes[place + 2]) | Int(bytes[place + 3]) << 8
    place += 4
    guard count ^ check == 0xFFFF, count <= bytes.endIndex - place, count <= limit - result.count
    else { return false }
    result += bytes[place..<(place + count)]
    place += count
    return true
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537,
    2_049, 3_073, 4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
  ]

  private mutating func readBlock(_ lengths: HuffmanCode, _ distances: HuffmanCode) -> Bool {
    while let symbol = next(lengths) {
      if symbol == 256 { return true }
      if symbol < 256 {
        guard result.count < limit else { return false }
        result.append(UInt8(symbol))
        continue
      }
      let number = symbol - 257
      guard number < Self.lengthBases.count,
        let more = bits(number < 8 || number == 28 ? 0 : (number - 4) / 4),
        let far = next(distances), far < Self.distanceBases.count,
        let farther = bits(far < 4 ? 0 : (far - 2) / 2)
      else { return false }
      let (count, distance) = (Self.lengthBases[number] + more, Self.distanceBases[far] + farther)
      guard distance <= result.count, count <= limit - result.count else { return false }
      // Byte by byte, since what is copied may reach into itself.
      for _ in 0..<count { result.append(result[result.count - distance]) }
    }
    return false
  }

  private mutating func readDynamicBlock() -> Bool {
    guard let lengthCount = bits(5), let distanceCount = bits(5), let codeCount = bits(4)
    else { return false }
    var sizes = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for index in order.prefix(codeCount + 4) {
      guard let size = bits(3) else { return false }
      sizes[index] = size
    }
    let code = HuffmanCode(sizes)
    let count = lengthCount + 257 + distanceCount + 1
    var all: [Int] = []
    while all.count < count {
      guard let symbol = next(code) else { return false }
      switch symbol {
      case 16:
        guard let last = all.last, let more = bits(2) else { return false }
        all += [Int](repeating: last, count: 3 + more)
      case 17, 18:
        guard let more = bits(symbol == 17 ? 3 : 7) else { return false }
        all += [Int](repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
      default: all.append(symbol)
      }
    }
    guard all.count == count else { return false }
    let split = lengthCount + 257
    return readBlock(HuffmanCode(Array(all[..<split])), HuffmanCode(Array(all[split...])))
  }

  /// Takes a symbol of a code, the highest bit first.
  private mutating func next(_ code: HuffmanCode) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for size in 1...15 {
      guard let bit = bits(1) else { return nil }
      value |= bit
      let count = code.counts[size]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private static let fixedLengths = HuffmanCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanCode([Int](repeating: 5, count: 30))
}

/// A code whose symbols are known by the sizes of their codes (RFC 1951 §3.2.2).
private struct HuffmanCode: Sendable {
  /// Number of symbols of each size in bits.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// Symbols in the order of their codes.
  let symbols: [Int]

  /// `sizes` are of each symbol, 0 for one that does not occur.
  init(_ sizes: [Int]) {
    for size in sizes where size > 0 { counts[size] += 1 }
    symbols = sizes.indices.filter { sizes[$0] > 0 }
      .sorted { (sizes[$0], $0) < (sizes[$1], $1) }
  }
}
