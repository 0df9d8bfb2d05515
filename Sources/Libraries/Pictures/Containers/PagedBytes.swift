/// Parts of a picture's bytes, read page by page on demand. A budget makes sure that reading ends,
/// even if a hostile file sends the reader round in circles.
struct PagedBytes {
  /// Number of bytes of the picture.
  let count: Int
  private let source: any PictureSource
  /// Number of bytes that may still be read.
  private var budget: Int
  /// The pages that were read last, newest at the end.
  private var pages: [(number: Int, bytes: [UInt8])] = []

  private static let pageSize = 2_048
  private static let pagesKept = 8

  /// The default of 16 MB suffices for a PNG of 8,000 chunks, and is read in less than 0.1 s.
  init(_ source: any PictureSource, budget: Int = 16_000_000) {
    self.source = source
    self.budget = budget
    count = source.count
  }

  /// Returns bytes; `nil` if some of them are missing, or if the budget is used up.
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

  /// Returns a number of 1 to 8 bytes; `nil` if bytes are missing or the number is too large.
  mutating func number(
    at offset: Int, size: Int, isLittle: Bool = false
  ) throws(PictureFault) -> Int? {
    guard let bytes = try bytes(at: offset, count: size) else { return nil }
    return Int(bytes, isLittle: isLittle)
  }

  /// Whether an ASCII text is at an offset.
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
  /// Creates the number that bytes encode; `nil` for more than eight bytes or a number above
  /// `Int.max`.
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
