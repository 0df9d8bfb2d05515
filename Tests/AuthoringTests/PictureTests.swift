import Content
import Testing

@testable import Authoring

struct PictureTests {
  @Test func drawsAPostcardThatIsPublishedAsItIs() throws {
    let image = try #require(try ImageFile(Postcard.png))
    #expect(image.kind == .png)
    #expect(image.width == 960)
    #expect(image.height == 640)
    #expect(image.isClean)
    #expect(Postcard.png.count < 16 * 1024)
  }

  /// Lengths of runs on both sides of where the codes change.
  @Test(arguments: [1, 2, 3, 4, 10, 11, 12, 18, 19, 34, 35, 66, 67, 130, 131, 257, 258, 259, 600])
  func deflatesRunsOfAnyLength(length: Int) throws {
    let row: [UInt8] = [7] + [UInt8](repeating: 200, count: length) + [143, 144, 255]
    let png = PNGEncoder.png(
      [row, row], palette: [PNGEncoder.Color(red: 1, green: 2, blue: 3)])
    #expect(try FixedInflate.imageData(of: png) == [0] + row + [0] + row)
    _ = try #require(try ImageFile(png))
  }
}

/// Reads what `PNGEncoder` writes, by RFC 1951 §3.2.5 and §3.2.6 alone.
private struct FixedInflate {
  private struct Damaged: Error {}

  private let bytes: [UInt8]
  private var position = 0

  static func imageData(of png: [UInt8]) throws -> [UInt8] {
    let name = Array("IDAT".utf8)
    guard let start = png.indices.first(where: { png[$0...].starts(with: name) }) else {
      throw Damaged()
    }
    let count = png[start - 4..<start].reduce(0) { $0 << 8 | Int($1) }
    var inflate = FixedInflate(bytes: Array(png[start + 6..<start + 4 + count - 4]))
    return try inflate.block()
  }

  private mutating func block() throws -> [UInt8] {
    guard try number(3) == 0b011 else { throw Damaged() }
    var result: [UInt8] = []
    while true {
      let symbol = try symbol()
      switch symbol {
      case 0..<256: result.append(UInt8(symbol))
      case 256: return result
      default:
        let length = try length(symbol)
        guard try code(5) == 0, let last = result.last else { throw Damaged() }
        result += [UInt8](repeating: last, count: length)
      }
    }
  }

  private mutating func symbol() throws -> Int {
    let seven = try code(7)
    if seven < 24 { return 256 + seven }
    let eight = try seven << 1 | code(1)
    switch eight {
    case 0x30...0xBF: return eight - 0x30
    case 0xC0...0xC7: return 280 + eight - 0xC0
    default: return try (eight << 1 | code(1)) - 0x190 + 144
    }
  }

  private mutating func length(_ symbol: Int) throws -> Int {
    let bases = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
      131, 163, 195, 227, 258,
    ]
    let extra = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
    return try bases[symbol - 257] + number(extra)
  }

  /// The highest bit first.
  private mutating func code(_ bits: Int) throws -> Int {
    try (0..<bits).reduce(0) { value, _ in try value << 1 | bit() }
  }

  /// The lowest bit first.
  private mutating func number(_ bits: Int) throws -> Int {
    try (0..<bits).reduce(0) { value, index in try value | bit() << index }
  }

  private mutating func bit() throws -> Int {
    guard position / 8 < bytes.count else { throw Damaged() }
    defer { position += 1 }
    return Int(bytes[position / 8] >> (position % 8) & 1)
  }
}
