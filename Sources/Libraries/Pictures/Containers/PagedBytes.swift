/// Parts of a picture's bytes, read in pages when they are needed, within a budget: a reader that
/// a hostile file sends round and round comes to an end.
struct PagedBytes {
  /// Number of bytes of the picture.
  let count: Int
  private let source: any PictureSource
  /// Bytes that may still be read.
  private var budget: Int
  /// The pages read last, newest at the end.
  private var pages: [(number: Int, bytes: [UInt8])] = []

  private static let pageSize = 2_048
  private static let pagesKept = 8

  /// 16 MB reach through a PNG of 8,000 chunks, and are read in less than 0.1 s.
  init(_ source: any PictureSource, budget: Int = 16_000_000) {
    self.source = source
    self.budget = budget
    count = source.count
  }

  /// Returns bytes; `nil` where they are not all there, or past the budget.
  mutating func bytes(at offset: Int, count wanted: Int) throws(PictureFault) -> [UInt8]? {
    guard offset >= 0, wanted >= 0, offset <= count, wanted <= count - offset else { return nil }
    if wanted == 0 { return [] }
    let size = Self.pageSize
    let first = offset / size
    if (offset + wanted - 1) / size == first {
      guard let page = try page(first) else { return nil }
      return Array(page[(offset - first * size)..<(offset - first * size + wanted)])
    }
    guard wanted <= budget else { return nil }
    budget -= wanted
    return try source.read(at: offset, count: wanted)
  }

  /// Returns a number of 1 to 8 bytes; `nil` where it is not all there or too large.
  mutating func number(
    at offset: Int, size: Int, isLittle: Bool = false
  ) throws(PictureFault) -> Int? {
    guard let bytes = try bytes(at: offset, count: size) else { return nil }
    return Int(bytes, isLittle: isLittle)
  }

  /// Whether a text of ASCII is at an offset.
  mutating func has(_ text: String, at offset: Int) throws(PictureFault) -> Bool {
    try bytes(at: offset, count: text.utf8.count)?.elementsEqual(text.utf8) ?? false
  }

  private mutating func page(_ number: Int) throws(PictureFault) -> [UInt8]? {
    if let known = pages.last(where: { $0.number == number }) { return known.bytes }
    let start = number * Self.pageSize
    let length = min(Self.pageSize, count - start)
    guard length <= budget else { return nil }
    budget -= length
    let bytes = try source.read(at: start, count: length)
    if pages.count == Self.pagesKept { pages.removeFirst() }
    pages.append((number, bytes))
    return bytes
  }
}

extension Int {
  /// The number that bytes stand for; `nil` for more than eight or one past `Int.max`.
  init?(_ bytes: some Collection<UInt8>, isLittle: Bool) {
    guard bytes.count <= 8 else { return nil }
    var number: UInt64 = 0
    if isLittle {
      for (index, byte) in bytes.enumerated() { number |= UInt64(byte) << UInt64(8 * index) }
    } else {
      for byte in bytes { number = number << 8 | UInt64(byte) }
    }
    self.init(exactly: number)
  }
}
